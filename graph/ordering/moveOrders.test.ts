import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { writeLetter } from '../letters/writeLetter';
import type { Mail } from '../mail/queueMail';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const MOVE = `mutation ($ids: [ID!]!, $status: OrderStatus!, $notes: String) {
  batchUpdateOrderStatus(orderIds: $ids, status: $status, notes: $notes) {
    moved { id status nextStatuses statusUpdates { status notes } }
    refused { orderId code reason order { status } }
  }
}`;

type Moves = { ids: unknown[]; status?: OrderStatus; notes?: string };

let customer: Awaited<ReturnType<typeof make.customer>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  customer = await make.customer();
  rancher = await make.rancher();
});

const makeOrder = async (status: OrderStatus = 'PENDING', rancherId = rancher.ranch.id) =>
  (await make.order({ customerId: customer.id, rancherId, status })).id;
const run = ({ status = 'CONTACTED', ...moves }: Moves, person: { id: number } | null = rancher) =>
  as(person).run(MOVE, { status, ...moves });
const move = async (moves: Moves, person?: { id: number }) => {
  const { data, errors } = await run(moves, person);
  expect(errors).toBeUndefined();
  return data.batchUpdateOrderStatus;
};
const statusOf = async (id: number) => (await db('orders').where({ id }).first()).status;
const ledger = () => db('commission_transactions').where({ rancherId: rancher.ranch.id });
const balance = async () => (await db('ranchers').where({ id: rancher.ranch.id }).first()).currentBalance;

describe('moving several orders', () => {
  test('moves each, with the note, in the order in which they were named', async () => {
    const [first, last] = [await makeOrder(), await makeOrder()];
    const { moved, refused } = await move({ ids: [last, first], notes: 'Called' });
    const statusUpdates = [
      { status: 'PENDING', notes: '' },
      { status: 'CONTACTED', notes: 'Called' },
    ];
    expect(refused).toEqual([]);
    expect(moved).toEqual(
      [last, first].map((id) => ({
        id: String(id),
        status: 'CONTACTED',
        nextStatuses: ['PROCESSING', 'CANCELED'],
        statusUpdates,
      })),
    );
  });

  test('charges the commission of each that it fulfills', async () => {
    const ids = [await makeOrder('PROCESSING'), await makeOrder('PROCESSING')];
    await move({ ids, status: 'FULFILLED' });
    expect((await ledger()).map(({ orderId }) => orderId).sort()).toEqual(ids.toSorted());
    expect(await balance()).toBe(36_000);
  });

  test('skips an order that cannot be moved, does not exist, is another ranch’s or is named twice', async () => {
    const [first, last, done] = [await makeOrder(), await makeOrder(), await makeOrder('FULFILLED')];
    const foreign = await makeOrder('PENDING', (await make.rancher()).ranch.id);
    const { moved, refused } = await move({ ids: [first, done, 2_000_000_000, foreign, first, last] });
    expect(moved.map(({ id }: { id: string }) => Number(id))).toEqual([first, last]);
    const unknown = { code: 'NOT_FOUND', reason: 'Order not found', order: null };
    expect(refused).toEqual([
      {
        orderId: String(done),
        code: 'CONFLICT',
        reason: "This order is Fulfilled, and its status can't change anymore.",
        order: { status: 'FULFILLED' },
      },
      { orderId: '2000000000', ...unknown },
      { orderId: String(foreign), ...unknown },
    ]);
    expect(await statusOf(foreign)).toBe('PENDING');
  });

  test('moves and charges each order once when two people do it at the same time', async () => {
    const ids = [await makeOrder('PROCESSING'), await makeOrder('PROCESSING'), await makeOrder('PROCESSING')];
    const answers = await Promise.all([
      move({ ids, status: 'FULFILLED' }),
      move({ ids: ids.toReversed(), status: 'FULFILLED' }, await make.admin()),
    ]);
    expect(
      answers
        .flatMap(({ moved }) => moved)
        .map(({ id }) => Number(id))
        .sort(),
    ).toEqual(ids.toSorted());
    expect(answers.flatMap(({ refused }) => refused)).toHaveLength(3);
    expect(await ledger()).toHaveLength(3);
    expect(await balance()).toBe(54_000);
  });

  test('an empty list moves nothing', async () => {
    expect(await move({ ids: [] })).toEqual({ moved: [], refused: [] });
  });
});

describe('refusals', () => {
  test.each([
    [
      'more than a hundred',
      { ids: Array.from({ length: 100 }, (_, at) => at + 1) },
      { orderIds: 'At most 100 orders' },
    ],
    ['an id that is not a number', { ids: ['x'] }, { orderIds: 'An id is a number' }],
    ['a note that is too long', { ids: [], notes: 'x'.repeat(2_001) }, { notes: expect.any(String) }],
  ])('%s, before anything is moved', async (_name, { ids, ...rest }, fields) => {
    const id = await makeOrder();
    const { errors } = await run({ ids: [id, ...ids], ...rest });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(await statusOf(id)).toBe('PENDING');
  });
});

describe('undoing moves', () => {
  const UNDO = `mutation ($ids: [ID!]!) {
    undoOrderMoves(orderIds: $ids) { moved { id status statusUpdates { status notes } } refused { orderId code } }
  }`;
  const undo = async (ids: unknown[], person: { id: number } = rancher) =>
    (await as(person).run(UNDO, { ids })).data.undoOrderMoves;
  const lettersAbout = async (orderId: number): Promise<{ waits: boolean; payload: Mail & { status: string } }[]> => {
    const { rows } = await db.raw(
      `select run_at > now() + interval '10 seconds' as waits, payload from graphile_worker._private_jobs
       where payload ->> 'template' = 'orderStatusChanged' and (payload ->> 'orderId')::integer = ?`,
      [orderId],
    );
    return rows;
  };

  test('takes each back one step, while its letter waits and then is not written', async () => {
    const ids = [await makeOrder(), await makeOrder('CONTACTED')];
    await db('orderStatusUpdates').insert({ orderId: ids[1], status: 'CONTACTED', notes: '' });
    await move({ ids: [ids[0]] });
    await move({ ids: [ids[1]], status: 'PROCESSING' });
    expect((await undo(ids)).moved).toMatchObject([
      {
        status: 'PENDING',
        statusUpdates: [{ status: 'PENDING' }, { status: 'CONTACTED' }, { status: 'PENDING', notes: 'Undone' }],
      },
      { status: 'CONTACTED' },
    ]);
    for (const [id, status] of [
      [ids[0], 'CONTACTED'],
      [ids[1], 'PROCESSING'],
    ] as const) {
      const letter = (await lettersAbout(id!)).find(({ payload }) => payload.status === status);
      expect(letter).toMatchObject({ waits: true });
      expect(await writeLetter(db, letter!.payload)).toBeUndefined();
    }
    // The order goes on as before.
    expect((await move({ ids })).moved.map(({ status }: { status: string }) => status)).toEqual(['CONTACTED']);
  });

  test('is possible for an admin, whom the ranch does not see', async () => {
    const id = await makeOrder();
    const admin = await make.admin();
    await as(admin).run(`mutation { updateOrderStatus(orderId: ${id}, status: CONTACTED) { id } }`);
    expect((await undo([id], admin)).moved).toMatchObject([{ status: 'PENDING' }]);
    const { data } = await as(rancher).run(`{ order(id: ${id}) { statusUpdates { movedBy moverName } } }`);
    const byPlatform = { movedBy: 'PLATFORM', moverName: null };
    expect(data.order.statusUpdates.slice(1)).toEqual([byPlatform, byPlatform]);
  });

  test('is refused twice, too late, for another person, and for what is final', async () => {
    const refusalOf = async (id: number, person?: { id: number }) => (await undo([id], person)).refused[0]?.code;
    const id = await makeOrder();
    await move({ ids: [id] });
    expect(await refusalOf(id, await make.admin())).toBe('CONFLICT');
    expect(await refusalOf(id, await make.rancher())).toBe('NOT_FOUND');
    await db('orderStatusUpdates')
      .where({ orderId: id })
      .update({ createdAt: db.raw("created_at - interval '21 seconds'") });
    expect(await refusalOf(id)).toBe('CONFLICT');
    const other = await makeOrder();
    await move({ ids: [other] });
    expect(await Promise.all([refusalOf(other), refusalOf(other)])).toEqual(
      expect.arrayContaining([undefined, 'CONFLICT']),
    );
    const final = await makeOrder('PROCESSING');
    await move({ ids: [final], status: 'FULFILLED' });
    expect(await refusalOf(final)).toBe('CONFLICT');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { CancelTermsName } from '../../rules/orders/cancelTerms';
import { createRandom } from '../../seeds/createRandom';
import { codeOf, fieldsOf, refusalOf, testGraph } from '../testing/graph';
import { cancellation } from './cancellation';

const { db, as, make } = await testGraph();

const SET = `mutation ($id: ID!, $input: RancherProfileInput!) { updateRancherProfile(rancherId: $id, input: $input) {
  cancelTermsName cancelTerms { name version freeHours waitingPercent assignedPercent balanceDays storageDays storageFee abandonDays } } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id cancelTerms { name version } } }`;
const ORDER = `query ($id: ID!) { order(id: $id) { status nextStatuses cancellation { comesBack keeps reason }
  payments { kind amount note } settlement { received kept overpaid } } }`;
const CANCEL = `mutation ($id: ID!) { cancelOrder(orderId: $id) { status cancellation { keeps } settlement { received kept overpaid } } }`;
const PAY = `mutation ($id: ID!, $input: OrderPaymentInput!) { recordOrderPayment(orderId: $id, input: $input) { payment { id } } }`;

type Rancher = Awaited<ReturnType<typeof make.rancher>>;
type Customer = Awaited<ReturnType<typeof make.customer>>;
let rancher: Rancher;
let customer: Customer;

beforeEach(async () => {
  rancher = await make.rancher();
  customer = await make.customer();
});

const choose = (input: Record<string, unknown>) => as(rancher).run(SET, { id: String(rancher.ranch.id), input });

const TERMS = {
  ...{ name: 'USUAL', freeHours: 24, waitingPercent: 50, assignedPercent: 25 },
  ...{ balanceDays: 7, storageDays: 5, storageFee: 500, abandonDays: 30 },
};

/** An order with terms, so many hours old. Its share is on an animal, or waits. */
async function orderWith({
  hours = 48,
  terms = TERMS,
  animal = {},
  isWaiting = false,
  deposit = 20_000,
  status = 'CONTACTED',
} = {}) {
  const order = await make.order({
    ...{ customerId: customer.id, rancherId: rancher.ranch.id, cancelTerms: terms as never },
    createdAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
  });
  if (status === 'CONTACTED') await make.move(order, status);
  const on = isWaiting ? null : await make.animal(rancher.ranch.id, { harvestDate: '2027-03-01', ...animal });
  await make.claim(order, { ...(on && { animal: on, places: [1, 2] }), quarters: 2, deposit });
  if (deposit > 0) await pay(order.id, 'DEPOSIT', deposit);
  return { id: String(order.id), animal: on };
}

const pay = async (id: number | string, kind: string, amount: number) =>
  as(rancher).run(PAY, { id: String(id), input: { kind, method: 'CHECK', amount, note: 'noted' } });
async function read(id: string) {
  const { data, errors } = await as(customer).run(ORDER, { id });
  expect(errors).toBeUndefined();
  return data.order;
}

describe('the terms of a ranch', () => {
  test.each([
    ['EASY', 72, 100, 50],
    ['USUAL', 24, 50, 25],
    ['FIRM', 24, 25, 0],
    ['OWN', 12, 80, 10],
  ] as const)('%s', async (name, freeHours, waitingPercent, assignedPercent) => {
    const own = { cancelHours: 12, cancelWaitingPercent: 80, cancelAssignedPercent: 10 };
    const { data } = await choose({ cancelTermsName: name satisfies CancelTermsName, ...own });
    const { cancelTerms: terms } = data.updateRancherProfile;
    expect(terms).toMatchObject({ name, freeHours, waitingPercent, assignedPercent });
    const { version, name: _, ...numbers } = terms;
    expect(version).toBe([name, ...Object.values(numbers)].join('-'));
  });

  test('a ranch may have none', async () => {
    await choose({ cancelTermsName: 'FIRM' });
    const { data } = await choose({ cancelTermsName: null });
    expect(data.updateRancherProfile).toEqual({ cancelTermsName: null, cancelTerms: null });
  });

  test.each([
    ['cancelHours', 721, 'Enter 0 to 720'],
    ['cancelWaitingPercent', 101, 'Enter 0 to 100'],
    ['cancelAssignedPercent', -1, 'Enter 0 to 100'],
  ])('%s %i is refused', async (field, value, message) => {
    expect(fieldsOf(await choose({ [field]: value }))).toEqual({
      [field]: expect.stringMatching(`${message}|negative`),
    });
  });
});

describe('placing an order', () => {
  const place = (more: Record<string, unknown> = {}) =>
    as(customer).run(PLACE, {
      input: {
        ...{
          rancherId: String(rancher.ranch.id),
          customerName: 'Ann',
          customerEmail: customer.email,
          customerZip: '67554',
        },
        ...{ orderType: 'HALF_COW', shippingMethod: 'LOCAL_PICKUP' },
        productDetails: [{ type: 'HALF_COW', name: 'Half Cow', quantity: 1, price: rancher.ranch.halfCowPrice }],
        ...more,
      },
    });
  const version = 'USUAL-24-50-25-7-5-500-30';

  test('keeps the terms of now, which later changes leave alone', async () => {
    await choose({ cancelTermsName: 'USUAL' });
    const { data } = await place({ cancelTermsVersion: version });
    expect(data.placeOrder.cancelTerms).toEqual({ name: 'USUAL', version });
    await choose({ cancelTermsName: 'FIRM' });
    const order = await as(customer).run('query ($id: ID!) { order(id: $id) { cancelTerms { version } } }', {
      id: data.placeOrder.id,
    });
    expect(order.data.order.cancelTerms).toEqual({ version });
  });

  test.each([
    ['that the ranch has replaced', { cancelTermsName: 'EASY' }, version],
    ['that the ranch has taken back', { cancelTermsName: null }, version],
    ['of a form that showed none', { cancelTermsName: 'FIRM' }, 'NONE'],
  ])('refuses terms %s', async (_, now, read) => {
    await choose(now);
    const refusal = refusalOf(await place({ cancelTermsVersion: read }));
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: { cancelTermsVersion: expect.any(String) } });
    expect(await db('orders').where({ customerId: customer.id })).toEqual([]);
  });

  test('has no terms at a ranch without them', async () => {
    expect((await place({ cancelTermsVersion: 'NONE' })).data.placeOrder.cancelTerms).toBeNull();
  });
});

describe('a cancellation', () => {
  test.each([
    ['within the first hours', { hours: 23.98 }, 'FIRST_HOURS', 0],
    ['a minute after them', { hours: 24.02 }, 'ON_ANIMAL', 15_000],
    ['while its share waits', { isWaiting: true }, 'WAITING', 10_000],
  ] as const)('%s', async (_, given, reason, keeps) => {
    const { id } = await orderWith(given);
    expect(await read(id)).toMatchObject({
      nextStatuses: ['CANCELED'],
      cancellation: { reason, keeps, comesBack: 20_000 - keeps },
    });
    const { data } = await as(customer).run(CANCEL, { id });
    const settlement = { received: 20_000, kept: keeps, overpaid: 20_000 - keeps };
    expect(data.cancelOrder).toEqual({ status: 'CANCELED', cancellation: null, settlement });
    const kept = (await read(id)).payments.filter(({ kind }: { kind: string }) => kind === 'KEPT');
    expect(kept).toEqual(
      keeps ? [{ kind: 'KEPT', amount: keeps, note: expect.stringContaining('terms of the order') }] : [],
    );
  });

  test('gives all back if the harvest moved by more than 21 days since the family was first told, in any steps', async () => {
    const { id, animal } = await orderWith();
    const move = (harvestDate: string) => db('animals').where({ id: animal?.id }).update({ harvestDate });
    await move('2027-03-12');
    await db('claims').where({ animalId: animal?.id }).update({ toldHarvest: '2027-03-12' });
    await move('2027-03-22');
    expect((await read(id)).cancellation).toMatchObject({ reason: 'ON_ANIMAL', keeps: 15_000 });
    await move('2027-03-23');
    expect((await read(id)).cancellation).toEqual({ reason: 'BY_RANCH', keeps: 0, comesBack: 20_000 });
  });

  test('gives all back if the ranch took the animal away', async () => {
    const { id, animal } = await orderWith();
    const withdraw =
      'mutation ($id: ID!) { moveAnimal(id: $id, stage: WITHDRAWN, reason: "Lame") { animal { stage } } }';
    expect((await as(rancher).run(withdraw, { id: String(animal?.id) })).errors).toBeUndefined();
    expect((await read(id)).cancellation).toEqual({ reason: 'BY_RANCH', keeps: 0, comesBack: 20_000 });
  });

  test('gives back what was paid beyond the deposit', async () => {
    const { id } = await orderWith();
    await pay(id, 'BALANCE', 50_000);
    expect((await read(id)).cancellation).toMatchObject({ keeps: 15_000, comesBack: 55_000 });
  });

  test.each(['HARVESTED', 'WEIGHED', 'READY'] as const)('is too late for an animal that is %s', async (stage) => {
    const { id } = await orderWith({ animal: { stage }, hours: 1 });
    expect(await read(id)).toMatchObject({ nextStatuses: [], cancellation: null });
    expect(codeOf(await as(customer).run(CANCEL, { id }))).toBe('CONFLICT');
  });

  test('without terms is refused once the ranch has begun, as before', async () => {
    const { id } = await orderWith({ terms: null as never });
    expect(await read(id)).toMatchObject({ nextStatuses: [], cancellation: null });
    expect(codeOf(await as(customer).run(CANCEL, { id }))).toBe('CONFLICT');
  });

  test('by the ranch gives all back, and the ranch can keep nothing by hand', async () => {
    const { id } = await orderWith();
    await as(rancher).run(CANCEL, { id });
    expect(codeOf(await pay(id, 'KEPT', 5_000))).toBe('CONFLICT');
    expect((await read(id)).settlement).toEqual({ received: 20_000, kept: 0, overpaid: 20_000 });
  });

  test('by closing the account keeps the same, so that nobody leaves to get more back', async () => {
    const { id } = await orderWith({ status: 'PENDING' });
    const { password } = await make.credentialsOf(customer);
    const leave = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletesAt } }';
    expect((await as(customer).run(leave, { input: { password } })).errors).toBeUndefined();
    const { status, received, kept } = await db('orders').where({ id }).first('status', 'received', 'kept');
    expect({ status, received, kept }).toEqual({ status: 'CANCELED', received: 20_000, kept: 15_000 });
  });

  test('of two at once, one is done and what is kept is written once', async () => {
    const { id } = await orderWith();
    const answers = await Promise.all([1, 2].map(() => as(customer).run(CANCEL, { id })));
    expect(answers.filter((answer) => codeOf(answer) === 'CONFLICT')).toHaveLength(1);
    expect((await read(id)).settlement).toEqual({ received: 20_000, kept: 15_000, overpaid: 5_000 });
  });

  test('and a harvest at once end in one of both orders', async () => {
    const { id, animal } = await orderWith({ animal: { harvestDate: '2026-10-01' } });
    const harvest = 'mutation ($id: ID!) { moveAnimal(id: $id, stage: HARVESTED) { animal { stage } } }';
    const [canceled] = await Promise.all([
      as(customer).run(CANCEL, { id }),
      as(rancher).run(harvest, { id: String(animal?.id) }),
    ]);
    const { stage } = await db('animals').where({ id: animal?.id }).first();
    const { releasedAt } = await db('claims')
      .where({ orderId: Number(id) })
      .first();
    expect(codeOf(canceled) === 'CONFLICT' ? stage === 'HARVESTED' && !releasedAt : Boolean(releasedAt)).toBe(true);
  });

  test('strangers, other families and visitors get no word of it', async () => {
    const { id } = await orderWith();
    for (const other of [await make.customer(), await make.rancher()]) {
      expect(codeOf(await as(other).run(CANCEL, { id }))).toBe('NOT_FOUND');
    }
    expect(codeOf(await as(null).run(CANCEL, { id }))).toBe('UNAUTHENTICATED');
  });
});

/** Says by the words of the terms alone what is kept. */
function keptBy(terms: typeof TERMS, { hours, deposit, stage }: { hours: number; deposit: number; stage: string }) {
  if (hours < terms.freeHours) return 0;
  const back = { WAITING: terms.waitingPercent, ON_ANIMAL: terms.assignedPercent, MOVED: 100 }[stage] ?? 0;
  return deposit - Math.ceil((deposit * back) / 100);
}

test('10,000 random cancellations: what was received is what comes back and what is kept, to the cent', async () => {
  const { whole, pick } = createRandom(7);
  const cases = Array.from({ length: 10_000 }, (_, id) => ({
    ...{ id, deposit: whole(0, 100_000), hours: whole(0, 200) + 0.5, stage: pick(['WAITING', 'ON_ANIMAL', 'MOVED']) },
    terms: { ...TERMS, freeHours: whole(0, 100), waitingPercent: whole(0, 100), assignedPercent: whole(0, 100) },
  }));
  const rows = await db.transaction(async (trx) => {
    await trx.raw(CASES, JSON.stringify(cases));
    await trx.raw(TABLES_OF_CASES);
    const { rows: found } = await trx.raw(
      `select o.received, c.* from orders o, lateral ${cancellation('o')} c order by o.id`,
    );
    return found;
  });
  expect(rows).toHaveLength(cases.length);
  const wrong = cases.filter(({ deposit, terms, ...given }, at) => {
    const { received, keeps, comes_back: comesBack } = rows[at];
    return received !== deposit || keeps !== keptBy(terms, { ...given, deposit }) || keeps + comesBack !== received;
  });
  expect(wrong).toEqual([]);
});

/** Tables of this transaction alone, which hide those of the same names. */
const CASES = `create temp table cases on commit drop as
    select (c ->> 'id')::integer as id, c ->> 'stage' as stage, c -> 'terms' as terms, (c ->> 'deposit')::integer as deposit,
      (c ->> 'hours')::numeric * interval '1 hour' as age from jsonb_array_elements(?::jsonb) c`;
const TABLES_OF_CASES = `
  create temp table animals on commit drop as select 1 as id, 'OPEN' as stage, date '2027-05-01' as harvest_date;
  create temp table claims on commit drop as select id as order_id, case stage when 'WAITING' then null else 1 end as animal_id,
    null::date as left_harvest, null::date as released_at, null::date as off_board_at,
    case stage when 'MOVED' then date '2027-04-09' else '2027-04-10' end as promised_harvest from cases;
  create temp table order_payments on commit drop as select id as order_id, 'DEPOSIT' as kind, deposit as amount from cases;
  create temp table orders on commit drop as select id, 'CONTACTED' as status, terms as cancel_terms, deposit as received,
    now() - age as created_at from cases;
  create index on claims (order_id);
  create index on order_payments (order_id);
  analyze claims, order_payments`;

import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { writeLetter } from '../letters/writeLetter';
import { codeOf, errorOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const MOVE = `mutation ($id: ID!, $status: OrderStatus!, $notes: String) {
  updateOrderStatus(orderId: $id, status: $status, notes: $notes) {
    id status nextStatuses statusUpdates { status notes }
  }
}`;
const CANCEL = `mutation ($id: ID!) { cancelOrder(orderId: $id) { status nextStatuses } }`;
const ARCHIVE = `mutation ($id: ID!, $archived: Boolean!) { archiveOrder(orderId: $id, archived: $archived) { archived } }`;

let customer: Awaited<ReturnType<typeof make.customer>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let order: Awaited<ReturnType<typeof make.order>>;

beforeEach(async () => {
  customer = await make.customer();
  rancher = await make.rancher();
  order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
});

const move = (status: OrderStatus, person: { id: number } | null = rancher, notes?: string) =>
  as(person).run(MOVE, { id: String(order.id), status, notes });
const balance = async () => (await db('ranchers').where({ id: rancher.ranch.id }).first()).currentBalance;
const ledger = () => db('commission_transactions').where({ rancherId: rancher.ranch.id });
const setStatus = (status: OrderStatus) => make.move(order, status);

describe('moving an order', () => {
  test('goes Pending, Contacted, Processing, Fulfilled, with notes, and charges once', async () => {
    await move('CONTACTED', rancher, 'Talked on the phone');
    await move('PROCESSING');
    const { data } = await move('FULFILLED', rancher, 'Picked up');
    expect(data.updateOrderStatus).toEqual({
      id: String(order.id),
      status: 'FULFILLED',
      nextStatuses: [],
      statusUpdates: [
        { status: 'PENDING', notes: '' },
        { status: 'CONTACTED', notes: 'Talked on the phone' },
        { status: 'PROCESSING', notes: '' },
        { status: 'FULFILLED', notes: 'Picked up' },
      ],
    });
    expect(await balance()).toBe(18_000);
    expect(await ledger()).toMatchObject([{ type: 'CHARGE', amount: 18_000, orderId: order.id }]);
  });

  test('an admin may move it too', async () => {
    const { data } = await move('CONTACTED', await make.admin());
    expect(data.updateOrderStatus.status).toBe('CONTACTED');
  });

  test('a move that is not allowed is refused, and the message names the allowed ones', async () => {
    expect(errorOf(await move('FULFILLED'))).toMatchObject({
      message: 'This order is Pending and can be moved to Contacted or Canceled, not to Fulfilled.',
      extensions: { code: 'CONFLICT', allowed: ['CONTACTED', 'CANCELED'] },
    });
    expect(await db('order_status_updates').where({ orderId: order.id })).toHaveLength(1);
  });

  test('notes that are too long are refused at the field', async () => {
    const { errors } = await move('CONTACTED', rancher, 'x'.repeat(2_001));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { notes: expect.any(String) } });
  });

  test('an id that is not a number is refused at the field', async () => {
    const { errors } = await as(rancher).run(MOVE, { id: 'abc', status: 'CONTACTED' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { orderId: expect.any(String) } });
  });

  test('another ranch’s order is not found', async () => {
    expect(codeOf(await move('CONTACTED', await make.rancher()))).toBe('NOT_FOUND');
  });

  test('two fulfillments at the same time charge once', async () => {
    await setStatus('PROCESSING');
    const answers = await Promise.all([move('FULFILLED'), move('FULFILLED')]);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(1);
    expect(await ledger()).toHaveLength(1);
    expect(await balance()).toBe(18_000);
  });

  test('a suspended ranch can still move its orders', async () => {
    await db('ranchers').where({ id: rancher.ranch.id }).update({ approval: 'SUSPENDED' });
    expect((await move('CONTACTED')).data.updateOrderStatus.status).toBe('CONTACTED');
  });

  test('a failure while fulfilling leaves nothing behind', async () => {
    await setStatus('PROCESSING');
    await db.raw(
      `create function refuse_charge() returns trigger language plpgsql as $$ begin raise exception 'no charge'; end $$`,
    );
    await db.raw(
      'create trigger refuse_charge before insert on commission_transactions for each row execute function refuse_charge()',
    );
    try {
      expect(codeOf(await move('FULFILLED'))).toBe('INTERNAL');
    } finally {
      await db.raw('drop trigger refuse_charge on commission_transactions; drop function refuse_charge()');
    }
    expect(await balance()).toBe(0);
    expect(await db('orders').where({ id: order.id }).first()).toMatchObject({ status: 'PROCESSING' });
    const history = await db('order_status_updates').where({ orderId: order.id }).orderBy('id').pluck('status');
    expect(history).toEqual(['PENDING', 'PROCESSING']);
  });
});

describe('canceling', () => {
  test('a customer can cancel an order that is Pending', async () => {
    const { data } = await as(customer).run(CANCEL, { id: String(order.id) });
    expect(data.cancelOrder).toEqual({ status: 'CANCELED', nextStatuses: [] });
  });

  test('a customer cannot cancel an order that the ranch has moved', async () => {
    await move('CONTACTED');
    expect(codeOf(await as(customer).run(CANCEL, { id: String(order.id) }))).toBe('CONFLICT');
  });

  test('a customer can cancel later too while all shares wait in line, but not with an animal or a payment', async () => {
    const cancel = () => as(customer).run(CANCEL, { id: String(order.id) });
    const allowed = async () => {
      const { data } = await as(customer).run('query ($id: ID!) { order(id: $id) { nextStatuses } }', { id: order.id });
      return data.order.nextStatuses;
    };
    await move('CONTACTED');
    await make.claim(order);
    const animal = await make.animal(rancher.ranch.id);
    const placed = await make.claim(order, { animal, places: [1, 2] });
    expect([await allowed(), (await cancel()).errors?.[0]?.extensions.code]).toEqual([[], 'CONFLICT']);
    await db('animalPlaces').delete().where({ claimId: placed.id });
    await db('claims').delete().where({ id: placed.id });
    expect(await allowed()).toEqual(['CANCELED']);
    const paid = `mutation ($id: ID!) { recordOrderPayment(orderId: $id, input: { kind: DEPOSIT, amount: 100, method: VENMO }) { payment { id } } }`;
    expect((await as(rancher).run(paid, { id: order.id })).errors).toBeUndefined();
    expect([await allowed(), (await cancel()).errors?.[0]?.extensions.code]).toEqual([[], 'CONFLICT']);
  });

  test('an order with something else than shares in line stays', async () => {
    await move('CONTACTED');
    await make.claim(order);
    await db('orderItems').insert({
      orderId: order.id,
      type: 'BEEF_BOX',
      name: 'Family box',
      quantity: 1,
      price: 9_900,
    });
    const { errors } = await as(customer).run(CANCEL, { id: String(order.id) });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  test('canceling an order in line takes it out of the line, and tells the ranch', async () => {
    await move('CONTACTED');
    await make.claim(order);
    const { data } = await as(customer).run(CANCEL, { id: String(order.id) });
    expect(data.cancelOrder).toEqual({ status: 'CANCELED', nextStatuses: [] });
    const [claim] = await db('claims').where({ orderId: order.id });
    expect(claim.releasedAt).not.toBeNull();
    const letter = await writeLetter(db, { template: 'orderCanceledByFamily', orderId: order.id });
    expect(letter).toMatchObject({ subject: `Order #${order.id} was canceled by its family` });
    expect(await db('mails').where({ orderId: order.id, userId: rancher.owner.id }).pluck('template')).toEqual([
      'orderCanceledByFamily',
    ]);
  });

  test('if a customer cancels while the ranch moves it, only one succeeds, and the history shows it', async () => {
    const answers = await Promise.all([as(customer).run(CANCEL, { id: String(order.id) }), move('CONTACTED')]);
    const won = answers.filter(({ errors }) => !errors).length;
    const history = await db('order_status_updates').where({ orderId: order.id });
    // The first one wins: after Contacted the customer can't cancel, and after Canceled the ranch can't move it.
    expect(won).toBe(1);
    expect(history).toHaveLength(2);
  });
});

describe('archiving', () => {
  test('hides a fulfilled order and brings it back', async () => {
    await setStatus('FULFILLED');
    const hidden = await as(rancher).run(ARCHIVE, { id: String(order.id), archived: true });
    expect(hidden.data.archiveOrder.archived).toBe(true);
    const back = await as(rancher).run(ARCHIVE, { id: String(order.id), archived: false });
    expect(back.data.archiveOrder.archived).toBe(false);
  });

  test('an order that is not fulfilled cannot be archived', async () => {
    expect(codeOf(await as(rancher).run(ARCHIVE, { id: String(order.id), archived: true }))).toBe('CONFLICT');
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiScope } from '../../rules/developers/apiScope';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { countStatements } from '../testing/countStatements';
import { ownDatabase } from '../testing/database';
import { refusalOf, testGraph } from '../testing/graph';

// The test has its own database, because admins would also see the events of other tests.
const { db, as, make } = await testGraph(ownDatabase('events'));

const EVENTS = `query ($types: [EventType!], $first: Int, $after: String) {
  events(types: $types, first: $first, after: $after) {
    nodes { id type rancherId orderId status amount transactionId createdAt }
    pageInfo { hasNextPage endCursor } totalCount
  }
}`;
const MOVE = 'mutation ($id: ID!, $status: OrderStatus!) { updateOrderStatus(orderId: $id, status: $status) { id } }';
const REQUEST = `mutation ($input: PaymentRequestInput!) { requestCommissionPayment(input: $input) { id } }`;
const PAY = `mutation ($id: ID!) { recordCommissionPayment(rancherId: $id, amount: 8000, description: "Check") { id } }`;

const CREDIT = `mutation ($id: ID!) {
  adjustCommission(rancherId: $id, type: CREDIT, amount: 1000, reason: "Charged twice") { entry { id } }
}`;

type Person = { id: number };
type Rancher = Awaited<ReturnType<typeof make.rancher>>;

let admin: Person;
let customer: Person;
let rancher: Rancher;
let other: Rancher;
let orderId: string;

/** Makes a fulfilled order whose commission is partly paid, and a new order of another ranch. */
beforeAll(async () => {
  admin = await make.admin();
  customer = await make.customer();
  rancher = await make.rancher();
  other = await make.rancher({ approval: 'PENDING' });
  const order = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
  orderId = String(order.id);
  await make.order({ customerId: customer.id, rancherId: other.ranch.id, amount: 5_000 });
  for (const status of ['CONTACTED', 'PROCESSING', 'FULFILLED'] satisfies OrderStatus[]) {
    await as(rancher).run(MOVE, { id: orderId, status });
  }
  await as(rancher).run(REQUEST, { input: { amount: 8_000, method: 'VENMO' } });
  await as(admin).run(PAY, { id: String(rancher.ranch.id) });
  await as(admin).run(CREDIT, { id: String(rancher.ranch.id) });
});

async function list(person: Person, given: object = {}, scopes?: ApiScope[]) {
  const { data, errors } = await as(person, scopes && { id: 1, scopes }).run(EVENTS, given as Record<string, unknown>);
  expect(errors).toBeUndefined();
  return data.events;
}
const typesIn = async (person: Person, given: object = {}, scopes?: ApiScope[]) =>
  (await list(person, given, scopes)).nodes.map(({ type }: { type: string }) => type);

const OF_ORDERS = ['ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'ORDER_STATUS_CHANGED', 'ORDER_STATUS_CHANGED'];
const OF_COMMISSION = ['COMMISSION_CHARGED', 'COMMISSION_PAYMENT_REQUESTED', 'COMMISSION_PAID', 'COMMISSION_CREDITED'];

describe('events', () => {
  test('show a ranch what happened to it, in order', async () => {
    const { nodes, totalCount, pageInfo } = await list(rancher);
    const rancherId = String(rancher.ranch.id);
    const ofOrder = { rancherId, orderId, amount: 180_000, transactionId: null, createdAt: expect.any(String) };
    const ofLedger = { rancherId, status: null, orderId: null, transactionId: expect.stringMatching(/^\d+$/) };
    expect(nodes).toMatchObject([
      { ...ofOrder, type: 'ORDER_PLACED', status: 'PENDING' },
      { ...ofOrder, type: 'ORDER_STATUS_CHANGED', status: 'CONTACTED' },
      { ...ofOrder, type: 'ORDER_STATUS_CHANGED', status: 'PROCESSING' },
      { ...ofOrder, type: 'ORDER_STATUS_CHANGED', status: 'FULFILLED' },
      { ...ofLedger, type: 'COMMISSION_CHARGED', orderId, amount: 18_000 },
      { ...ofLedger, type: 'COMMISSION_PAYMENT_REQUESTED', amount: 8_000 },
      { ...ofLedger, type: 'COMMISSION_PAID', amount: 8_000 },
      { ...ofLedger, type: 'COMMISSION_CREDITED', amount: 1_000 },
    ]);
    expect(totalCount).toBe(8);
    expect(pageInfo.hasNextPage).toBe(false);
  });

  test('of all ranches are visible to admins, with ids without gaps', async () => {
    const { nodes } = await list(admin);
    expect(nodes.map(({ id }: { id: string }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(new Set(nodes.map(({ rancherId }: { rancherId: string }) => rancherId)).size).toBe(2);
  });

  test('are open to a ranch that is not approved', async () => {
    const { nodes } = await list(other);
    expect(nodes).toMatchObject([{ type: 'ORDER_PLACED', rancherId: String(other.ranch.id), amount: 5_000 }]);
  });

  test('can be filtered by type', async () => {
    expect(await typesIn(rancher, { types: ['COMMISSION_PAID'] })).toEqual(['COMMISSION_PAID']);
    expect(await typesIn(rancher, { types: ['COMMISSION_PAID', 'COMMISSION_CHARGED'] })).toEqual([
      'COMMISSION_CHARGED',
      'COMMISSION_PAID',
    ]);
    expect(await typesIn(admin, { types: ['ORDER_PLACED'] })).toEqual(['ORDER_PLACED', 'ORDER_PLACED']);
  });

  test('are limited by the scopes of a token', async () => {
    expect(await typesIn(rancher, {}, ['ORDERS_READ'])).toEqual(OF_ORDERS);
    expect(await typesIn(rancher, {}, ['COMMISSIONS_READ'])).toEqual(OF_COMMISSION);
    expect(await typesIn(rancher, {}, ['ORDERS_READ', 'COMMISSIONS_READ'])).toEqual([...OF_ORDERS, ...OF_COMMISSION]);
    expect(await typesIn(rancher, { types: ['COMMISSION_PAID'] }, ['ORDERS_READ'])).toEqual([]);
  });

  test('take two statements if all have positions, and one more for the count', async () => {
    await list(admin);
    const nodes = () => as(admin).run('{ events(first: 100) { nodes { id type } } }');
    // The viewer is read, too.
    expect(await countStatements(db, nodes)).toBe(3);
    expect(await countStatements(db, () => list(admin))).toBe(4);
  });
});

describe('refusals', () => {
  test.each([
    [{ after: 'x' }, { after: 'This cursor does not belong to this list' }],
    [{ first: 0 }, { first: 'first must be a whole number from 1 to 100' }],
    [{ first: 101 }, { first: 'first must be a whole number from 1 to 100' }],
  ])('an invalid page is refused: %j', async (given, fields) => {
    expect(refusalOf(await as(rancher).run(EVENTS, given))).toEqual({ code: 'BAD_USER_INPUT', fields });
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../testing/countStatements';
import { refusalOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const ORDER = `query ($id: ID!) { order(id: $id) { id commissionAmount } }`;
const CARD = `id orderType status amount notes nextStatuses shippingMethod shippingFee createdAt updatedAt
  items { name quantity price } statusUpdates { status notes createdAt }
  rancher { id ranchName city state contact { phone email } }`;
const MINE = `query ($first: Int, $after: String, $status: [OrderStatus!]) {
  viewer {
    orderCounts { pending inProgress fulfilled canceled total }
    orders(first: $first, after: $after, status: $status) { nodes { ${CARD} } totalCount pageInfo { hasNextPage endCursor } }
  }
}`;
const RANCH = `query ($search: String, $archived: Boolean) {
  viewer { ranch {
    orderCounts { total estimatedRevenue actualRevenue }
    orders(search: $search, archived: $archived) { nodes { id customer { name city } } totalCount }
  } }
}`;
const ALL = `query ($first: Int, $rancherId: ID, $search: String, $status: [OrderStatus!]) {
  admin { orders(first: $first, rancherId: $rancherId, search: $search, status: $status) {
    nodes { ${CARD} commissionAmount commissionPaid customer { id name city state } } totalCount
  } }
}`;

let customer: Awaited<ReturnType<typeof make.customer>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let admin: Awaited<ReturnType<typeof make.admin>>;

beforeAll(async () => {
  customer = await make.customer();
  rancher = await make.rancher();
  admin = await make.admin();
  const statuses = ['PENDING', 'CONTACTED', 'PROCESSING', 'FULFILLED', 'CANCELED'] as const;
  for (let number = 0; number < 25; number++) {
    const status = statuses[number % statuses.length]!;
    // Several orders at the same time are sorted by id.
    const createdAt = new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 3))).toISOString();
    await make.order({ customerId: customer.id, rancherId: rancher.ranch.id, status, createdAt });
  }
});

describe('one order', () => {
  test('is visible to its ranch and admins, with the commission', async () => {
    const order = await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id });
    for (const person of [rancher, admin]) {
      const { data } = await as(person).run(ORDER, { id: String(order.id) });
      expect(data.order).toEqual({ id: String(order.id), commissionAmount: 18_000 });
    }
  });
});

describe('lists', () => {
  test('a customer finds their orders from one ranch, with its name even if it is suspended', async () => {
    const own = await make.customer();
    const [approved, suspended] = [await make.rancher(), await make.rancher({ approval: 'SUSPENDED' })];
    for (const { ranch } of [approved, suspended]) await make.order({ customerId: own.id, rancherId: ranch.id });
    const OF_RANCH = `query ($id: ID) { viewer { orders(rancherId: $id) { nodes { rancher { id ranchName } } totalCount } } }`;
    const { id, ranchName } = suspended.ranch;
    const { data } = await as(own).run(OF_RANCH, { id: String(id) });
    expect(data.viewer.orders).toEqual({ nodes: [{ rancher: { id: String(id), ranchName } }], totalCount: 1 });
    expect((await as(own).run(OF_RANCH, {})).data.viewer.orders.totalCount).toBe(2);
    expect(refusalOf(await as(own).run(OF_RANCH, { id: 'cedar' }))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('a customer’s orders are listed page by page, each once, newest first', async () => {
    const seen: { id: string; createdAt: string }[] = [];
    for (let after: string | null = null; ; ) {
      const { data } = await as(customer).run(MINE, { first: 7, after });
      seen.push(...data.viewer.orders.nodes);
      if (!data.viewer.orders.pageInfo.hasNextPage) break;
      after = data.viewer.orders.pageInfo.endCursor;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(25);
    const places = seen.map(({ createdAt, id }) => `${createdAt} ${id.padStart(9, '0')}`);
    expect(places).toEqual([...places].sort().reverse());
  });

  test('the order counts agree with the list', async () => {
    const { data } = await as(customer).run(MINE, { status: ['CONTACTED', 'PROCESSING'] });
    expect(data.viewer.orderCounts).toEqual({ pending: 5, inProgress: 10, fulfilled: 5, canceled: 5, total: 25 });
    expect(data.viewer.orders.totalCount).toBe(10);
  });

  test('a ranch finds its orders by customer, and lists archived ones separately', async () => {
    const { owner, ranch } = await make.rancher();
    const own = await make.customer();
    await make.order({ customerId: own.id, rancherId: ranch.id, customerName: 'Zoe Quist', status: 'FULFILLED' });
    await make.order({ customerId: own.id, rancherId: ranch.id, archivedAt: new Date().toISOString() });
    const found = await as(owner).run(RANCH, { search: 'quist' });
    expect(found.data.viewer.ranch.orders.nodes).toMatchObject([{ customer: { name: 'Zoe Quist', city: 'Austin' } }]);
    expect(found.data.viewer.ranch.orderCounts).toEqual({
      total: 2,
      estimatedRevenue: 160_000,
      actualRevenue: 180_000,
    });
    expect((await as(owner).run(RANCH, { search: '%' })).data.viewer.ranch.orders.totalCount).toBe(0);
    expect((await as(owner).run(RANCH, { archived: true })).data.viewer.ranch.orders.totalCount).toBe(1);
  });

  test('admins filter all orders', async () => {
    const { data } = await as(admin).run(ALL, {
      rancherId: String(rancher.ranch.id),
      status: ['CANCELED'],
      search: 'lone oak',
    });
    expect(data.admin.orders.totalCount).toBe(5);
  });
});

describe('the number of statements', () => {
  test.each([
    ['a customer’s orders', (first: number) => as(customer).run(MINE, { first })],
    ['all orders', (first: number) => as(admin).run(ALL, { first, rancherId: String(rancher.ranch.id) })],
  ])('for %s does not grow with the number of rows', async (_name, run) => {
    const few = await countStatements(db, () => run(2));
    const many = await countStatements(db, () => run(20));
    expect(many).toBe(few);
  });
});

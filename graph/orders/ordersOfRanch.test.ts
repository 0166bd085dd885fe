import { beforeAll, describe, expect, test } from 'vitest';
import { countStatements } from '../testing/countStatements';
import { codeOf, refusalOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const ORDERS = `query (
  $ids: [ID!], $status: [OrderStatus!], $orderType: [OrderType!], $search: String, $from: DateTime, $to: DateTime,
  $shippingMethod: [ShippingMethod!], $handoverDay: String, $animalId: ID, $unpaid: Boolean,
  $archived: Boolean, $sort: OrderSort, $first: Int, $after: String
) {
  viewer { ranch { orders(
    ids: $ids, status: $status, orderType: $orderType, search: $search, from: $from, to: $to,
    shippingMethod: $shippingMethod, handoverDay: $handoverDay, animalId: $animalId, unpaid: $unpaid,
    archived: $archived, sort: $sort, first: $first, after: $after
  ) {
    nodes { id amount createdAt updatedAt customer { name } items { name } statusUpdates { status } }
    totalCount
    pageInfo { hasNextPage endCursor }
  } } }
}`;

type Node = { id: string; amount: number; createdAt: string; updatedAt: string; customer: { name: string } };

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let customer: Awaited<ReturnType<typeof make.customer>>;

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
const NAMES = ['cora', 'Abel', 'Bea', 'abel'];

beforeAll(async () => {
  rancher = await make.rancher();
  customer = await make.customer();
  for (let number = 0; number < 12; number++) {
    // Orders with equal values are sorted by id.
    await make.order({
      customerId: customer.id,
      rancherId: rancher.ranch.id,
      customerName: NAMES[number % 4]!,
      orderType: number % 2 ? 'HALF_COW' : 'WHOLE_COW',
      status: number < 3 ? 'FULFILLED' : 'PENDING',
      amount: 100_000 * (1 + (number % 3)),
      createdAt: day(1 + (number % 5)),
      updatedAt: day(20 - (number % 6)),
      archivedAt: number === 0 ? day(21) : null,
    });
  }
});

const read = (variables: Record<string, unknown> = {}) => as(rancher).run(ORDERS, variables);

async function nodes(variables: Record<string, unknown> = {}): Promise<Node[]> {
  const { data, errors } = await read({ first: 100, ...variables });
  expect(errors).toBeUndefined();
  return data.viewer.ranch.orders.nodes;
}

async function inPages(sort: string): Promise<Node[]> {
  const seen: Node[] = [];
  for (let after: string | null = null; ; ) {
    const { data } = await read({ sort, first: 4, after });
    const { nodes: some, pageInfo } = data.viewer.ranch.orders;
    seen.push(...some);
    if (!pageInfo.hasNextPage) return seen;
    after = pageInfo.endCursor;
  }
}

const padded = ({ id }: Node) => id.padStart(9, '0');

describe('sorted', () => {
  test.each<[string, (order: Node) => string, 'up' | 'down']>([
    ['NEWEST', (order) => `${order.createdAt} ${padded(order)}`, 'down'],
    ['OLDEST', (order) => `${order.createdAt} ${padded(order)}`, 'up'],
    ['UPDATED', (order) => `${order.updatedAt} ${padded(order)}`, 'down'],
    ['AMOUNT', (order) => `${order.amount} ${padded(order)}`, 'down'],
    ['CUSTOMER', (order) => `${order.customer.name.toLowerCase()} ${padded(order)}`, 'up'],
  ])('by %s, page by page, with each order once', async (sort, placeOf, direction) => {
    const places = (await inPages(sort)).map(placeOf);
    const sorted = [...places].sort();
    expect(places).toEqual(direction === 'up' ? sorted : sorted.reverse());
    expect(new Set(places).size).toBe(11);
  });

  test('a new order does not shift the next page', async () => {
    const { ranch, owner } = await make.rancher();
    for (const amount of [300, 200, 100])
      await make.order({ customerId: customer.id, rancherId: ranch.id, amount: amount * 1_000 });
    const page = async (after?: string) =>
      (await as(owner).run(ORDERS, { sort: 'AMOUNT', first: 2, after })).data.viewer.ranch.orders;
    const first = await page();
    await make.order({ customerId: customer.id, rancherId: ranch.id, amount: 250_000 });
    const next = await page(first.pageInfo.endCursor);
    expect(next.nodes.map(({ amount }: Node) => amount)).toEqual([100_000]);
  });

  test('a cursor of one sort order is refused in another', async () => {
    const { data } = await read({ sort: 'AMOUNT', first: 2 });
    const { errors } = await read({ sort: 'CUSTOMER', after: data.viewer.ranch.orders.pageInfo.endCursor });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { after: expect.any(String) } });
  });
});

describe('filtered', () => {
  test.each([
    [{ orderType: ['HALF_COW'] }, 6],
    [{ orderType: ['HALF_COW', 'WHOLE_COW'] }, 11],
    [{ orderType: ['BEEF_BOX'] }, 0],
    [{ status: ['FULFILLED'], orderType: ['WHOLE_COW'] }, 1],
    [{ from: day(2) }, 9],
    [{ to: day(2) }, 2],
    [{ from: day(2), to: day(4) }, 5],
    [{ from: day(5), to: day(6), search: 'abel' }, 1],
    [{ search: 'whole' }, 5],
    [{ search: '   ' }, 11],
    [{ archived: true }, 1],
    [{ archived: null, sort: null }, 11],
  ])('%j', async (variables, count) => {
    const { data } = await read(variables);
    expect(data.viewer.ranch.orders.totalCount).toBe(count);
  });

  test('by id, archived or not, and only to the ranch’s own orders', async () => {
    const other = await make.order({ customerId: customer.id, rancherId: (await make.rancher()).ranch.id });
    const own = await db('orders').where({ rancherId: rancher.ranch.id }).orderBy('id').pluck('id');
    const ids = [own[0], own[5], other.id, 2_000_000_000].map(String);
    expect((await nodes({ ids, sort: 'OLDEST' })).map(({ id }) => id)).toEqual([String(own[0]), String(own[5])]);
  });
});

describe('how and when families get their orders', () => {
  const DAY = '2026-03-14';
  let seller: typeof rancher;
  let animalId: string;
  let shared: string;
  let unpaid: string;

  beforeAll(async () => {
    seller = await make.rancher();
    const of = { customerId: customer.id, rancherId: seller.ranch.id };
    const animal = await make.animal(seller.ranch.id);
    const order = await make.order({ ...of, shippingMethod: 'LOCAL_PICKUP', handoverDay: DAY });
    await make.claim(order, { animal, places: [1] });
    const owing = await make.order({ ...of, shippingMethod: 'LOCAL_DELIVERY', handoverDay: DAY });
    await db('orders').where({ id: owing.id }).update({ owedSince: new Date() });
    await make.order({ ...of, shippingMethod: 'SHIPPING' });
    [animalId, shared, unpaid] = [animal.id, order.id, owing.id].map(String) as [string, string, string];
  });

  const idsOf = async (variables: object) => {
    const { data, errors } = await as(seller).run(ORDERS, { first: 100, ...variables });
    expect(errors).toBeUndefined();
    return data.viewer.ranch.orders.nodes.map(({ id }: Node) => id).sort();
  };

  test('filter by delivery way, day, animal and what is owed', async () => {
    expect(await idsOf({})).toHaveLength(3);
    expect(await idsOf({ shippingMethod: ['LOCAL_PICKUP'] })).toEqual([shared]);
    expect(await idsOf({ shippingMethod: ['LOCAL_PICKUP', 'LOCAL_DELIVERY'] })).toEqual([shared, unpaid].sort());
    expect(await idsOf({ handoverDay: DAY })).toEqual([shared, unpaid].sort());
    expect(await idsOf({ handoverDay: DAY, unpaid: true })).toEqual([unpaid]);
    expect(await idsOf({ animalId })).toEqual([shared]);
    expect(await idsOf({ shippingMethod: [], handoverDay: '', animalId: null, unpaid: false })).toHaveLength(3);
  });

  test('an animal of another ranch has none of its orders', async () => {
    expect(await nodes({ animalId })).toEqual([]);
    expect(await idsOf({ animalId: '2000000000' })).toEqual([]);
  });

  test('only those who may see money learn who owes it', async () => {
    const hand = await make.helper(seller.ranch.id, 'WORK_ORDERS');
    const count = (filter: string) => as(hand).run(`{ viewer { ranch { orders(${filter}) { totalCount } } } }`);
    expect(codeOf(await count('unpaid: true'))).toBe('FORBIDDEN');
    expect((await count('unpaid: false')).data.viewer.ranch.orders.totalCount).toBe(3);
  });
});

describe('refused', () => {
  test.each([
    ['ids', { ids: Array.from({ length: 101 }, (_, at) => String(at)) }, 'At most 100 orders'],
    ['ids', { ids: ['x'] }, 'An id is a number'],
    ['to', { from: day(2), to: day(2) }, 'The end must be after the start'],
    ['to', { from: day(3), to: day(2) }, 'The end must be after the start'],
    ['first', { first: 101 }, expect.any(String)],
    ['handoverDay', { handoverDay: '2027-02-30' }, 'Enter a day such as 2027-03-04'],
    ['animalId', { animalId: 'x' }, 'An id is a number'],
  ])('%s %#', async (field, variables, message) => {
    expect(refusalOf(await read(variables))).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
  });
});

test('takes the same number of statements for more rows', async () => {
  const ids = await db('orders').where({ rancherId: rancher.ranch.id }).pluck('id');
  const few = await countStatements(db, () => read({ ids: ids.slice(0, 2).map(String) }));
  const many = await countStatements(db, () => read({ ids: ids.map(String), sort: 'CUSTOMER' }));
  expect(many).toBe(few);
});

import { expect, test } from 'vitest';
import { monthBounds, monthOf } from '../../rules/money/statement';
import { countStatements } from '../testing/countStatements';
import { testConfig, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();
const { timeZone } = testConfig;

const SALES = '{ viewer { ranch { salesByMonth { month orders amount } } } }';
const PLACES = '{ viewer { ranch { customerPlaces { zipCode city state latitude longitude customers orders } } } }';

type Person = { id: number };
const salesOf = async (person: Person) => (await as(person).run(SALES)).data.viewer.ranch.salesByMonth;
const placesOf = async (person: Person) => (await as(person).run(PLACES)).data.viewer.ranch.customerPlaces;

const thisMonth = monthOf(timeZone, new Date());
const start = Date.parse(monthBounds(timeZone, thisMonth).from);
const lastMonth = monthOf(timeZone, new Date(start - 1));

async function ranchWith(...orders: object[]) {
  const { owner, ranch } = await make.rancher();
  const customer = await make.customer();
  for (const order of orders) await make.order({ customerId: customer.id, rancherId: ranch.id, ...order });
  return { owner, ranch, customer };
}

test('sales are summed by the month in which orders were placed, including its first and last moment', async () => {
  const { owner } = await ranchWith(
    { amount: 180_000 },
    { amount: 95_000, createdAt: new Date(start).toISOString() },
    { amount: 310_000, createdAt: new Date(start - 1).toISOString() },
    { amount: 1, createdAt: new Date(start - 400 * 86_400_000).toISOString() },
    { amount: 5_000, status: 'CANCELED' },
  );
  const sales = await salesOf(owner);
  expect(sales).toHaveLength(12);
  expect(sales.slice(-2)).toEqual([
    { month: lastMonth, orders: 1, amount: 310_000 },
    { month: thisMonth, orders: 2, amount: 275_000 },
  ]);
  const before = sales.slice(0, -2);
  expect(before.map(({ month }: { month: string }) => month)).toEqual(
    before.map(({ month }: { month: string }) => month).toSorted(),
  );
  for (const { orders, amount } of before) expect([orders, amount]).toEqual([0, 0]);
});

test('customers are counted by the places of their orders', async () => {
  const { owner, ranch } = await ranchWith(
    { customerZip: '78701' },
    { customerZip: '78701-1234' },
    { customerZip: '10001', status: 'CANCELED' },
    { customerZip: '00000' },
  );
  for (const zip of ['78701', '87501'])
    await make.order({ customerId: (await make.customer()).id, rancherId: ranch.id, customerZip: zip });
  expect(await placesOf(owner)).toEqual([
    {
      ...{ zipCode: '78701', city: 'Austin', state: 'TX', customers: 2, orders: 3 },
      ...{ latitude: expect.closeTo(30.27, 1), longitude: expect.closeTo(-97.74, 1) },
    },
    {
      ...{ zipCode: '87501', city: 'Santa Fe', state: 'NM', customers: 1, orders: 1 },
      ...{ latitude: expect.any(Number), longitude: expect.any(Number) },
    },
  ]);
});

test("a ranch's figures leave out other ranches' orders", async () => {
  await ranchWith({ customerZip: '78701' });
  const { owner } = await ranchWith();
  expect(await placesOf(owner)).toEqual([]);
  expect((await salesOf(owner)).every(({ orders }: { orders: number }) => orders === 0)).toBe(true);
});

test('the dashboard takes the same number of statements for few orders as for many', async () => {
  const today = `{ viewer { unreadMessages ranch {
    waiting: orders(status: [PENDING], sort: OLDEST, first: 5) { nodes { id customer { name phone } nextStatuses } totalCount }
    receivables(first: 3) { nodes { id settlement { balanceDue daysDue } } } receivableFigures { amount steps { amount } }
    salesByMonth { orders } customerPlaces { zipCode } processors { id } products { id } orderCounts { total } } } }`;
  const statements = async (orders: number) => {
    const { owner } = await ranchWith(...Array.from({ length: orders }, () => ({ customerZip: '78701' })));
    expect((await as(owner).run(today)).errors).toBeUndefined();
    return countStatements(db, () => as(owner).run(today));
  };
  expect(await statements(12)).toBe(await statements(1));
});

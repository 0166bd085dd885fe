import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countStatements } from '../testing/countStatements';
import { ownDatabase } from '../testing/database';
import { testGraph } from '../testing/graph';
import { figuresOf, readRows } from './testing/figures';
import { fillMarket } from './testing/market';

// Uses its own database, because some figures include everything.
const db = await ownDatabase('analytics');

const { as, make } = await testGraph(db);
await fillMarket(db, make);
const admin = await make.admin();
const rows = await readRows(db);

const ALL = `query ($from: DateTime!, $to: DateTime!) { admin { analytics(from: $from, to: $to) {
  orders gross averageOrder commissionCharged commissionPaid commissionOutstanding
  ageing { fromDays toDays amount charges }
  ordersByStatus { status orders amount }
  ordersByType { orderType orders amount }
  statusDurations { from to medianHours moves }
  newCustomers activeRanchers
  byMonth { month orders gross commissionCharged commissionPaid newCustomers }
  byState { state orders gross ranchers }
  topRanchers(first: 5) { rancher { id ranchName } orders gross }
  funnel { stage customers }
  animalsOpened animalsFull averageDaysToFull
  herdByState { state animalsOpened animalsFull averageDaysToFull }
} } }`;

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const everything = [daysAgo(800), daysAgo(-1)] as const;

async function analytics(from: Date, to: Date, query = ALL) {
  const { data, errors } = await as(admin).run(query, { from: from.toISOString(), to: to.toISOString() });
  expect(errors).toBeUndefined();
  return data.admin.analytics;
}

const part = (fields: string) =>
  `query ($from: DateTime!, $to: DateTime!) { admin { analytics(from: $from, to: $to) { ${fields} } } }`;

const moments = [...rows.orders, ...rows.entries, ...rows.updates].map(({ createdAt }) => Date.parse(createdAt));
/** Generates any time in the market's life, or a time close to when something happened. */
const moment = fc.oneof(
  fc.integer({ min: Date.now() - 760 * DAY, max: Date.now() + DAY }),
  fc.tuple(fc.constantFrom(...moments), fc.constantFrom(-1, 0, 1)).map(([at, late]) => at + late),
);

describe('every figure equals a count of the rows', () => {
  const names = Object.keys(figuresOf(rows, ...everything));
  test.each(names)('%s', async (name) => {
    const figures = await analytics(...everything);
    const counted: Record<string, unknown> = figuresOf(rows, ...everything);
    expect(figures[name]).toEqual(counted[name]);
  });

  test('in any range', async () => {
    const holds = async (one: number, other: number) => {
      const [from, to] = [new Date(Math.min(one, other)), new Date(Math.max(one, other) + 1)];
      expect(await analytics(from, to)).toEqual(figuresOf(rows, from, to));
    };
    await fc.assert(fc.asyncProperty(moment, moment, holds), { numRuns: 25 });
  }, 60_000);
});

test('the market of this test has data for every figure', () => {
  const { ageing, statusDurations, ordersByStatus, ordersByType, topRanchers } = figuresOf(rows, ...everything);
  for (const { charges } of ageing) expect(charges).toBeGreaterThan(0);
  for (const { moves } of statusDurations) expect(moves).toBeGreaterThan(0);
  for (const { orders } of [...ordersByStatus, ...ordersByType]) expect(orders).toBeGreaterThan(0);
  expect(topRanchers).toHaveLength(5);
});

test('the outstanding amount is the sum of its age groups', async () => {
  const { commissionOutstanding, ageing } = await analytics(...everything);
  expect(ageing.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(commissionOutstanding);
});

describe('the edges', () => {
  test('a range includes its start and excludes its end', async () => {
    const [order] = rows.orders.filter(({ status }) => status !== 'CANCELED');
    const at = new Date(order.createdAt);
    const after = new Date(at.getTime() + 1);
    const before = new Date(at.getTime() - 1);
    expect(await analytics(at, after, part('orders gross'))).toEqual({ orders: 1, gross: order.amount });
    expect(await analytics(before, at, part('orders gross'))).toEqual({ orders: 0, gross: 0 });
  });

  test('a canceled order counts only as canceled', async () => {
    const [order] = rows.orders.filter(({ status }) => status === 'CANCELED');
    const at = new Date(order.createdAt);
    const figures = await analytics(at, new Date(at.getTime() + 1));
    expect(figures).toMatchObject({ orders: 0, gross: 0, averageOrder: 0, activeRanchers: 0, topRanchers: [] });
    expect(figures.ordersByStatus.at(-1)).toEqual({ status: 'CANCELED', orders: 1, amount: order.amount });
    expect(figures.ordersByType.every(({ orders }: { orders: number }) => orders === 0)).toBe(true);
  });

  test('a range without data has zeros, its months, and the ranches of today', async () => {
    const [from, to] = [new Date('2001-11-30T23:59:59.999Z'), new Date('2002-01-01T00:00:00.000Z')];
    const figures = await analytics(from, to);
    expect(figures).toEqual(figuresOf(rows, from, to));
    expect(figures.byMonth.map(({ month }: { month: string }) => month)).toEqual(['2001-11', '2001-12']);
    expect(figures.statusDurations.every(({ medianHours }: { medianHours: unknown }) => medianHours === null)).toBe(
      true,
    );
  });

  test.each([
    ['the same moment', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'to'],
    ['the end first', '2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z', 'to'],
    ['more than ten years', '2016-01-01T00:00:00Z', '2026-01-01T00:00:00.001Z', 'to'],
    ['before 1970', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', 'from'],
    ['after all years', '9998-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00', 'to'],
  ])('%s is refused', async (_, from, to, field) => {
    const { errors } = await as(admin).run(part('orders'), { from, to });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
  });

  test('accepts a range of exactly ten years', async () => {
    const figures = await analytics(new Date('2016-01-01T06:00:00Z'), new Date('2026-01-01T06:00:00Z'));
    expect(figures.byMonth).toHaveLength(120);
  });

  test.each([0, 51])('the top %i ranches are refused', async (first) => {
    const [from, to] = everything.map((date) => date.toISOString());
    const { errors } = await as(admin).run(part(`topRanchers(first: ${first}) { orders }`), { from, to });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { first: expect.any(String) } });
  });
});

describe('only the requested figures are read', () => {
  const statements = (fields: string) => countStatements(db, () => analytics(...everything, part(fields)));

  test('all order totals come from one statement', async () => {
    const one = await statements('orders');
    expect(await statements('orders gross averageOrder ordersByStatus { orders } ordersByType { orders }')).toBe(one);
    expect(await statements('commissionCharged commissionPaid')).toBe(one);
  });

  test('more top ranches take no more statements', async () => {
    const figures = 'orders rancher { ranchName contact { name } }';
    // The first one who asks about a period has its sums kept.
    await statements(`topRanchers(first: 1) { ${figures} }`);
    const one = await statements(`topRanchers(first: 1) { ${figures} }`);
    expect(await statements(`topRanchers(first: 9) { ${figures} }`)).toBe(one);
  });

  test('two ranges in one operation each have their own figures', async () => {
    const query = `{ admin {
      past: analytics(from: "2001-01-01T00:00:00Z", to: "2002-01-01T00:00:00Z") { orders }
      present: analytics(from: "${everything[0].toISOString()}", to: "${everything[1].toISOString()}") { orders }
    } }`;
    const { data } = await as(admin).run(query);
    expect(data.admin).toEqual({ past: { orders: 0 }, present: { orders: figuresOf(rows, ...everything).orders } });
  });
});

test('the number of full animals and the days to fill them are calculated from their dates', async () => {
  const [texas, ohio] = ['Texas', 'Ohio'].map((state) => rows.ranchers.find((ranch) => ranch.state === state).id);
  // Opens an animal at noon of a day in May 2012, and fills it after `fullAfter` days or never.
  const fill = async (rancherId: number, day: number, fullAfter: number | null, stage = 'OPEN') => {
    const openedAt = new Date(Date.UTC(2012, 4, day, 12));
    const { id: animalId } = await make.animal(rancherId, { stage: stage as 'OPEN' });
    if (fullAfter !== null) await keepAll(rancherId, animalId);
    const filledAt = fullAfter === null ? null : new Date(openedAt.getTime() + fullAfter * DAY);
    await db('animals').where({ id: animalId }).whereNotNull('openedAt').update({ openedAt, filledAt });
    return animalId;
  };
  await fill(texas, 3, 10);
  await fill(texas, 4, 15.5);
  const freed = await fill(texas, 5, 2);
  await db('animalPlaces').where({ animalId: freed, place: 1 }).delete();
  await fill(ohio, 6, 40);
  await fill(ohio, 31, null);
  await fill(ohio, 7, null, 'PLANNED');
  const died = await fill(ohio, 8, null);
  await db('animals').where({ id: died }).update({ stage: 'WITHDRAWN' });

  const HERD =
    'animalsOpened animalsFull averageDaysToFull herdByState { state animalsOpened animalsFull averageDaysToFull }';
  const may = [new Date('2012-05-01T00:00:00Z'), new Date('2012-06-01T00:00:00Z')] as const;
  expect(await analytics(...may, part(HERD))).toEqual({
    ...{ animalsOpened: 5, animalsFull: 3, averageDaysToFull: 21.8 },
    herdByState: [
      { state: 'Texas', animalsOpened: 3, animalsFull: 2, averageDaysToFull: 12.8 },
      { state: 'Ohio', animalsOpened: 2, animalsFull: 1, averageDaysToFull: 40 },
    ],
  });
  const lastDay = [new Date('2012-05-31T12:00:00Z'), new Date('2012-05-31T12:00:00.001Z')] as const;
  expect(await analytics(...lastDay, part(HERD))).toEqual({
    ...{ animalsOpened: 1, animalsFull: 0, averageDaysToFull: null },
    herdByState: [{ state: 'Ohio', animalsOpened: 1, animalsFull: 0, averageDaysToFull: null }],
  });
});

/** Keeps all four quarters of an animal for the ranch's own household. */
async function keepAll(rancherId: number, animalId: number) {
  const [claim] = await db('claims')
    .insert({ rancherId, quarters: 4, animalId, lineAt: new Date(), pricing: 'FLAT' })
    .returning('id');
  await db('animalPlaces').insert([1, 2, 3, 4].map((place) => ({ animalId, place, claimId: claim.id })));
}

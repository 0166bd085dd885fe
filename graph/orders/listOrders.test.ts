import { beforeAll, describe, expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const ALL = `query ($sort: AdminOrderSort, $rancherId: ID, $status: [OrderStatus!], $from: DateTime, $to: DateTime, $after: String, $first: Int) {
  admin { orders(sort: $sort, rancherId: $rancherId, status: $status, from: $from, to: $to, after: $after, first: $first) {
    nodes { id } pageInfo { hasNextPage endCursor } totalCount
  } }
}`;

const day = (date: number) => new Date(Date.UTC(2026, 0, date)).toISOString();

let admin: Awaited<ReturnType<typeof make.admin>>;
let rancherId: string;
let letterOf: Map<string, string>;

beforeAll(async () => {
  admin = await make.admin();
  const { id: customerId } = await make.customer();
  const { ranch } = await make.rancher();
  rancherId = String(ranch.id);
  letterOf = new Map();
  for (const [letter, given] of [
    ['a', { createdAt: day(1), updatedAt: day(9), amount: 2_000, status: 'FULFILLED' }],
    ['b', { createdAt: day(2), updatedAt: day(2), amount: 3_000, status: 'PENDING' }],
    ['c', { createdAt: day(3), updatedAt: day(8), amount: 1_000, status: 'CANCELED' }],
    ['d', { createdAt: day(3), updatedAt: day(7), amount: 3_000, status: 'PENDING' }],
  ] as const) {
    const { id } = await make.order({ customerId, rancherId: ranch.id, ...given });
    letterOf.set(String(id), letter);
  }
});

async function letters(variables: object): Promise<string> {
  const shown: string[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { data } = await as(admin).run(ALL, { rancherId, first: 1, after, ...variables });
    const { nodes, pageInfo } = data.admin.orders;
    shown.push(...nodes.map(({ id }: { id: string }) => letterOf.get(id)));
    more = pageInfo.hasNextPage;
    after = pageInfo.endCursor;
  }
  return shown.join('');
}

describe('the orders of the admin', () => {
  test.each([
    ['NEWEST', 'dcba'],
    ['OLDEST', 'abcd'],
    ['AMOUNT', 'dbac'],
    ['AMOUNT_ASC', 'cabd'],
    ['UPDATED', 'acdb'],
  ])('are sorted by %s, also across pages', async (sort, expected) => {
    expect(await letters({ sort })).toBe(expected);
  });

  test('can be filtered by status and date, in every sort order', async () => {
    expect(await letters({ sort: 'AMOUNT_ASC', status: ['PENDING', 'FULFILLED'] })).toBe('abd');
    expect(await letters({ from: day(2), to: day(3) })).toBe('b');
    expect(await letters({ sort: 'OLDEST', from: day(2) })).toBe('bcd');
  });

  test('are sorted newest first if the sort order is null', async () => {
    expect(await letters({ sort: null })).toBe('dcba');
  });
});

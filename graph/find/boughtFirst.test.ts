import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { connect } from '../database/connection';
import { ownDatabaseUrl } from '../testing/database';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

/** Marks the ranches of this test file. */
const mark = randomUUID();
const ids: number[] = [];

const LIST = `query ($filter: RancherFilter, $sort: RancherSort, $first: Int, $after: String, $last: Int, $before: String) {
  ranchers(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { id boughtAt } }
    pageInfo { hasNextPage hasPreviousPage endCursor }
    totalCount
  }
}`;

beforeAll(async () => {
  // Two ranches share each place and three share each name, so that the id breaks ties.
  for (let number = 0; number < 24; number++) {
    const longitude = -97.7426 - Math.floor(number / 2);
    const { ranch } = await make.rancher({ description: mark, ranchName: `Ranch ${number % 8}`, longitude });
    ids.push(ranch.id);
  }
});

type Person = { id: number };

const order = ({ id: customerId }: Person, place: number, status: OrderStatus = 'FULFILLED', createdAt?: string) =>
  make.order({ customerId, rancherId: ids[place] ?? 0, status, ...(createdAt && { createdAt }) });

/** Reads the list. Indexes find the ranches with the default search; without a search, the list is walked by distance. */
async function list(person: Person, variables: object = {}) {
  const { data, errors } = await as(person).run(LIST, { first: 100, filter: { search: mark }, ...variables });
  expect(errors).toBeUndefined();
  const { edges, pageInfo, totalCount } = data.ranchers as Answer;
  return {
    ...{ pageInfo, totalCount },
    ids: edges.map(({ node }) => Number(node.id)),
    cursors: edges.map(({ cursor }) => cursor),
    boughtAt: Object.fromEntries(edges.map(({ node }) => [node.id, node.boughtAt])),
  };
}

type Answer = {
  edges: { cursor: string; node: { id: string; boughtAt: string | null } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
};

const HOMES = [
  ['a home', '78701'],
  ['no home', ''],
] as const;

describe.each(HOMES)('for a family with %s', (_, zipCode) => {
  test('the ranches that the family bought from come first, and the others keep their order', async () => {
    const [family, other] = [await make.customer({ zipCode }), await make.customer({ zipCode })];
    const { ids: usual, totalCount } = await list(other);
    expect(usual).toHaveLength(24);
    const bought = [20, 13, 21];
    for (const place of bought) await order(family, place);
    for (const status of ['PENDING', 'CONTACTED', 'PROCESSING', 'CANCELED'] as const) await order(family, 17, status);
    const isBought = (id: number) => bought.some((place) => ids[place] === id);
    const expected = [...usual.filter(isBought), ...usual.filter((id) => !isBought(id))];
    expect(await list(family)).toMatchObject({ ids: expected, totalCount });
    expect((await list(other)).ids).toEqual(usual);
  });

  test('each page is the slice of the whole list that its arguments select', async () => {
    const family = await make.customer({ zipCode });
    for (const place of [2, 9, 22, 23]) await order(family, place);
    const whole = await list(family);
    const place = fc.option(fc.integer({ min: 0, max: 23 }));
    const size = fc.integer({ min: 1, max: 12 });
    const cursorAt = (at: number | null) => (at === null ? null : whole.cursors[at]);
    await fc.assert(
      fc.asyncProperty(place, place, size, fc.boolean(), async (after, before, count, isBackwards) => {
        const range = whole.ids.slice((after ?? -1) + 1, before ?? 24);
        const { ids: page } = await list(family, {
          ...{ after: cursorAt(after), before: cursorAt(before) },
          ...(isBackwards ? { last: count } : { first: count }),
        });
        expect(page).toEqual(isBackwards ? range.slice(-count) : range.slice(0, count));
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  test('without a filter, pages neither repeat nor skip a ranch', async () => {
    const family = await make.customer({ zipCode });
    for (const place of [4, 15]) await order(family, place);
    const whole = await list(family, { filter: {} });
    expect(new Set(whole.ids.slice(0, 2))).toEqual(new Set([ids[4], ids[15]]));
    const read: number[] = [];
    for (let after: string | null = null, isMore = true; isMore && read.length < 100; ) {
      const page: Awaited<ReturnType<typeof list>> = await list(family, { filter: {}, first: 7, after });
      read.push(...page.ids);
      [after, isMore] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
    }
    expect(read.slice(0, whole.ids.length)).toEqual(whole.ids.slice(0, read.length));
    expect(new Set(read).size).toBe(read.length);
  });
});

test('purchases do not change the order of a chosen sort', async () => {
  const [family, other] = [await make.customer(), await make.customer()];
  await order(family, 19);
  for (const sort of ['NAME', 'DISTANCE', 'PRICE', 'RATING', 'NEWEST', 'SOONEST', 'LOWEST_COST'])
    expect((await list(family, { sort })).ids).toEqual((await list(other, { sort })).ids);
});

test('ranches that the family bought from also come first around a chosen ZIP code', async () => {
  const family = await make.customer();
  await order(family, 5);
  const filter = { search: mark, near: { zipCode: '10001' } };
  expect((await list(family, { filter })).ids[0]).toBe(ids[5]);
});

test('boughtAt is when the family placed its last fulfilled order, and null for everyone else', async () => {
  const [family, other] = [await make.customer(), await make.customer()];
  await order(family, 1, 'FULFILLED', '2026-03-04T05:06:07Z');
  await order(family, 1, 'FULFILLED', '2026-01-04T05:06:07Z');
  await order(family, 1, 'PENDING', '2026-05-04T05:06:07Z');
  const { boughtAt } = await list(family);
  expect(boughtAt[String(ids[1])]).toBe('2026-03-04T05:06:07.000Z');
  expect(boughtAt[String(ids[2])]).toBeNull();
  for (const person of [other, await make.admin()]) expect((await list(person)).boughtAt[String(ids[1])]).toBeNull();
});

test('a first purchase does not disrupt a list that the family is already paging through', async () => {
  const family = await make.customer();
  const before = await list(family);
  const page = await list(family, { first: 5 });
  await order(family, 23);
  const next = await list(family, { first: 100, after: page.pageInfo.endCursor });
  expect([...page.ids, ...next.ids]).toEqual(before.ids);
});

test('an index finds what a family bought from a ranch', async () => {
  // Uses an empty database, so that other tests' rows don't decide which index is cheapest.
  const empty = connect(await ownDatabaseUrl('bought_first'));
  onTestFinished(() => empty.destroy());
  const sql = `select max(created_at) from orders where customer_id = 1 and rancher_id = 1 and status = 'FULFILLED'`;
  const { rows: plan } = await empty.raw(`explain ${sql}`);
  expect(JSON.stringify(plan)).toContain('orders_fulfilled_of_customer');
});

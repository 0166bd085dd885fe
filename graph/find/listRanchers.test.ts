import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Rancher } from '../ranches/Rancher';
import { refusalOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const LIST = `query ($filter: RancherFilter, $sort: RancherSort, $first: Int, $after: String) {
  ranchers(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id ranchName distanceMiles } pageInfo { hasNextPage endCursor } totalCount
  }
}`;

/** Marks the ranches of this test file. */
const mark = randomUUID();
const ranches: Rancher[] = [];
let customer: Awaited<ReturnType<typeof make.customer>>;

const makeRanch = async (given: Partial<Rancher>) => (await make.rancher({ description: mark, ...given })).ranch;

beforeAll(async () => {
  // This customer has no ZIP code, so that lists don't start from a home.
  customer = await make.customer({ zipCode: '' });
  // Each sort has ties, so that the id breaks them. Longitudes go west from Austin, with two ranches at each place.
  for (let number = 0; number < 60; number++) {
    ranches.push(
      await makeRanch({
        ranchName: `Ranch ${number % 7}`,
        state: number % 2 ? 'Texas' : 'Montana',
        zipCode: `${78000 + (number % 10) * 100}`,
        longitude: -97.7426 - Math.floor(number / 2),
        offerQuarterCow: number % 3 === 0,
        quarterCowPrice: number % 6 === 0 ? 0 : 70_000 + (number % 5) * 100,
        offerHalfCow: number % 4 === 0,
        ratingCounts: [0, 1, 2, 3, 4].map((place) => (place === number % 4 ? number % 3 : 0)),
        isGrassFed: number % 2 === 0,
        isOrganic: number % 5 === 0,
        createdAt: new Date(Date.UTC(2026, 0, 1 + (number % 8))).toISOString(),
      }),
    );
  }
  const { rows } = await db.raw(
    `select r.id, miles_between(z.latitude, z.longitude, r.latitude, r.longitude) as miles
     from ranchers r join zip_codes z on z.zip_code = '78701' where r.description = ?`,
    [mark],
  );
  for (const row of rows) miles.set(row.id, row.miles);
});

async function list(variables: object, filter: object = {}, person = customer) {
  const { data, errors } = await as(person).run(LIST, {
    first: 100,
    ...variables,
    filter: { search: mark, ...filter },
  });
  expect(errors).toBeUndefined();
  return data.ranchers;
}

const idsOf = (page: { nodes: { id: string }[] }) => page.nodes.map(({ id }) => Number(id));
const idsWhere = (holds: (ranch: Rancher) => boolean) => ranches.filter(holds).map(({ id }) => id);
const found = async (filter: object) => idsOf(await list({ sort: 'NAME' }, filter)).sort((a, b) => a - b);

const near = { zipCode: '78701', miles: 1_000 };
/** Miles from the center of the ZIP code in `near`, by the ranch's id. */
const miles = new Map<number, number>();
const milesFrom = ({ id }: Rancher) => miles.get(id)!;
const startingPrice = (ranch: Rancher) =>
  Math.min(
    ranch.offerQuarterCow && ranch.quarterCowPrice > 0 ? ranch.quarterCowPrice : Number.POSITIVE_INFINITY,
    ranch.offerHalfCow ? ranch.halfCowPrice : Number.POSITIVE_INFINITY,
  );

/** The values that each sort compares, smaller first. The id breaks ties. */
const keys: Record<string, (ranch: Rancher) => (number | string)[]> = {
  NAME: ({ ranchName, id }) => [ranchName, id],
  PRICE: (ranch) => [startingPrice(ranch), ranch.id],
  RATING: ({ rating, reviewCount, id }) => [reviewCount ? -rating : -5, -reviewCount, -id],
  NEWEST: ({ createdAt, id }) => [-new Date(createdAt).getTime(), -id],
  DISTANCE: (ranch) => [Math.round(milesFrom(ranch)), ranch.id],
};

const inOrder = (sort: string) => {
  const [keysOf, compare] = [keys[sort]!, (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)];
  return (a: Rancher, b: Rancher) =>
    keysOf(a)
      .map((key, index) => compare(key, keysOf(b)[index]!))
      .find((sign) => sign !== 0) ?? 0;
};

describe('paging', () => {
  test.each(Object.keys(keys))('by %s returns every ranch once, in order', async (sort) => {
    const filter = sort === 'DISTANCE' ? { near } : {};
    const expected = [...ranches]
      .filter((ranch) => sort !== 'DISTANCE' || milesFrom(ranch) <= 1_000)
      .sort(inOrder(sort));
    const seen: number[] = [];
    for (let after: string | null = null; ; ) {
      const page = await list({ sort, first: 7, after }, filter);
      expect(page.totalCount).toBe(expected.length);
      seen.push(...idsOf(page));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(expected.map(({ id }) => id));
  });

  test('a cursor of one sort order is refused in another', async () => {
    const { pageInfo } = await list({ sort: 'NAME', first: 1 });
    expect(refusalOf(await as(customer).run(LIST, { sort: 'PRICE', after: pageInfo.endCursor }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { after: 'This cursor does not belong to this list' },
    });
  });

  test('without a given sort, sorts by distance around a ZIP code, and by name without one', async () => {
    expect(idsOf(await list({}, { near }))).toEqual(idsOf(await list({ sort: 'DISTANCE' }, { near })));
    const byName = idsOf(await list({ sort: 'NAME' }));
    for (const person of [
      await make.customer({ zipCode: '' }),
      await make.customer({ zipCode: '00000' }),
      await make.admin(),
    ]) {
      const page = await list({}, {}, person);
      expect(idsOf(page)).toEqual(byName);
      expect(page.nodes[0]).toMatchObject({ distanceMiles: null });
    }
  });

  test("sorts by distance from a customer's home, with ranches without coordinates at the end", async () => {
    const description = randomUUID();
    const lost = await makeRanch({ description, ranchName: 'A', latitude: null, longitude: null });
    const far = await makeRanch({ description, ranchName: 'B', latitude: 44.26, longitude: -72.58 });
    const close = await makeRanch({ description, ranchName: 'C' });
    const family = await make.customer({ zipCode: '78701-0001' });
    const filter = { search: description };
    const first = await list({ first: 2 }, filter, family);
    expect(idsOf(first)).toEqual([close.id, far.id]);
    expect(first.nodes.map((node: { distanceMiles: number }) => node.distanceMiles > 1_000)).toEqual([false, true]);
    const rest = await list({ first: 2, after: first.pageInfo.endCursor }, filter, family);
    expect(rest.nodes).toEqual([{ id: String(lost.id), ranchName: 'A', distanceMiles: null }]);
    expect(idsOf(await list({ sort: 'NAME' }, filter, family))).toEqual([lost.id, far.id, close.id]);
    const anywhere = { ...filter, near: { zipCode: '05602' } };
    expect(idsOf(await list({}, anywhere, family))).toEqual([far.id, close.id, lost.id]);
  });
});

describe('filters', () => {
  test('ranches in any of several states', async () => {
    expect(await found({ states: ['Texas'] })).toEqual(idsWhere(({ state }) => state === 'Texas'));
    expect(await found({ states: ['Texas', 'Montana'] })).toHaveLength(60);
    expect(await found({ states: [] })).toHaveLength(60);
    expect(await found({ states: ['Tejas'] })).toEqual([]);
  });

  test('a ZIP prefix', async () => {
    expect(await found({ zipPrefix: '785' })).toEqual(idsWhere(({ zipCode }) => zipCode.startsWith('785')));
  });

  test('ranches that sell any of several sizes; an offer without a price does not count', async () => {
    const sellsQuarter = (ranch: Rancher) => ranch.offerQuarterCow && ranch.quarterCowPrice > 0;
    expect(await found({ orderSizes: ['QUARTER_COW'] })).toEqual(idsWhere(sellsQuarter));
    expect(await found({ orderSizes: ['QUARTER_COW', 'HALF_COW'] })).toEqual(
      idsWhere((ranch) => sellsQuarter(ranch) || ranch.offerHalfCow),
    );
  });

  test('ranches with all of several qualities', async () => {
    expect(await found({ qualities: ['GRASS_FED', 'ORGANIC'] })).toEqual(
      idsWhere((ranch) => ranch.isGrassFed && ranch.isOrganic),
    );
    expect(await found({ qualities: ['GRAIN_FINISHED'] })).toEqual([]);
  });

  test('ranches with a share that can be reserved, of one of several sizes and ready by a day', async () => {
    const description = randomUUID();
    const shares = { offerQuarterCow: true, quarterCowPrice: 90_000 };
    const ranch = async (...animals: Parameters<typeof make.animal>[1][]) => {
      const { id } = await makeRanch({ description, ...shares });
      for (const animal of animals) await make.animal(id, animal);
      return id;
    };
    const none = await ranch();
    const undated = await ranch({ harvestWords: 'autumn 2099' });
    const quarter = await ranch({ harvestDate: '2099-05-01', taken: [1, 3] }, { harvestDate: '2099-08-01' });
    const half = await ranch(
      { harvestDate: '2099-06-01', taken: [1, 2] },
      { harvestDate: '2099-01-01', taken: [1, 2, 3, 4] },
    );
    const planned = await ranch({ harvestDate: '2099-01-01', stage: 'PLANNED' });
    const having = async (filter: object) => idsOf(await list({ sort: 'SOONEST' }, { search: description, ...filter }));
    expect(await having({})).toEqual([quarter, half, undated, none, planned]);
    expect(await having({ hasShare: false })).toHaveLength(5);
    expect(await having({ hasShare: true })).toEqual([quarter, half, undated]);
    expect(await having({ hasShare: true, orderSizes: ['HALF_COW', 'QUARTER_COW'] })).toEqual([quarter, half, undated]);
    // Hanging and cutting take three weeks.
    expect(await having({ readyBy: '2099-05-21' })).toEqual([]);
    expect(await having({ readyBy: '2099-05-22' })).toEqual([quarter]);
    expect(await having({ readyBy: '2099-06-22', orderSizes: ['HALF_COW'] })).toEqual([half]);
    expect(await having({ readyBy: '2099-08-22', orderSizes: ['HALF_COW'] })).toEqual([quarter, half]);
    const closeBy = await list({ sort: 'SOONEST', first: 2 }, { search: description, near: { zipCode: '78701' } });
    expect(idsOf(closeBy)).toEqual([quarter, half]);
    expect(closeBy.nodes[0].distanceMiles).not.toBeNull();
    const rest = await list(
      { sort: 'SOONEST', after: closeBy.pageInfo.endCursor },
      { search: description, near: { zipCode: '78701' } },
    );
    expect(idsOf(rest)).toEqual([undated, none, planned]);
  });

  test('repeated values count once', async () => {
    const many = { orderSizes: Array(40_000).fill('HALF_COW'), qualities: Array(40_000).fill('GRASS_FED') };
    expect(await found(many)).toEqual(idsWhere((ranch) => ranch.offerHalfCow && ranch.isGrassFed));
  });

  test('all filters combined', async () => {
    const filter = { states: ['Montana'], zipPrefix: '78', orderSizes: ['HALF_COW'], qualities: ['GRASS_FED'], near };
    const wanted = (ranch: Rancher) => ranch.state === 'Montana' && ranch.offerHalfCow && milesFrom(ranch) <= 1_000;
    expect(await found(filter)).toEqual(idsWhere(wanted));
  });
});

describe('search', () => {
  test.each(['ranchName', 'description', 'city'] as const)('finds %s in any case, without wildcards', async (field) => {
    const word = `100%_${randomUUID()}\\x`;
    const { id } = await makeRanch({ description: '', [field]: `Near ${word} Town` });
    const { data } = await as(customer).run(LIST, { filter: { search: ` ${word.toUpperCase()} ` } });
    expect(idsOf(data.ranchers)).toEqual([id]);
    const other = await as(customer).run(LIST, { filter: { search: word.replace('%', 'x') } });
    expect(other.data.ranchers.nodes).toEqual([]);
  });

  test('finds a state, and no ranch that is not approved', async () => {
    const description = randomUUID();
    const { id } = await makeRanch({ description, state: 'Vermont' });
    for (const approval of ['PENDING', 'SUSPENDED', 'REJECTED'] as const) await makeRanch({ description, approval });
    for (const person of [customer, await make.admin()]) {
      const { data } = await as(person).run(LIST, { filter: { search: description } });
      expect(idsOf(data.ranchers)).toEqual([id]);
    }
    const { data } = await as(customer).run(LIST, { filter: { search: 'vermont' } });
    expect(idsOf(data.ranchers)).toContain(id);
  });
});

describe('refusals', () => {
  test.each([
    ['first', { first: 0 }],
    ['first', { first: 101 }],
    ['after', { after: 'nonsense' }],
    ['sort', { sort: 'DISTANCE' }],
    ['filter.search', { filter: { search: 'x'.repeat(101) } }],
    ['filter.states', { filter: { states: Array(51).fill('Texas') } }],
    ['filter.zipPrefix', { filter: { zipPrefix: '78a' } }],
    ['filter.orderSizes', { filter: { orderSizes: ['BEEF_BOX'] } }],
    ['filter.orderSizes', { filter: { orderSizes: ['SELECT_CUTS'] } }],
    ['filter.readyBy', { filter: { readyBy: '2027-02-30' } }],
    ['filter.near.zipCode', { filter: { near: { zipCode: '00000', miles: 10 } } }],
    ['filter.near.miles', { filter: { near: { zipCode: '78701', miles: 0 } } }],
    ['filter.near.miles', { filter: { near: { zipCode: '78701', miles: 12_501 } } }],
  ])('%s of %j', async (field, variables) => {
    const { errors } = await as(customer).run(LIST, variables);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
  });
});

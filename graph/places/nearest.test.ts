import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { deliveryOptions, MAX_MILES, type RanchDelivery } from '../../rules/ranches/delivery';
import { SHIPPING_METHOD, type ShippingMethod } from '../../rules/words/vocabulary';
import { ownDatabase } from '../testing/database';
import { testGraph } from '../testing/graph';

// Uses its own database, because each list is compared with all ranches.
const db = await ownDatabase('nearest');
const { as, make } = await testGraph(db);

/** Centers of searches: both poles, both sides of the date line, the equator, and where most ranches are. */
const CENTERS: Record<string, [latitude: number, longitude: number]> = {
  '00001': [90, 0],
  '00002': [-89.99, 12],
  '00003': [0, 180],
  '00004': [10, -179.95],
  '00005': [0, 0],
  '00006': [30.27, -97.74],
};

/** Exceeds the number that a search reads in the index. Many ranches share a place, or are less than a tenth of a mile apart. */
const RANCHES = 3_000;

type Ranch = RanchDelivery & {
  id: number;
  isOrganic: boolean;
  isApproved: boolean;
  miles: Record<string, number | null>;
};
let ranches: Ranch[] = [];
let customer: { id: number };

beforeAll(async () => {
  customer = await make.customer({ zipCode: '' });
  for (const [zip, [latitude, longitude]] of Object.entries(CENTERS)) {
    await db('zip_codes').insert({ zipCode: zip, city: 'Edge', state: 'Texas', latitude, longitude });
  }
  await db.raw('select setseed(0.42)');
  await db.raw(
    `with owners as (
       insert into users (email, name, user_type)
       select 'edge' || n, 'Owner', 'RANCHER' from generate_series(1, ?::integer) as n returning id
     ), centers as (
       select latitude, longitude, row_number() over (order by zip_code) as n from zip_codes where zip_code < '00007'
     )
     insert into ranchers (user_id, ranch_name, city, state, zip_code, approval, latitude, longitude, is_organic,
       offer_local_pickup, offer_local_delivery, local_delivery_range, offer_shipping, shipping_nationwide, shipping_radius)
     select o.id, 'Edge', '', 'Texas', '78701', case when o.id % 19 = 0 then 'PENDING' else 'APPROVED' end,
       case when o.id % 31 > 0 then greatest(-90, least(90, c.latitude + (random() - .5) * spread)) end,
       case when o.id % 31 > 0 then (c.longitude + (random() - .5) * 2 * spread + 540)::numeric % 360 - 180 end,
       random() < .004, random() < .5, random() < .5, random() * 200, random() < .5, random() < .2, random() * 2000
     from owners o join centers c on c.n = o.id % 6 + 1
     cross join lateral (select (array[0, .001, .1, 5, 90])[1 + o.id % 5] as spread) s`,
    [RANCHES],
  );
  await db.raw('vacuum analyze ranchers');
  ranches = await readRanches();
});

/** Reads all ranches with their distances by `miles_between`, without any index. */
async function readRanches(): Promise<Ranch[]> {
  const rows: (Ranch & { approval: string })[] = await db('ranchers').orderBy('id');
  const { rows: distances } = await db.raw(
    `select r.id, z.zip_code as zip, miles_between(z.latitude, z.longitude, r.latitude, r.longitude) as miles
     from ranchers r, zip_codes z where z.zip_code < '00007'`,
  );
  const milesOf = new Map<number, Ranch['miles']>();
  for (const { id, zip, miles } of distances) milesOf.set(id, { ...milesOf.get(id), [zip]: miles });
  return rows.map((row) => ({ ...row, isApproved: row.approval === 'APPROVED', miles: milesOf.get(row.id) ?? {} }));
}

type Search = { zip: string; miles: number | null; methods: ShippingMethod[]; isOrganic: boolean };

/** Sorts all ranches of a search, nearest first, with those without coordinates last. */
function expected({ zip, miles, methods, isOrganic }: Search): Ranch[] {
  const away = ({ miles: from }: Ranch) => from[zip] ?? null;
  const reaches = (ranch: Ranch) =>
    deliveryOptions(ranch, away(ranch)).some(({ method, reachable }) => reachable && methods.includes(method));
  return ranches
    .filter(({ isApproved }) => isApproved)
    .filter((ranch) => miles === null || (away(ranch) ?? Number.POSITIVE_INFINITY) <= miles)
    .filter((ranch) => methods.length === 0 || reaches(ranch))
    .filter((ranch) => !isOrganic || ranch.isOrganic)
    .sort((one, other) => (away(one) ?? 99_999) - (away(other) ?? 99_999) || one.id - other.id);
}

const LIST = `query ($filter: RancherFilter!, $sort: RancherSort!, $first: Int!, $after: String) {
  ranchers(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id distanceMiles } pageInfo { hasNextPage endCursor } totalCount
  }
}`;

async function list({ zip, miles, methods, isOrganic }: Search, variables: object) {
  const filter = { near: { zipCode: zip, miles, methods }, ...(isOrganic && { qualities: ['ORGANIC'] }) };
  const { data, errors } = await as(customer).run(LIST, { sort: 'DISTANCE', filter, ...variables });
  expect(errors).toBeUndefined();
  return data.ranchers;
}

const searches: fc.Arbitrary<Search> = fc.record({
  zip: fc.constantFrom(...Object.keys(CENTERS)),
  miles: fc.oneof(fc.constantFrom(null, 0.1, MAX_MILES), fc.integer({ min: 1, max: 7_000 })),
  methods: fc.oneof(fc.constant<ShippingMethod[]>([]), fc.subarray([...SHIPPING_METHOD.values])),
  isOrganic: fc.boolean(),
});

test('pages by distance match a sort of all distances', { timeout: 300_000 }, async () => {
  const holds = async (search: Search, first: number, pages: number) => {
    const all = expected(search);
    let after: string | null = null;
    for (let page = 0; page < pages; page++) {
      const { nodes, pageInfo, totalCount } = await list(search, { first, after });
      const rows = all.slice(page * first, (page + 1) * first);
      const answer = rows.map(({ id, miles }) => ({ id: String(id), distanceMiles: miles[search.zip] }));
      expect([nodes, totalCount]).toEqual([answer, all.length]);
      expect(pageInfo.hasNextPage).toBe(all.length > (page + 1) * first);
      if (!pageInfo.hasNextPage) return;
      after = pageInfo.endCursor;
    }
  };
  const pages = fc.integer({ min: 1, max: 4 });
  const sizes = fc.integer({ min: 1, max: 100 });
  await fc.assert(fc.asyncProperty(searches, sizes, pages, holds), { numRuns: 120, interruptAfterTimeLimit: 60_000 });
});

test('the last pages, beyond the ranches read from the index, match a sort of all distances', async () => {
  const search: Search = { zip: '00006', miles: null, methods: [], isOrganic: false };
  const ids: string[] = [];
  for (let after: string | null = null; ; ) {
    const { nodes, pageInfo }: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } =
      await list(search, { first: 100, after });
    ids.push(...nodes.map(({ id }) => id));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  expect(ids).toEqual(expected(search).map(({ id }) => String(id)));
});

test('every other sort order has the same ranches', async () => {
  const holds = async (search: Search) => {
    const { nodes, totalCount } = await list(search, { sort: 'NAME', first: 100 });
    const all = expected(search).sort((one, other) => one.id - other.id);
    const ids = nodes.map(({ id }: { id: string }) => Number(id));
    expect([ids, totalCount]).toEqual([all.slice(0, 100).map(({ id }) => id), all.length]);
  };
  await fc.assert(fc.asyncProperty(searches, holds), { numRuns: 40, interruptAfterTimeLimit: 30_000 });
});

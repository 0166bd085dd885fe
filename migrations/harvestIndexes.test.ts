import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../graph/accounts/testing/context';
import type { Context } from '../graph/context';
import { ranchesAround } from '../graph/find/listRanchers';
import { refreshCosts } from '../graph/find/ranchCosts';
import type { OrderType, RancherFilter, RancherSort } from '../graph/resolverTypes.generated';
import { firstPage, planOf } from '../graph/testing/countStatements';
import { ownDatabase } from '../graph/testing/database';

// A database of its own: plans depend on how much there is.
const db = await ownDatabase('next_harvests');

const RANCHES = 10_000;
const ANIMALS_EACH = 2;

beforeAll(async () => {
  await db.raw(`
    insert into users (email, name, user_type)
    select md5(n::text), md5(n::text), 'RANCHER' from generate_series(1, ${RANCHES}) as n;
    insert into ranchers (user_id, ranch_name, city, state, zip_code, approval, offer_half_cow, half_cow_price,
      sells_by_animal)
    select id, md5(id::text), md5(id::text), 'Texas', '78701', 'APPROVED', true, 100000, true from users;
    insert into animals (rancher_id, tag, pricing, price, harvest_date, hang_days, cutting_days, stage)
    select id, n::text, 'FLAT', 90000, date '2027-01-01' + id % 1000, 14, 7,
      case when n = 1 and id % 2 = 0 then 'OPEN' else 'CLOSED' end
    from ranchers cross join generate_series(1, ${ANIMALS_EACH}) as n`);
  await refreshCosts(db);
  await db.raw('vacuum analyze ranchers, animals, ranch_harvests, ranch_costs');
}, 120_000);

test.each<[string, RancherFilter, RancherSort]>([
  ['the soonest', {}, 'SOONEST'],
  ['the soonest with a share', { hasShare: true }, 'SOONEST'],
  ['those ready by a day, the soonest first', { readyBy: '2027-02-01' }, 'SOONEST'],
])('ranches in the order of their next harvest are read from an index: %s', async (_which, filter, sort) => {
  const read = (context: Context) => firstPage(context, ranchesAround(context, { filter, sort }));
  const plan = await planOf(db, read);
  expect(plan).toContain('ranch_harvests_soonest');
  expect(plan).not.toMatch(/Seq Scan|Sort/);
  const { rows } = await read(testContext(db));
  expect(rows).toHaveLength(24);
});

test.each<[string, RancherFilter]>([
  ['a share', { hasShare: true }],
  ['a half by a day', { readyBy: '2027-02-01', orderSizes: ['HALF_COW'] }],
])('ranches with %s are found and counted by an index', async (_which, filter) => {
  const plan = await planOf(db, (context) => firstPage(context, ranchesAround(context, { filter, sort: 'NAME' })));
  expect(plan).toMatch(/ranch_harvests_(soonest|pkey)/);
  expect(plan).not.toContain('Seq Scan');
  const count = await planOf(db, async (context) =>
    (await firstPage(context, ranchesAround(context, { filter, sort: 'NAME' }))).total(),
  );
  expect(count).toMatch(/ranch_harvests_(soonest|pkey)/);
});

test.each<[RancherSort, string]>([
  ['PRICE', 'ranch_costs_by_price'],
  ['LOWEST_COST', 'ranch_costs_by_cost'],
])('ranches by %s are read from an index', async (sort, index) => {
  for (const orderSizes of [[], ['HALF_COW']] as OrderType[][]) {
    const plan = await planOf(db, (context) =>
      firstPage(context, ranchesAround(context, { filter: { orderSizes }, sort })),
    );
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});

test('what a share costs at a place is computed of ranches nearby alone, with their animals by an index', async () => {
  const near = { zipCode: '78701', miles: 100 };
  const plan = await planOf(db, (context) =>
    firstPage(context, ranchesAround(context, { filter: { near }, sort: 'LOWEST_COST' })),
  );
  for (const used of ['ranchers_on_sphere', 'animals_to_reserve']) expect(plan).toContain(used);
  expect(plan).not.toMatch(/Seq Scan on (ranchers|animals)/);
});

import { expect, test } from 'vitest';
import { testContext } from '../accounts/testing/context';
import { around } from '../places/around';
import { ownDatabase } from '../testing/database';
import { testGraph } from '../testing/graph';
import { renewCosts } from './ranchCosts';
import { withCostThere } from './trueCostSql';

// A database of its own, because the lists have all ranches.
const { as, db, make } = await testGraph(ownDatabase('ranch_costs'));

const LIST = `query ($sort: RancherSort, $filter: RancherFilter, $after: String) {
  ranchers(sort: $sort, filter: $filter, first: 10, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }`;

async function listed(variables: object): Promise<number[]> {
  const person = await make.customer({ zipCode: '' });
  const ids: number[] = [];
  for (let after: string | null = null; ; ) {
    const { data, errors } = await as(person).run(LIST, { ...variables, after });
    expect(errors).toBeUndefined();
    ids.push(...data.ranchers.nodes.map(({ id }: { id: string }) => Number(id)));
    after = data.ranchers.pageInfo.endCursor;
    if (!data.ranchers.pageInfo.hasNextPage) return ids;
  }
}

/** Ranches from Austin to a thousand miles away, with all ways of delivery and each kind of price. */
const RANCHES = `
  insert into users (email, name, user_type) select 'cost' || n, 'Cost', 'RANCHER' from generate_series(1, 400) n;
  insert into ranchers (user_id, ranch_name, city, state, zip_code, latitude, longitude, approval, offer_quarter_cow,
    quarter_cow_price, offer_half_cow, half_cow_price, offer_local_pickup, offer_local_delivery, local_delivery_range,
    local_delivery_fee, offer_shipping, shipping_nationwide, shipping_radius, shipping_fee, pricing_model, price_per_pound)
  select id, 'Cost', 'Austin', 'Texas', '78701', 30.27 + power(random(), 4) * 15, case when random() < 0.95 then -97.74 end, 'APPROVED',
    random() < 0.5, 70000 + random() * 50000, random() < 0.7, 150000 + random() * 90000, random() < 0.7, random() < 0.4,
    random() * 100, random() * 9000, random() < 0.3, random() < 0.5, random() * 900, random() * 30000,
    (array['FLAT', 'FLAT', 'HANGING'])[ceil(random() * 3)], (random() * 2)::int * 600
  from users where email like 'cost%'`;

test('pages around a place have all ranches in the order of what they cost there', async () => {
  await db.raw(RANCHES);
  const place = { zipCode: '78701' };
  const [{ latitude, longitude }] = await db('zip_codes').where(place);
  for (const orderSizes of [[], ['QUARTER_COW'], ['HALF_COW', 'QUARTER_COW']] as const) {
    const { sql, bindings } = withCostThere(around({ latitude, longitude, miles: null }), orderSizes);
    const sells = orderSizes.map((size) => `offer_${size.toLowerCase()}`).join(' or ') || 'true';
    const { rows } = await db.raw(
      `select id from (${sql}) as priced where approval = 'APPROVED' and (${sells}) order by cost, id`,
      [...bindings],
    );
    const filter = { orderSizes, near: place };
    expect(await listed({ sort: 'LOWEST_COST', filter })).toEqual(rows.map(({ id }: { id: number }) => id));
  }
});

test('a price counts as soon as it changes, and as soon as an animal has another price', async () => {
  const prices = { state: 'Ohio', halfCowPrice: 100_000 };
  const [one, other] = [(await make.rancher(prices)).ranch.id, (await make.rancher(prices)).ranch.id];
  const filter = { states: ['Ohio'] };
  const both = async () => [await listed({ sort: 'PRICE', filter }), await listed({ sort: 'LOWEST_COST', filter })];
  expect(await both()).toEqual([
    [one, other],
    [one, other],
  ]);
  await db('ranchers').where({ id: other }).update({ halfCowPrice: 90_000 });
  expect(await both()).toEqual([
    [other, one],
    [other, one],
  ]);
  await make.animal(one, { stage: 'OPEN', pricing: 'FLAT', price: 20_000, pricePerPound: 0 });
  expect(await both()).toEqual([
    [one, other],
    [one, other],
  ]);
  await db('animals')
    .where({ rancherId: one })
    .update({ taken: [1, 2, 3, 4] });
  expect((await both())[0]).toEqual([other, one]);
});

test('costs that another version of the rule made are computed anew', async () => {
  const { ranch } = await make.rancher();
  await renewCosts(db);
  const own = () => db('ranch_costs').where({ rancherId: ranch.id }).orderBy('sizes');
  const before = await own();
  expect(before).toHaveLength(7);
  await own().update({ cost: 1, rule: 'before' });
  await renewCosts(testContext(db).db);
  expect(await own()).toEqual(before);
});

import { expect, onTestFinished, test } from 'vitest';
import { isShare, QUARTERS_OF } from '../../../rules/herd/quarters';
import { onSale } from '../../../rules/products/cowShares';
import { cheapestDelivery } from '../../../rules/trueCost/cheapestDelivery';
import { trueCost } from '../../../rules/trueCost/trueCost';
import { testGraph } from '../../testing/graph';
import type { RancherRow } from '../Rancher';
import { trueCosts } from './trueCostSql';

const { db, as, make } = await testGraph();

const RANCHES = 10_000;

/** A row of PostgreSQL as JSON: a ranch, an animal or a share's cost. */
type Row = Record<string, never>;

/** Creates random ranches, animals and processors in temporary tables, which shadow the real ones until the transaction ends. */
const RANDOM = `
  create temp table ranchers on commit drop as
    select n as id, random() < 0.8 as offer_quarter_cow, random() < 0.8 as offer_half_cow, random() < 0.8 as offer_whole_cow,
      (array[0, 1, 85001, 119999])[ceil(random() * 4)] as quarter_cow_price, (random() * 300000)::int as half_cow_price,
      (random() * 500000)::int as whole_cow_price, (array['FLAT', 'HANGING', 'PACKAGED'])[ceil(random() * 3)] as pricing_model,
      (greatest(0, random() - 0.3) * 1500)::int as price_per_pound, random() < 0.5 as deposit_required,
      (random() * 50000)::int as deposit_amount, random() < 0.7 as offer_local_pickup, random() < 0.5 as offer_local_delivery,
      (random() * 100)::int as local_delivery_range, (random() * 9000)::int as local_delivery_fee, random() < 0.5 as offer_shipping,
      (random() * 900)::int as shipping_radius, (random() * 9000)::int as shipping_fee, random() < 0.3 as shipping_nationwide,
      case when random() < 0.8 then round((random() * 1000)::numeric, 1)::float8 end as miles, random() < 0.8 as has_place,
      has_yield * 58 as yield_from, has_yield * 64 as yield_to, has_yield * 7 as yield_animals
    from generate_series(1, ${RANCHES}) as n cross join lateral (select case when random() < 0.5 + 0 * n then 1 end as has_yield) packed;
  create temp table processors on commit drop as
    select id, (array['USDA', 'STATE', 'CUSTOM_EXEMPT'])[ceil(random() * 3)] as inspection, (random() * 15000)::int * fee as kill_fee,
      case when random() < 0.9 then (random() * 160)::int * fee end as cut_and_wrap_per_pound,
      (array['RANCH', 'FAMILY', 'INCLUDED'])[ceil(random() * 3)] as payer
    from (select id, case when random() < 0.8 then 1 end as fee from ranchers) ranch;
  create temp table animals on commit drop as
    select drawn.*, expected_hanging_from_tenths + more as expected_hanging_to_tenths, 4 - cardinality(taken) as quarters_left
    from (
      select id * 3 + n as id, id as rancher_id, (array['OPEN', 'OPEN', 'PLANNED'])[ceil(random() * 3)] as stage,
      (array['{}', '{1}', '{1,3}', '{1,2}', '{1,2,3,4}'])[ceil(random() * 5)]::smallint[] as taken,
      (array['FLAT', 'HANGING', 'PACKAGED'])[ceil(random() * 3)] as pricing, (random() * 90000)::int as price,
      (random() * 1500)::int as price_per_pound, (random() * 20000)::int as deposit_per_quarter, null as harvest_words,
      case when random() < 0.7 then (3000 + random() * 2500)::int end as expected_hanging_from_tenths, (random() * 3000)::int as more,
      has_own * 60 as own_yield_from, has_own * 66 as own_yield_to,
      case when random() < 0.7 then date '2027-01-01' + (random() * 5)::int end as harvest_date, 14 as hang_days,
      (random() * 5)::int as cutting_days, case when random() < 0.7 then id end as processor_id
    from ranchers cross join generate_series(0, 2) as n
      cross join lateral (select case when random() < 0.3 + 0 * (id + n) then 1 end as has_own) own where random() < 0.4
    ) drawn;
  create index on processors (id);
  create index on animals (rancher_id);
  analyze ranchers, processors, animals`;

test('PostgreSQL and the rules agree on what a share costs, over 10,000 random ranches', async () => {
  const costs = trueCosts('ranchers', { miles: 'ranchers.miles', hasPlace: 'ranchers.has_place' });
  const trx = await db.transaction();
  onTestFinished(async () => {
    await trx.rollback();
  });
  // A busy machine may be slow, which isn't what this test is about.
  await trx.raw('set local statement_timeout = 0');
  await trx.raw(RANDOM);
  const { rows } = await trx.raw(`
    select to_jsonb(ranchers) as ranch, (select jsonb_agg(cost) from (${costs}) cost) as costs,
      (select jsonb_agg(to_jsonb(animals) || jsonb_build_object('processor', to_jsonb(p)) order by
         harvest_date + hang_days + cutting_days, animals.id)
       from animals left join processors p on p.id = animals.processor_id where rancher_id = ranchers.id) as animals
    from ranchers`);
  const seen = new Set<string>();
  for (const row of rows as { ranch: Row; animals: Row[] | null; costs: Row[] | null }[]) {
    const expected = expectedCosts(camel(row.ranch), (row.animals ?? []).map(camel));
    expect((row.costs ?? []).map(camel).map(picked)).toEqual(expected);
    for (const { restsOn, packagedYield } of expected) {
      for (const basis of [...restsOn, ...(packagedYield ? [packagedYield.basis] : [])]) seen.add(basis);
    }
  }
  expect(rows).toHaveLength(RANCHES);
  expect(seen.size).toBe(15);
}, 60_000);

// biome-ignore lint/suspicious/noExplicitAny: rows of PostgreSQL, whatever their columns.
type Any = any;

function expectedCosts(ranch: Any, animals: Any[]) {
  return onSale(ranch as RancherRow).flatMap(({ itemType, priceField }) => {
    if (!isShare(itemType)) return [];
    const quarters = QUARTERS_OF[itemType];
    const animal = animals.find(({ stage, taken }) => stage === 'OPEN' && fits(taken, quarters)) ?? null;
    const delivery = ranch.hasPlace
      ? cheapestDelivery(ranch, ranch.miles, animal?.processor?.inspection ?? null)
      : null;
    if (delivery === undefined) return [];
    const from = animal?.expectedHangingFromTenths;
    const expectedHangingTenths = from ? { from, to: animal.expectedHangingToTenths } : null;
    const terms = { share: itemType, ranch: { ...ranch, price: ranch[priceField] }, delivery };
    const { price, perPound, packagedPounds, freezerCubicFeet, packagedYield, restsOn } = trueCost({
      ...terms,
      animal: animal && { ...animal, expectedHangingTenths },
    });
    const ranges = { price, perPound, packagedPounds, freezerCubicFeet, packagedYield };
    return [{ share: itemType, animalId: animal?.id ?? null, handover: delivery?.method ?? null, ...ranges, restsOn }];
  });
}

const fits = (taken: number[], quarters: number) =>
  quarters === 4
    ? taken.length === 0
    : quarters === 2
      ? taken.every((place) => place < 3) || taken.every((place) => place > 2)
      : taken.length < 4;

const span = (from: unknown, to: unknown) => ({ from: Number(from), to: Number(to) });

const picked = (cost: Any) => ({
  share: cost.share,
  animalId: cost.animalId,
  handover: cost.handover,
  price: span(cost.priceFrom, cost.priceTo),
  perPound: span(cost.perPoundFrom, cost.perPoundTo),
  packagedPounds: span(cost.poundsFrom, cost.poundsTo),
  freezerCubicFeet: span(cost.freezerFrom, cost.freezerTo),
  packagedYield: cost.yieldBasis && {
    ...span(cost.yieldFrom, cost.yieldTo),
    ...{ basis: cost.yieldBasis, animals: cost.yieldAnimals },
  },
  restsOn: cost.restsOn,
});

const camel = (value: unknown): Any => {
  if (Array.isArray(value)) return value.map(camel);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
      camel(inner),
    ]),
  );
};

const COST = `query ($id: ID!, $zipCode: String, $share: ItemType) { rancher(id: $id) { trueCost(zipCode: $zipCode, share: $share) {
  share price { from to } perPound { from to } packagedPounds { from to } freezerCubicFeet { from to }
  deposit animalId readyFrom handover restsOn
} } }`;
const ranchWith = async () => {
  const { ranch } = await make.rancher({ offerQuarterCow: true, quarterCowPrice: 85_000, halfCowPrice: 180_000 });
  const processor = await make.processor(ranch.id, { killFee: 8_500, cutAndWrapPerPound: 60, payer: 'RANCH' });
  const weight = { expectedHangingFromTenths: 5_000, expectedHangingToTenths: 5_000 };
  const terms = { pricing: 'HANGING', price: 0, pricePerPound: 400, depositPerQuarter: 15_000 } as const;
  const animal = await make.animal(ranch.id, {
    ...{ ...weight, ...terms, processorId: processor.id, harvestDate: '2099-03-04' },
  });
  return { ranch, animal };
};
const ask = async (variables: object) => await as(await make.customer({ zipCode: '' })).run(COST, variables as never);

test('a quarter of a 500 lb carcass at $4.00 a pound costs what we calculated by hand', async () => {
  const { ranch, animal } = await ranchWith();
  const { data } = await ask({ id: String(ranch.id), share: 'QUARTER_COW', zipCode: '78701' });
  expect(data.rancher.trueCost).toEqual({
    share: 'QUARTER_COW',
    // $85 / 4 + 500 lb × ($4.00 + $0.60) / 4
    price: { from: 59_625, to: 59_625 },
    perPound: { from: 681, to: 795 },
    packagedPounds: { from: 75, to: 87.5 },
    freezerCubicFeet: { from: 3, to: 3.5 },
    deposit: 15_000,
    animalId: String(animal.id),
    readyFrom: '2099-03-25',
    handover: 'LOCAL_PICKUP',
    restsOn: ['HANGING_PRICE', 'EXPECTED_WEIGHT', 'PROCESSING', 'LOCAL_PICKUP'],
  });
});

test('without a ZIP code no delivery fee is added, and without a share the cheapest one per pound is chosen', async () => {
  const { ranch } = await ranchWith();
  const { data } = await ask({ id: String(ranch.id) });
  expect(data.rancher.trueCost).toMatchObject({ share: 'QUARTER_COW', handover: null });
  expect(data.rancher.trueCost.restsOn).toContain('NO_PLACE');
  expect((await ask({ id: String(ranch.id), share: 'WHOLE_COW' })).data.rancher.trueCost).toBeNull();
});

test.each([
  ['zipCode', { zipCode: '787' }],
  ['share', { share: 'BEEF_BOX' }],
])('refuses a bad %s', async (field, variables) => {
  const { ranch } = await make.rancher();
  const { errors } = await ask({ id: String(ranch.id), ...variables });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: expect.any(String) } });
});

const LIST = `query ($filter: RancherFilter, $first: Int, $after: String) {
  ranchers(filter: $filter, sort: LOWEST_COST, first: $first, after: $after) {
    nodes { id trueCost { perPound { from to } } } pageInfo { endCursor } } }`;

test('lists are sorted by the lowest cost of the requested sizes, and ranches without a cost come last', async () => {
  const family = await make.customer({ zipCode: '78701' });
  const description = crypto.randomUUID();
  const at = async (given: object) => (await make.rancher({ description, ...given })).ranch.id;
  const expensive = await at({ halfCowPrice: 200_000 });
  const cheap = await at({ halfCowPrice: 150_000, offerLocalPickup: false, localDeliveryFee: 5_000 });
  const none = await at({ offerHalfCow: false });
  const far = await at({
    halfCowPrice: 1_000,
    offerLocalPickup: false,
    offerShipping: false,
    latitude: 44,
    longitude: -72,
  });
  const pickedUp = await at({ halfCowPrice: 1_000, offerLocalDelivery: false, latitude: 44, longitude: -72 });
  const quarter = await at({ halfCowPrice: 300_000, offerQuarterCow: true, quarterCowPrice: 50_000 });
  const unknown = await at({ halfCowPrice: 1_000, pricingModel: 'HANGING', pricePerPound: 0 });
  const listed = async (filter: object, page: object = {}) => {
    const { data, errors } = await as(family).run(LIST, { filter: { search: description, ...filter }, ...page });
    expect(errors).toBeUndefined();
    return data.ranchers;
  };
  const ids = async (filter: object) => (await listed(filter)).nodes.map(({ id }: { id: string }) => Number(id));
  expect(await ids({})).toEqual([quarter, cheap, expensive, pickedUp, unknown, none, far]);
  expect(await ids({ orderSizes: ['HALF_COW'] })).toEqual([cheap, expensive, quarter, pickedUp, unknown, far]);
  const { nodes, pageInfo } = await listed({}, { first: 2 });
  expect(nodes[1].trueCost.perPound).toEqual({ from: 620, to: 775 });
  const rest = await listed({}, { after: pageInfo.endCursor });
  expect(rest.nodes.map(({ id }: { id: string }) => Number(id))).toEqual([expensive, pickedUp, unknown, none, far]);
});

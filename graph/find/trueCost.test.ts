import { expect, onTestFinished, test } from 'vitest';
import type { Inspection } from '../../rules/herd/inspection';
import { termsOfList } from '../../rules/herd/lineTerms';
import { packagedYield } from '../../rules/herd/packagedYield';
import { isShare, QUARTERS_OF, type Quarters, type ShareItemType } from '../../rules/herd/quarters';
import { linePrice } from '../../rules/money/pricing';
import { onSale } from '../../rules/products/cowShares';
import { deliveryOptions } from '../../rules/ranches/delivery';
import { isLawful, PICKUP_MILES } from '../../rules/trueCost/cheapestDelivery';
import { offerVersion, toldOf } from '../claims/toldOf';
import type { RancherRow } from '../ranches/Rancher';
import { testGraph } from '../testing/graph';
import { trueCosts } from './trueCostSql';

const { db, as, make } = await testGraph();

const RANCHES = 2_000;

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
      random() < 0.5 as sells_by_animal, random() < 0.7 as takes_line, (random() * 59)::int + 1 as deposit_days, has_yield * 58 as yield_from, has_yield * 64 as yield_to, has_yield * 7 as yield_animals
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
      case when random() < 0.3 then (random() * 170000)::int + 1 end as half_price, case when random() < 0.3 then (random() * 340000)::int + 1 end as whole_price,
      (random() * 1500)::int as price_per_pound, (random() * 20000)::int as deposit_per_quarter, null as harvest_words,
      case when random() < 0.7 then (3000 + random() * 2500)::int end as expected_hanging_from_tenths, (random() * 3000)::int as more,
      has_own * 60 as own_yield_from, has_own * 66 as own_yield_to,
      case when random() < 0.7 then date '2027-01-01' + (random() * 5)::int end as harvest_date, 14 as hang_days,
      (random() * 5)::int as cutting_days, case when random() < 0.7 then id end as processor_id
    from ranchers cross join generate_series(0, 2) as n
      cross join lateral (select case when random() < 0.3 + 0 * (id + n) then 1 end as has_own) own where random() < 0.4
    ) drawn;
  alter table animals add column tag text;
  create index on processors (id);
  create index on animals (rancher_id);
  analyze ranchers, processors, animals`;

test('PostgreSQL offers each share for what its order would be quoted, over 2,000 random ranches', async () => {
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
    const costs = (row.costs ?? []).map(camel);
    expect(costs.map(picked)).toEqual(expectedOffers(camel(row.ranch), (row.animals ?? []).map(camel)));
    for (const { restsOn, yieldBasis, availability } of costs) {
      for (const one of [...restsOn, ...(yieldBasis ? [yieldBasis] : []), availability]) seen.add(one);
    }
  }
  expect(rows).toHaveLength(RANCHES);
  expect(seen.size).toBe(18);
}, 60_000);

// biome-ignore lint/suspicious/noExplicitAny: rows of PostgreSQL, whatever their columns.
type Any = any;

/** What a family would be told about each share that the ranch sells, and the delivery that it would choose. */
function expectedOffers(ranch: Any, animals: Any[]) {
  return onSale(ranch as RancherRow).flatMap(({ itemType, priceField }) => {
    if (!isShare(itemType)) return [];
    const quarters = QUARTERS_OF[itemType];
    const animal = animals.find(({ stage, taken }) => stage === 'OPEN' && fits(taken, quarters));
    const { inspection = null } = animal?.processor ?? {};
    const handover = ranch.hasPlace ? cheapestMethod(ranch, inspection) : null;
    if (handover === undefined) return [];
    const offer = animal
      ? onAnimal(ranch, { ...animal, inspection }, quarters)
      : listed(ranch, itemType, ranch[priceField]);
    return [{ share: itemType, handover, ...offer }];
  });
}

function onAnimal(ranch: Any, animal: Any, quarters: Quarters) {
  const { from, to, deposit, payer } = toldOf(animal, { ranch, processor: animal.processor }, quarters);
  return {
    ...{ animalId: animal.id, availability: 'ANIMAL', payer, deposit, shares: { from, to } },
    ...{ linePrice: linePrice({ from, to }), packagedYield: packagedYield(animal, ranch) },
    version: offerVersion(animal, animal.processor, quarters),
  };
}

function listed(ranch: Any, type: ShareItemType, price: number) {
  const deposit = (ranch.depositRequired ? ranch.depositAmount : 0) * QUARTERS_OF[type];
  const { from, to } = ranch.sellsByAnimal
    ? termsOfList({ type, price, ...listedTerms(ranch) }, deposit)
    : { from: price, to: price };
  const selling = ranch.takesLine && price > 0 ? 'LINE' : 'SOLD_OUT';
  return {
    ...{
      animalId: null,
      availability: ranch.sellsByAnimal ? selling : 'LIST',
      payer: 'RANCH',
      deposit,
      shares: { from, to },
    },
    ...{ linePrice: price, packagedYield: null, version: null },
  };
}

function listedTerms({ pricingModel, pricePerPound }: Any) {
  const isFlat = pricingModel === 'FLAT' || pricePerPound === 0;
  return isFlat ? { basis: null, pricePerPound: null } : { basis: pricingModel, pricePerPound };
}

/** The cheapest way to the family: pickup at a ranch nearby, else delivery or shipping, else pickup from afar. */
function cheapestMethod(ranch: Any, inspection: Inspection | null) {
  const options = deliveryOptions(ranch, ranch.miles).filter(
    ({ reachable, method }) => reachable && isLawful(inspection, method),
  );
  const pickup = options.find(({ method }) => method === 'LOCAL_PICKUP');
  if (pickup && ranch.miles !== null && ranch.miles <= PICKUP_MILES) return pickup.method;
  const [cheapest] = options.filter((option) => option !== pickup).sort((one, other) => one.fee - other.fee);
  return (cheapest ?? pickup)?.method;
}

const fits = (taken: number[], quarters: number) =>
  quarters === 4
    ? taken.length === 0
    : quarters === 2
      ? taken.every((place) => place < 3) || taken.every((place) => place > 2)
      : taken.length < 4;

const span = (from: unknown, to: unknown) => ({ from: Number(from), to: Number(to) });

const picked = (offer: Any) => ({
  ...{ share: offer.share, animalId: offer.animalId, availability: offer.availability, handover: offer.handover },
  ...{ payer: offer.payer, deposit: offer.deposit, linePrice: offer.linePrice },
  shares: span(offer.sharesFrom, offer.sharesTo),
  packagedYield: offer.yieldBasis && {
    ...span(offer.yieldFrom, offer.yieldTo),
    ...{ basis: offer.yieldBasis, animals: offer.yieldAnimals },
  },
  version: offer.animalId && offer.version,
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

const OFFERS = `query ($id: ID!, $zipCode: String, $animalId: ID) { rancher(id: $id) { sellsByAnimal takesLine
  trueCost(zipCode: $zipCode, share: QUARTER_COW) { price { from to } deposit }
  offers(zipCode: $zipCode, animalId: $animalId) { share availability animal { animalId tag harvestDate harvestWords readyFrom }
    pricing pricePerPound shares { from to } linePrice toProcessor { from to } isProcessingUnknown deposit depositDays inspection payer
    hangingPounds { from to } packagedPounds { from to } freezerCubicFeet { from to } packagedYield { from to } version } } }`;
const offersOf = async (ranch: { id: number }, variables: object = {}) => {
  const { data, errors } = await as(await make.customer()).run(OFFERS, { id: String(ranch.id), ...variables });
  expect(errors).toBeUndefined();
  return data.rancher;
};

test('an offer has the terms of the next animal with room for it, and its total cost adds delivery', async () => {
  const { ranch } = await make.rancher({
    offerQuarterCow: true,
    quarterCowPrice: 85_000,
    depositRequired: true,
    depositAmount: 9_000,
  });
  const fees = { killFee: 8_500, cutAndWrapPerPound: 60, payer: 'FAMILY', inspection: 'USDA' } as const;
  const processor = await make.processor(ranch.id, fees);
  const terms = {
    pricing: 'HANGING',
    price: 0,
    pricePerPound: 400,
    depositPerQuarter: 15_000,
    processorId: processor.id,
  } as const;
  const weight = { expectedHangingFromTenths: 5_000, expectedHangingToTenths: 6_000 };
  const at = async (tag: string, harvestDate: string, taken: number[]) => {
    const animal = await make.animal(ranch.id, { ...terms, ...weight, tag, harvestDate });
    const order = await make.order({ customerId: (await make.customer()).id, rancherId: ranch.id });
    if (taken.length > 0) await make.claim(order, { animal, places: taken as never });
    return animal;
  };
  const soon = await at('41', '2099-03-04', [1, 2, 3]);
  const later = await at('42', '2099-05-04', []);
  const { offers, trueCost, sellsByAnimal } = await offersOf(ranch);
  expect(sellsByAnimal).toBe(true);
  expect(offers[0]).toEqual({
    ...{
      share: 'QUARTER_COW',
      availability: 'ANIMAL',
      pricing: 'HANGING',
      pricePerPound: 400,
      deposit: 15_000,
      depositDays: 7,
    },
    animal: {
      animalId: String(soon.id),
      tag: '41',
      harvestDate: '2099-03-04',
      harvestWords: null,
      readyFrom: '2099-03-25',
    },
    ...{ shares: { from: 50_000, to: 60_000 }, linePrice: 55_000, toProcessor: { from: 9_625, to: 11_125 } },
    ...{ isProcessingUnknown: false, inspection: 'USDA', payer: 'FAMILY', hangingPounds: { from: 125, to: 150 } },
    ...{
      packagedPounds: { from: 75, to: 105 },
      freezerCubicFeet: { from: 3, to: 4.5 },
      packagedYield: { from: 60, to: 70 },
    },
    version: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  expect(trueCost).toEqual({ price: { from: 59_625, to: 71_125 }, deposit: 15_000 });
  expect(offers[1]).toMatchObject({ share: 'HALF_COW', animal: { tag: '42' }, deposit: 30_000 });
  const ofOne = await offersOf(ranch, { animalId: String(soon.id) });
  expect(ofOne.offers.map(({ share }: { share: string }) => share)).toEqual(['QUARTER_COW']);
  await db('animals').where({ id: later.id }).update({ pricePerPound: 500 });
  const raised = (await offersOf(ranch)).offers;
  expect(raised[1].shares).toEqual({ from: 125_000, to: 150_000 });
  expect(raised.map(({ version }: { version: string }) => version)).toEqual([
    offers[0].version,
    expect.not.stringMatching(offers[1].version),
  ]);
});

test('without room a share waits in line or is sold out, and a ranch without animals sells at its list price', async () => {
  const list = { offerQuarterCow: true, quarterCowPrice: 85_000, pricingModel: 'HANGING', pricePerPound: 500 } as const;
  const { ranch } = await make.rancher({ ...list, depositRequired: true, depositAmount: 9_000 });
  expect((await offersOf(ranch)).offers).toMatchObject([
    {
      availability: 'LIST',
      animal: null,
      shares: { from: 85_000, to: 85_000 },
      linePrice: 85_000,
      deposit: 9_000,
      pricing: 'HANGING',
      pricePerPound: 500,
    },
    { availability: 'LIST', deposit: 18_000 },
  ]);
  await db('ranchers').where({ id: ranch.id }).update({ sellsByAnimal: true });
  expect((await offersOf(ranch)).offers[0]).toMatchObject({
    availability: 'LINE',
    shares: { from: 65_000, to: 90_000 },
    linePrice: 85_000,
  });
  await db('ranchers').where({ id: ranch.id }).update({ takesLine: false });
  expect(await offersOf(ranch)).toMatchObject({
    takesLine: false,
    trueCost: null,
    offers: [{ availability: 'SOLD_OUT' }, { availability: 'SOLD_OUT' }],
  });
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

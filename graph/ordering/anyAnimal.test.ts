import { beforeEach, describe, expect, test } from 'vitest';
import { daysFromToday } from '../animals/testing/days';
import { type Answer, testConfig, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id amount goods notes customerNotes
  items { type quantity price }
  claims { quarters linePosition toldPriceFrom toldPriceTo price deposit depositDue animal { tag } } } }`;
const OFFERS = `query ($id: ID!) { rancher(id: $id) { offers { share availability linePrice version animal { tag } shares { from to } } } }`;

const day = (days: number) => daysFromToday(testConfig, days);

const LIST = { offerQuarterCow: true, quarterCowPrice: 95_000, offerShipping: true, shippingNationwide: true };
const BY_WEIGHT = {
  pricing: 'HANGING',
  ...{ price: 0, pricePerPound: 430, depositPerQuarter: 10_000 },
  ...{ expectedHangingFromTenths: 6_000, expectedHangingToTenths: 7_000 },
} as const;

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let processorId: number;

beforeEach(async () => {
  await db('rate_limits').delete();
  rancher = await make.rancher(LIST);
  processorId = (await make.processor(rancher.ranch.id, { killFee: 13_000, cutAndWrapPerPound: 100 })).id;
});

const open = (tag: string, harvestDate: string, given: Parameters<typeof make.animal>[1] = {}) =>
  make.animal(rancher.ranch.id, { ...BY_WEIGHT, processorId, tag, harvestDate, ...given });

type Item = { type?: string; quantity?: number; price?: number; offerVersion?: string; nextAnimal?: boolean };

async function place(item: Item = {}, given: object = {}) {
  const type = item.type ?? 'QUARTER_COW';
  const input = {
    ...{ rancherId: String(rancher.ranch.id), customerName: 'Ann Miller', customerEmail: 'ann@herdline.test' },
    ...{ customerZip: '78704', shippingMethod: 'LOCAL_PICKUP', orderType: type },
    productDetails: [{ type, quantity: 1, ...item }],
    ...given,
  };
  return as(await make.customer()).run(PLACE, { input });
}

const placedIn = ({ data, errors }: Answer) => {
  expect(errors).toBeUndefined();
  return data.placeOrder;
};
const spotsIn = (answer: Answer) =>
  placedIn(answer).claims.map(
    ({ animal, linePosition }: { animal: { tag: string } | null; linePosition: number | null }) =>
      animal?.tag ?? linePosition,
  );
const refusalOf = ({ errors }: Answer) => ({ message: errors?.[0]?.message, ...errors?.[0]?.extensions });
const ordersOf = () => db('orders').where({ rancherId: rancher.ranch.id });
const setRanch = (columns: object) => db('ranchers').where({ id: rancher.ranch.id }).update(columns);

describe('a share without a choice', () => {
  test('takes the soonest animal with room, at the middle of what its offer says', async () => {
    await open('42', '2099-05-01');
    await open('41', '2099-03-01');
    const { data } = await as(rancher).run(OFFERS, { id: String(rancher.ranch.id) });
    const [{ linePrice, shares }] = data.rancher.offers;
    expect([linePrice, shares]).toEqual([89_400, { from: 82_750, to: 96_000 }]);
    expect(placedIn(await place())).toMatchObject({
      // Beef at 150 to 175 lb, without the processor's fees that the ranch bills.
      ...{ amount: linePrice, goods: 69_900 },
      items: [{ type: 'QUARTER_COW', quantity: 1, price: linePrice }],
      claims: [
        { animal: { tag: '41' }, toldPriceFrom: 82_750, toldPriceTo: 96_000, deposit: 10_000, depositDue: day(7) },
      ],
    });
  });

  test.each([
    ['one animal with room for all, though another is sooner', 2, ['42', '42']],
    ['several animals, if no one has room for all', 5, ['41', '42', '42', '42', '42']],
    ['several animals and the line', 7, ['41', '42', '42', '42', '42', 1, 2]],
  ])('takes %s', async (_, quantity, spots) => {
    const soon = await open('41', '2099-03-01');
    await make.claim(await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id }), {
      animal: soon,
      places: [1, 2, 3],
    });
    await open('42', '2099-05-01');
    expect(spotsIn(await place({ quantity }))).toEqual(spots);
  });

  test('is split by price, and the price of each part may be sent', async () => {
    await open('41', '2099-03-01', { pricing: 'FLAT', price: 90_000 });
    await open('42', '2099-05-01', { pricing: 'FLAT', price: 99_000 });
    const { prices, code } = refusalOf(await place({ type: 'HALF_COW', quantity: 3, price: 180_000 }));
    expect([code, prices]).toMatchObject([
      'PRICE_CHANGED',
      [{ index: 0, quantity: 1, price: 198_000, animalTag: '42' }],
    ]);
    const half = (price: number, quantity: number) => ({ type: 'HALF_COW', quantity, price });
    const items = [half(180_000, 2), half(198_000, 1)];
    expect(placedIn(await place({ type: 'HALF_COW' }, { productDetails: items })).items).toEqual(items);
    await open('43', '2099-03-01', { pricing: 'FLAT', price: 80_000 });
    const { notes, customerNotes, ...placed } = placedIn(
      await place({ type: 'HALF_COW', quantity: 3 }, { notes: 'Call' }),
    );
    expect(placed.items).toEqual([half(160_000, 2), half(198_000, 1)]);
    const split = 'Split by price: 2 × Half Cow at $1,600.00, 1 × Half Cow at $1,980.00';
    expect(notes).toBe(`Estimated total: $5,180.00. The final price is confirmed by the rancher.\n${split}\nCall`);
    expect(customerNotes).toBe('Call');
  });

  test('waits in line at the list price if none has room, and is sold out where the ranch takes no line', async () => {
    const animal = await open('41', '2099-03-01');
    expect(spotsIn(await place({ type: 'HALF_COW', quantity: 2 }))).toEqual(['41', '41']);
    const waiting = placedIn(await place({ price: 95_000 }));
    expect(waiting).toMatchObject({ amount: 95_000, claims: [{ animal: null, linePosition: 1 }] });
    await setRanch({ takesLine: false });
    const before = (await ordersOf()).length;
    for (const item of [{}, { nextAnimal: true }]) {
      const refused = refusalOf(await place(item));
      expect(refused).toMatchObject({ code: 'CONFLICT', taken: [{ index: 0, animalId: null }], left: [] });
      expect(refused.message).toMatch(/^Sold out/);
      expect(refused).not.toHaveProperty('linePosition');
    }
    await db('animals').where({ id: animal.id }).update({ stage: 'HARVESTED' });
    expect(refusalOf(await place())).toMatchObject({ code: 'CONFLICT' });
    expect(await ordersOf()).toHaveLength(before);
  });

  test('passes over animals that may not be sold to the family this way', async () => {
    const exempt = await make.processor(rancher.ranch.id, { inspection: 'CUSTOM_EXEMPT' });
    await open('41', '2099-03-01', { processorId: exempt.id });
    const shipped = { shippingMethod: 'SHIPPING' };
    await setRanch({ takesLine: false });
    expect(refusalOf(await place({}, shipped))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { shippingMethod: expect.stringContaining("can't be shipped") },
      rule: { law: expect.stringContaining('21 USC 623') },
    });
    await open('42', '2099-05-01');
    expect(spotsIn(await place({}, shipped))).toEqual(['42']);
    expect(spotsIn(await place())).toEqual(['41']);
    await setRanch({ takesLine: true });
    await db('animals').where({ rancherId: rancher.ranch.id, tag: '42' }).update({ stage: 'HARVESTED' });
    expect(spotsIn(await place({}, shipped))).toEqual([1]);
  });

  test('leaves to the line what the line can use', async () => {
    await setRanch({ sellsByAnimal: true });
    expect(spotsIn(await place({ type: 'HALF_COW' }))).toEqual([1]);
    await db('claims')
      .where({ rancherId: rancher.ranch.id })
      .update({
        told: JSON.stringify({ from: 300_000, to: 300_000, deposit: 99_000, payer: 'RANCH' }),
      });
    await open('41', '2099-03-01');
    expect(spotsIn(await place({ type: 'HALF_COW', quantity: 2 }))).toEqual(['41', 1]);
  });

  test('is a plain request at a ranch that does not sell by the animal', async () => {
    expect(placedIn(await place())).toMatchObject({ amount: 95_000, claims: [] });
  });
});

test('a deposit is due some days after the order, by the harvest at the latest, and not in line', async () => {
  await setRanch({ depositDays: 10, depositRequired: true, depositAmount: 5_000, sellsByAnimal: true });
  expect(placedIn(await place())).toMatchObject({ claims: [{ linePosition: 1, depositDue: null }] });
  await db('claims').where({ rancherId: rancher.ranch.id }).delete();
  for (const [tag, harvestDate, due] of [
    ['41', day(9), day(9)],
    ['42', day(90), day(10)],
  ] as const) {
    await open(tag, harvestDate);
    expect(placedIn(await place({ quantity: 4 })).claims).toHaveLength(4);
    const { rows } = await db.raw(
      'select distinct deposit_due as due from claims join animals a on a.id = animal_id where a.rancher_id = ? and tag = ?',
      [rancher.ranch.id, tag],
    );
    expect(rows).toEqual([{ due }]);
  }
});

test('the offer of a plain request names no day for its deposit, because nothing later would', async () => {
  await setRanch({ depositDays: 10, depositRequired: true, depositAmount: 5_000, sellsByAnimal: false });
  const { data } = await as(rancher).run(
    'query ($id: ID!) { rancher(id: $id) { offers { availability deposit depositDays } } }',
    {
      id: String(rancher.ranch.id),
    },
  );
  expect(data.rancher.offers[0]).toEqual({ availability: 'LIST', deposit: 5_000, depositDays: null });
});

test('a half and the whole of an animal at a flat price may cost less than its quarters', async () => {
  const sizes = { offerHalfCow: true, halfCowPrice: 190_000, offerWholeCow: true, wholeCowPrice: 380_000 };
  await setRanch(sizes);
  const { id } = await open('41', '2099-03-01', { pricing: 'FLAT', price: 90_000, pricePerPound: 0 });
  const change = async (input: string) =>
    as(rancher).run(`mutation { updateAnimal(id: ${id}, input: { ${input} }) { animal { halfPrice wholePrice } } }`);
  const prices = async () =>
    (await as(rancher).run(OFFERS, { id: String(rancher.ranch.id) })).data.rancher.offers.map(
      ({ linePrice }: { linePrice: number }) => linePrice,
    );
  expect(await prices()).toEqual([90_000, 180_000, 360_000]);
  await change('halfPrice: 170000, wholePrice: 320000');
  expect(await prices()).toEqual([90_000, 170_000, 320_000]);
  expect(placedIn(await place({ type: 'HALF_COW', price: 170_000 }))).toMatchObject({
    ...{ amount: 170_000, goods: 170_000 },
    claims: [{ toldPriceFrom: 170_000, toldPriceTo: 170_000, price: 170_000 }],
  });
  const cleared = await change('halfPrice: null, wholePrice: 0');
  expect(cleared.data.updateAnimal.animal).toEqual({ halfPrice: null, wholePrice: null });
});

test('a share without a list price is sold at the price of an animal, and never as a request or in line', async () => {
  await setRanch({ offerHalfCow: true, halfCowPrice: 0 });
  const half = async () =>
    (await as(rancher).run(OFFERS, { id: String(rancher.ranch.id) })).data.rancher.offers.find(
      ({ share }: { share: string }) => share === 'HALF_COW',
    );
  expect(await half()).toBeUndefined();
  expect(refusalOf(await place({ type: 'HALF_COW' })).code).toBe('BAD_USER_INPUT');
  await open('41', '2099-03-01', { pricing: 'FLAT', price: 90_000, pricePerPound: 0 });
  expect(await half()).toMatchObject({ availability: 'ANIMAL', linePrice: 180_000 });
  expect(spotsIn(await place({ type: 'HALF_COW', quantity: 2, price: 180_000 }))).toEqual(['41', '41']);
  expect(await half()).toMatchObject({ availability: 'SOLD_OUT' });
  for (const nextAnimal of [false, true]) {
    const refused = refusalOf(await place({ type: 'HALF_COW', nextAnimal }));
    expect(refused.message).toMatch(/^Sold out/);
    expect(refused).not.toHaveProperty('linePosition');
  }
});

const DEPOSIT_CHANGED = [
  { field: 'deposit', after: 12_000 },
  { field: 'depositDays', after: 3 },
];

describe('the price and the terms that a family saw', () => {
  test('a wrong price is answered with the offer, and that price passes', async () => {
    await open('41', '2099-03-01');
    const { code, prices } = refusalOf(await place({ price: 95_000 })) as { code: string; prices: [{ price: number }] };
    expect(code).toBe('PRICE_CHANGED');
    expect(prices).toEqual([
      {
        ...{ index: 0, type: 'QUARTER_COW', id: null, variantId: null, name: 'Quarter Cow', variantName: null },
        ...{
          quantity: 1,
          price: 89_400,
          sent: 95_000,
          priceFrom: 82_750,
          priceTo: 96_000,
          deposit: 10_000,
          depositDays: 7,
        },
        ...{ payer: 'RANCH', animalId: expect.any(String), animalTag: '41', harvestDate: '2099-03-01' },
        ...{ inspection: 'USDA', offerVersion: expect.any(String) },
        changed: [{ field: 'price', before: 95_000, after: 89_400 }],
      },
    ]);
    expect(placedIn(await place({ price: prices[0].price })).amount).toBe(prices[0].price);
  });

  test('other terms than those of the offer are refused, also in line', async () => {
    const animal = await open('41', '2099-03-01');
    const offers = async () => (await as(rancher).run(OFFERS, { id: String(rancher.ranch.id) })).data.rancher.offers;
    const [{ version: offerVersion, linePrice: price }] = await offers();
    await db('animals').where({ id: animal.id }).update({ depositPerQuarter: 12_000 });
    await setRanch({ depositDays: 3 });
    const refused = refusalOf(await place({ price, offerVersion }));
    expect(refused).toMatchObject({
      ...{ code: 'PRICE_CHANGED', message: 'The terms have changed: Quarter Cow' },
      prices: [
        { price, sent: price, deposit: 12_000, depositDays: 3, changed: expect.arrayContaining(DEPOSIT_CHANGED) },
      ],
    });
    const [{ version: newVersion }] = await offers();
    expect(spotsIn(await place({ price, offerVersion: newVersion }))).toEqual(['41']);
    await place({ type: 'HALF_COW' });
    await place();
    const [line] = await offers();
    expect(line).toMatchObject({ availability: 'LINE', linePrice: 95_000 });
    expect(spotsIn(await place({ offerVersion: line.version, price: 95_000 }))).toEqual([1]);
    expect(refusalOf(await place({ offerVersion: newVersion }))).toMatchObject({
      ...{ code: 'PRICE_CHANGED', prices: [{ depositDays: null }] },
    });
  });

  test('the notes say what the estimate depends on, and the customer reads only their own', async () => {
    await open('41', '2099-03-01');
    const { id, notes } = placedIn(await place({ quantity: 2 }, { notes: 'Call after six' }));
    expect(notes).toBe(
      'Estimated total: $1,788.00. The final price is confirmed by the rancher.\n' +
        'Animal 41: depends on the weight: 2 × (150-175 lb × $5.30 + $32.50)\nCall after six',
    );
    const asked = `{ order(id: ${id}) { customerNotes } }`;
    expect((await as(rancher).run(asked)).data.order.customerNotes).toBe('Call after six');
  });
});

test('commission is due on the beef, not on the fees of the processor that the ranch bills', async () => {
  await open('41', '2099-03-01');
  const { id } = placedIn(await place());
  const order = await db('orders').where({ id }).first();
  expect(order).toMatchObject({ amount: 89_400, goods: 69_900, billedFees: 19_500, commissionAmount: 6_990 });
});

test('of families who want the last place without a choice one gets it, and the others wait', async () => {
  const animal = await open('41', '2099-03-01');
  const order = await make.order({ customerId: (await make.customer()).id, rancherId: rancher.ranch.id });
  await make.claim(order, { animal, places: [1, 2, 3] });
  const answers = await Promise.all(Array.from({ length: 6 }, () => place()));
  expect(new Set(answers.flatMap(spotsIn))).toEqual(new Set([1, 2, 3, 4, 5, '41']));
  expect((await db('animals').where({ id: animal.id }).first()).taken).toEqual([1, 2, 3, 4]);
});

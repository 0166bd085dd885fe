import { beforeEach, expect, test } from 'vitest';
import { testConfig, testGraph } from '../../testing/graph';
import { expireOffers } from './expireOffers';

const { db, as, make } = await testGraph();

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id amount } }`;
const ORDER = `query ($id: ID!) { order(id: $id) { amount goods total notes items { name quantity price }
  claims { id linePosition price toldPriceTo animal { tag } offer { id placed priceTo } } } }`;

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let family: Awaited<ReturnType<typeof make.customer>>;

beforeEach(async () => {
  await db('rate_limits').delete();
  const list = { offerQuarterCow: true, quarterCowPrice: 90_000, sellsByAnimal: true };
  rancher = await make.rancher(list);
  family = await make.customer();
});

async function order(quantity = 1) {
  const item = { type: 'QUARTER_COW', quantity };
  const input = {
    ...{ rancherId: String(rancher.ranch.id), customerName: 'Ann Miller', customerEmail: 'ann@herdline.test' },
    ...{ customerZip: '78704', shippingMethod: 'LOCAL_PICKUP', orderType: 'QUARTER_COW', productDetails: [item] },
  };
  const { data, errors } = await as(family).run(PLACE, { input });
  expect(errors).toBeUndefined();
  return String(data.placeOrder.id);
}

/** An animal that opens, so that its places go to the line. */
async function opens(tag: string, terms: Parameters<typeof make.animal>[1] = {}) {
  const { id: processorId } = await make.processor(rancher.ranch.id, { killFee: 13_000, cutAndWrapPerPound: 100 });
  const given = { tag, processorId, harvestDate: '2099-03-01', stage: 'PLANNED', ...terms } as const;
  const { id } = await make.animal(rancher.ranch.id, given);
  await ranch(`moveAnimal(id: ${id}, stage: OPEN) { animal { id } }`);
  return id;
}

const ranch = async (mutation: string) => {
  const { errors, data } = await as(rancher).run(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
  return data;
};
const answer = (verb: 'accept' | 'decline', id: string) =>
  as(family).run(`mutation { ${verb}ShareOffer(offerId: ${id}) { claim { id } } }`);
const read = async (id: string) => {
  const { data } = await as(family).run(ORDER, { id });
  const stored = await db('orders').where({ id }).first('billedFees', 'commissionAmount');
  return { ...data.order, ...stored };
};

const BY_WEIGHT = {
  ...({ pricing: 'HANGING', price: 0, pricePerPound: 500 } as const),
  ...{ expectedHangingFromTenths: 6_000, expectedHangingToTenths: 7_000 },
} as const;

test('a dearer animal changes the line, the amount and the commission only when the family has agreed', async () => {
  const id = await order();
  const before = await read(id);
  expect(before).toMatchObject({ amount: 90_000, goods: 90_000, claims: [{ linePosition: 1, toldPriceTo: 90_000 }] });
  await opens('41', BY_WEIGHT);
  const asked = await read(id);
  // 150 to 175 lb at $5.00, with $1.00 a pound and $32.50 for the processor.
  expect(asked).toMatchObject({ ...before, claims: [{ linePosition: 1, offer: { placed: false, priceTo: 108_250 } }] });
  await answer('accept', asked.claims[0].offer.id);
  expect(await read(id)).toMatchObject({
    ...{ amount: 100_800, total: 100_800, goods: 81_300, billedFees: 19_500, commissionAmount: 8_130 },
    ...{ items: [{ quantity: 1, price: 100_800 }], notes: before.notes },
    claims: [{ animal: { tag: '41' }, toldPriceTo: 108_250 }],
  });
});

test('a plain request gets the price of an animal only when its family has agreed, and keeps its own by silence', async () => {
  await db('ranchers').where({ id: rancher.ranch.id }).update({ sellsByAnimal: false });
  const [silent, agreeing] = [await order(), await order()];
  expect((await read(silent)).claims).toEqual([]);
  await opens('41', { price: 95_000 });
  expect(await read(silent)).toMatchObject({ amount: 90_000, claims: [{ offer: { placed: false, priceTo: 95_000 } }] });
  const [{ offer }] = (await read(agreeing)).claims;
  await answer('accept', offer.id);
  expect(await read(agreeing)).toMatchObject({ amount: 95_000, commissionAmount: 9_500, items: [{ price: 95_000 }] });
  await expireOffers({ db, timeZone: testConfig.timeZone, now: new Date(Date.now() + 49 * 3_600_000) });
  expect(await read(silent)).toMatchObject({
    amount: 90_000,
    items: [{ price: 90_000 }],
    claims: [{ linePosition: 1 }],
  });
});

test('a cheaper animal lowers the line at once, and declining or losing it brings back what was told', async () => {
  const id = await order();
  await opens('41', { price: 80_000 });
  const placed = await read(id);
  expect(placed).toMatchObject({ amount: 80_000, goods: 80_000, commissionAmount: 8_000, items: [{ price: 80_000 }] });
  await answer('decline', placed.claims[0].offer.id);
  expect(await read(id)).toMatchObject({ amount: 90_000, commissionAmount: 9_000, claims: [{ linePosition: 1 }] });
  const again = await opens('42', { price: 85_000 });
  expect((await read(id)).claims[0].animal.tag).toBe('42');
  await ranch(`moveAnimal(id: ${again}, stage: WITHDRAWN, reason: "Lame") { animal { id } }`);
  expect(await read(id)).toMatchObject({ amount: 90_000, items: [{ quantity: 1, price: 90_000 }] });
});

test('shares of one line that get different prices become lines of their own, and one again', async () => {
  const id = await order(3);
  const animal = await opens('41', { price: 80_000 });
  expect(await read(id)).toMatchObject({ amount: 240_000, items: [{ quantity: 3, price: 80_000 }] });
  const [first] = (await read(id)).claims;
  await ranch(`returnClaimToLine(claimId: ${first.id}) { claim { id } }`);
  expect(await read(id)).toMatchObject({
    ...{ amount: 250_000, goods: 250_000, commissionAmount: 25_000 },
    items: [
      { quantity: 2, price: 80_000 },
      { quantity: 1, price: 90_000 },
    ],
  });
  await ranch(`updateAnimal(id: ${animal}, input: { price: 60000 }) { animal { id } }`);
  await ranch(`placeClaim(claimId: ${first.id}, animalId: ${animal}) { claim { id } }`);
  expect((await read(id)).items.map(({ price }: { price: number }) => price)).toEqual([80_000, 60_000]);
});

test('a share in line at a list price by weight has one range: that of the offer, which holds the price', async () => {
  await db('ranchers').where({ id: rancher.ranch.id }).update({ pricingModel: 'HANGING', pricePerPound: 500 });
  const OFFERS = `{ rancher(id: ${rancher.ranch.id}) { offers { share shares { from to } } } }`;
  const [offer] = (await as(family).run(OFFERS)).data.rancher.offers;
  const id = await order(2);
  const { data } = await as(family).run(
    `{ order(id: ${id}) { claims { from: toldPriceFrom to: toldPriceTo } settlement { quote { from to } } } }`,
  );
  // 130 to 180 lb at $5.00.
  expect(offer.shares).toEqual({ from: 65_000, to: 90_000 });
  expect(data.order).toEqual({
    claims: [offer.shares, offer.shares],
    settlement: { quote: { from: 130_000, to: 180_000 } },
  });
  await db('ranchers').where({ id: rancher.ranch.id }).update({ quarterCowPrice: 101_500 });
  const dear = (await as(family).run(`{ order(id: ${await order()}) { settlement { quote { from to } } } }`)).data
    .order;
  expect(dear.settlement.quote).toEqual({ from: 65_000, to: 101_500 });
});

test('the line of a weighed order stays as settled', async () => {
  const id = await order(2);
  await opens('41', { price: 80_000 });
  const [first] = (await read(id)).claims;
  const charge = '{ kind: CHARGE, amount: 500, reason: "Bones" }';
  await ranch(`weighOrder(orderId: ${id}, input: { charges: [${charge}] }) { order { id } }`);
  const settled = await read(id);
  await ranch(`returnClaimToLine(claimId: ${first.id}) { claim { id } }`);
  const { claims: _shares, ...after } = await read(id);
  expect(settled).toMatchObject(after);
});

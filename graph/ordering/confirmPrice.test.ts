import { beforeEach, expect, test } from 'vitest';
import { OrderItem } from '../orders/Order';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

type Person = { id: number };
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let family: Person;
let order: Awaited<ReturnType<typeof make.order>>;

const BY_WEIGHT = {
  ...({ pricing: 'HANGING', price: 0, pricePerPound: 500 } as const),
  ...{ expectedHangingFromTenths: 6_000, expectedHangingToTenths: 7_000 },
};

beforeEach(async () => {
  [rancher, family] = [await make.rancher(), await make.customer()];
  order = await placed();
});

/** An order of a half at $1,800. */
const placed = (given: object = {}) =>
  make.order({ customerId: family.id, rancherId: rancher.ranch.id, status: 'CONTACTED', notes: 'Told', ...given });

/** Puts its half on an animal of 600 to 700 lb at $5.00 a pound, with $100.00 and $.90 a pound for the processor. */
async function onAnimal(given: object = {}, told: object | null = null) {
  const { id: processorId } = await make.processor(rancher.ranch.id);
  const animal = await make.animal(rancher.ranch.id, { ...BY_WEIGHT, processorId, ...given });
  return make.claim(order, { animal, places: [1, 2], told: told as never });
}

const FIELDS = `id amount goods commissionAmount notes items { price quantity }
  claims { toldPriceFrom toldPriceTo } settlement { quote { from to } }`;
const confirm = (person: Person = rancher) =>
  as(person).run(`mutation { confirmPrice(orderId: ${order.id}) { order { ${FIELDS} } } }`);
const headlineFor = async (person: Person) =>
  (await as(person).run(`{ order(id: ${order.id}) { headline } }`)).data.order.headline;

test('a price that the family was told before shares had quotes is confirmed once, and the order names it', async () => {
  await onAnimal();
  expect(await headlineFor(family)).toBe('The ranch will confirm the price of your share with you');
  expect(await headlineFor(rancher)).toMatch(/^Confirm the price with the family/);
  const { data } = await confirm();
  expect(data.confirmPrice.order).toMatchObject({
    ...{ amount: 196_800, goods: 162_500, commissionAmount: 16_250, notes: 'Told' },
    ...{ items: [{ price: 196_800, quantity: 1 }], claims: [{ toldPriceFrom: 182_000, toldPriceTo: 211_500 }] },
    settlement: { quote: { from: 182_000, to: 211_500 } },
  });
  expect(await headlineFor(rancher)).toBe('The family chooses its cuts');
  expect((await confirm()).data).toEqual(data);
  const entries = await db('auditEntries').where({ recordType: 'ORDER', recordId: order.id }).pluck('changes');
  expect(entries).toEqual([expect.arrayContaining([{ field: 'amount', before: '180000', after: '196800' }])]);
});

test('a flat price, and one that a new expected weight has left, are confirmed too, at the fees that bind', async () => {
  await onAnimal({ pricing: 'FLAT', price: 100_000, pricePerPound: 0 });
  expect((await confirm()).data.confirmPrice.order).toMatchObject({ amount: 100_000, items: [{ price: 100_000 }] });
  order = await placed();
  const fees = { killFee: 0, cutAndWrapPerPound: 0, payer: 'INCLUDED' };
  await onAnimal({}, { from: 175_000, to: 180_000, deposit: 0, payer: 'INCLUDED', fees });
  expect((await confirm()).data.confirmPrice.order).toMatchObject({ amount: 162_500 });
  await db('animals').update({ expectedHangingFromTenths: 7_400, expectedHangingToTenths: 7_600 });
  expect((await confirm()).data.confirmPrice.order).toMatchObject({ amount: 187_500, goods: 187_500 });
});

test('a price that stands changes nothing, and a weighed or canceled order has no other', async () => {
  await onAnimal({}, { from: 170_000, to: 190_000, deposit: 0, payer: 'RANCH' });
  await OrderItem.query(db).where({ orderId: order.id }).patch({ price: 190_000 });
  expect((await confirm()).data.confirmPrice.order).toMatchObject({ amount: 180_000, items: [{ price: 190_000 }] });
  order = await placed();
  await onAnimal({ pricing: 'FLAT', price: 170_000, pricePerPound: 0 });
  const charge = '{ kind: CHARGE, amount: 500, reason: "Bones" }';
  await as(rancher).run(
    `mutation { weighOrder(orderId: ${order.id}, input: { charges: [${charge}] }) { order { id } } }`,
  );
  expect((await confirm()).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  order = await placed({ status: 'CANCELED' });
  expect((await confirm()).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
});

import { expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const REGISTER = `mutation ($input: RegisterRancherInput!) {
  registerRancher(input: $input) { id userId otherProductsList { id variants { id } } }
}`;
const CREATE = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const UPDATE =
  'mutation ($id: ID!, $input: RancherProfileInput!) { updateRancherProfile(rancherId: $id, input: $input) { id } }';
const APPROVE = 'mutation ($id: ID!) { approveRancher(rancherId: $id) { rancher { id } } }';
const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { amount items { type name variantName quantity price } }
}`;

const jerky = { name: 'Beef jerky', price: 1_200, variants: [{ name: 'Large bag', price: 2_000 }] };
const application = {
  user: { name: 'Ray Rancher', email: 'from-signup-to-order@herdline.test', password: 'Herdline1' },
  rancher: {
    ranchName: 'Lone Oak Ranch',
    city: 'Austin',
    state: 'Texas',
    zipCode: '78701',
    otherProductsList: [jerky],
  },
};

const shares = {
  offerQuarterCow: true,
  offerHalfCow: true,
  offerWholeCow: true,
  quarterCowPrice: 90_000,
  halfCowPrice: 180_000,
  wholeCowPrice: 340_000,
  offerLocalPickup: true,
};

test('everything that a ranch offers can be ordered at its prices', async () => {
  const { registerRancher: ranch } = (await as(null).run(REGISTER, { input: application })).data;
  const rancher = { id: Number(ranch.userId) };
  const create = async (input: object) => (await as(rancher).run(CREATE, { input })).data.createProduct.id;
  const box = await create({ kind: 'BEEF_BOX', name: 'Family box', price: 14_900 });
  const cut = await create({ kind: 'SELECT_CUT', name: 'Ribeye', pricePerPound: 2_450 });
  expect((await as(rancher).run(UPDATE, { id: ranch.id, input: shares })).errors).toBeUndefined();
  await as(await make.admin()).run(APPROVE, { id: ranch.id });

  const [{ id: jerkyId, variants }] = ranch.otherProductsList;
  const productDetails = [
    { type: 'QUARTER_COW', quantity: 1 },
    { type: 'HALF_COW', quantity: 1 },
    { type: 'WHOLE_COW', quantity: 1 },
    { type: 'BEEF_BOX', id: box, quantity: 2 },
    { type: 'SELECT_CUT', id: cut, quantity: 3 },
    { type: 'OTHER', id: jerkyId, variantId: variants[0].id, quantity: 1 },
  ];
  const input = {
    rancherId: ranch.id,
    customerName: 'Ann Miller',
    customerEmail: 'ann@herdline.test',
    customerZip: '78704',
    orderType: 'HALF_COW',
    shippingMethod: 'LOCAL_PICKUP',
    productDetails,
  };
  const { data, errors } = await as(await make.customer()).run(PLACE, { input });
  expect(errors).toBeUndefined();
  expect(data.placeOrder.items).toMatchObject([
    { name: 'Quarter Cow', price: 90_000 },
    { name: 'Half Cow', price: 180_000 },
    { name: 'Whole Cow', price: 340_000 },
    { name: 'Family box', price: 14_900, quantity: 2 },
    { name: 'Ribeye', price: 2_450, quantity: 3 },
    { name: 'Beef jerky', variantName: 'Large bag', price: 2_000 },
  ]);
  expect(data.placeOrder.amount).toBe(90_000 + 180_000 + 340_000 + 2 * 14_900 + 3 * 2_450 + 2_000);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AGREEMENT_VERSION } from '../rules/ranches/agreement';
import { testHttp } from './testing/http';
import { PASSWORD as password } from './testing/make';

const { make, person } = await testHttp();

const newEmail = () => `${randomUUID()}@herdline.test`;

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id userType ranch { id } } }';
const MOVE = `mutation ($id: ID!, $status: OrderStatus!, $notes: String) {
  updateOrderStatus(orderId: $id, status: $status, notes: $notes) { status nextStatuses }
}`;
const LEDGER = `query ($id: ID!) { rancher(id: $id) {
  commission { balance transactions { nodes { type amount orderId } } }
  orders { nodes { id commissionPaid } }
} }`;

async function signedIn(email: string) {
  const someone = person();
  await someone.run(LOGIN, { input: { email, password } });
  return someone;
}

async function signUpRanch(): Promise<{ email: string; ranchId: string }> {
  const email = newEmail();
  const input = {
    user: { email, name: 'Ray Rancher', password },
    rancher: {
      ranchName: 'Cedar Break Ranch',
      city: 'Austin',
      state: 'Texas',
      zipCode: '78701',
      offerLocalDelivery: true,
      localDeliveryFee: 2_500,
      hasBrokerAgreement: true,
      agreementVersion: AGREEMENT_VERSION,
    },
  };
  const sent = 'mutation ($input: RegisterRancherInput!) { registerRancher(input: $input) { id approval } }';
  const { registerRancher } = await person().run(sent, { input });
  expect(registerRancher.approval).toBe('PENDING');
  return { email, ranchId: registerRancher.id };
}

test('a family orders half a cow, the ranch fulfills it, and the commission is charged and paid, all over GraphQL', async () => {
  const admin = await signedIn((await make.credentialsOf(await make.admin())).email);
  const { email, ranchId } = await signUpRanch();
  const rancher = await signedIn(email);

  const account = { name: 'Ann Miller', email: newEmail(), password, zipCode: '78704' };
  await person().run('mutation ($input: RegisterInput!) { register(input: $input) { id } }', { input: account });
  const family = await signedIn(account.email);

  // The ranch is hidden until it's approved.
  const SEEN = 'query ($id: ID!) { rancher(id: $id) { id ranchName } }';
  expect((await family.run(SEEN, { id: ranchId })).rancher).toBeNull();
  const APPROVE =
    'mutation ($id: ID!) { approveRancher(rancherId: $id) { tempPasswordGenerated rancher { isApproved } } }';
  expect((await admin.run(APPROVE, { id: ranchId })).approveRancher).toEqual({
    tempPasswordGenerated: false,
    rancher: { isApproved: true },
  });

  // The rancher adds products.
  await rancher.run('mutation { updateBeefPrices(input: { halfCowPrice: 180000 }) { offerHalfCow } }');
  const CREATE = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  const jerky = (await rancher.run(CREATE, { input: { name: 'Beef jerky', price: 1_200 } })).createProduct;

  const FIND = `{ ranchers(filter: { states: ["Texas"], orderSizes: [HALF_COW], search: "cedar break" }, sort: NEWEST) {
    nodes { id halfCowPrice products { id name } }
  } }`;
  const [found] = (await family.run(FIND)).ranchers.nodes;
  expect(found).toEqual({ id: ranchId, halfCowPrice: 180_000, products: [{ id: jerky.id, name: 'Beef jerky' }] });

  // The order is first out of the delivery radius, then within it.
  const PLACE = `mutation ($input: PlaceOrderInput!, $key: String) {
    placeOrder(input: $input, idempotencyKey: $key) { id amount shippingFee status }
  }`;
  const order = {
    rancherId: ranchId,
    customerName: 'Ann Miller',
    customerEmail: account.email,
    customerZip: '78704',
    orderType: 'HALF_COW',
    productDetails: [
      { type: 'HALF_COW', quantity: 1, price: 180_000 },
      { type: 'OTHER', id: jerky.id, quantity: 2, price: 1_200 },
    ],
    shippingMethod: 'LOCAL_DELIVERY',
  };
  await expect(family.run(PLACE, { input: { ...order, customerZip: '79901' } })).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', fields: { customerZip: expect.stringMatching(/5\d\d(\.\d)? miles away/) } },
  });
  const { placeOrder } = await family.run(PLACE, { input: order, key: randomUUID() });
  expect(placeOrder).toMatchObject({ amount: 182_400, shippingFee: 2_500, status: 'PENDING' });

  // The ranch moves the order step by step, with notes that the customer reads.
  for (const status of ['CONTACTED', 'PROCESSING', 'FULFILLED']) {
    const moved = await rancher.run(MOVE, { id: placeOrder.id, status, notes: `Now ${status}` });
    expect(moved.updateOrderStatus.status).toBe(status);
  }
  const MINE = '{ viewer { orders { nodes { id status statusUpdates { status notes } } } } }';
  const [mine] = (await family.run(MINE)).viewer.orders.nodes;
  expect(mine.statusUpdates.map(({ notes }: { notes: string }) => notes)).toEqual([
    'Order request sent',
    'Now CONTACTED',
    'Now PROCESSING',
    'Now FULFILLED',
  ]);

  // The commission is charged once and then paid.
  const charged = (await rancher.run(LEDGER, { id: ranchId })).rancher.commission;
  expect(charged).toEqual({
    balance: 18_240,
    transactions: { nodes: [{ type: 'CHARGE', amount: 18_240, orderId: placeOrder.id }] },
  });
  const PAY = `mutation ($id: ID!) { recordCommissionPayment(rancherId: $id, amount: 18240, description: "Venmo") { amount } }`;
  await admin.run(PAY, { id: ranchId });
  const settled = (await rancher.run(LEDGER, { id: ranchId })).rancher;
  expect(settled.commission.balance).toBe(0);
  expect(settled.orders.nodes).toEqual([{ id: placeOrder.id, commissionPaid: true }]);
});

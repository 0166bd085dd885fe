import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { AGREEMENT_VERSION } from '../../rules/ranches/agreement';
import { testHttp } from '../testing/http';
import { PASSWORD as password } from '../testing/make';

const { make, person } = await testHttp();

const newEmail = () => `${randomUUID()}@herdline.test`;

async function signedInAdmin() {
  const admin = person();
  await admin.post('/api/login', await make.credentialsOf(await make.admin()));
  return admin;
}

async function signedUpRancher() {
  const email = newEmail();
  const rancher = person();
  const { status, body } = await rancher.post('/api/ranchers', {
    user: { email, name: 'Ray Rancher', phone: '555-0101', password, userType: 'rancher' },
    rancher: {
      ranchName: 'Salt Fork Ranch',
      city: 'Austin',
      state: 'Texas',
      zipCode: '78701',
      offerLocalDelivery: true,
      localDeliveryRange: 50,
      localDeliveryFee: 2_500,
      pricingModel: 'flat',
      hasBrokerAgreement: true,
      agreementVersion: AGREEMENT_VERSION,
    },
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ ranchName: 'Salt Fork Ranch', isApproved: false, approval: 'pending' });
  expect(await rancher.post('/api/login', { email, password })).toMatchObject({
    status: 200,
    body: { userType: 'rancher' },
  });
  return { rancher, ranchId: body.id as number };
}

async function signedUpFamily() {
  const email = newEmail();
  const family = person();
  const account = {
    name: 'Ann Miller',
    email,
    password,
    phone: '555-0102',
    zipCode: '78704',
    city: 'Austin',
    state: 'Texas',
  };
  expect(await family.post('/api/register', { ...account, userType: 'customer' })).toMatchObject({ status: 201 });
  await family.post('/api/login', { email, password, rememberMe: true });
  const { body } = await family.get('/api/user');
  expect(body).toMatchObject({ email, name: 'Ann Miller', userType: 'customer' });
  return { family, familyId: body.id as number };
}

test('a family orders half a cow, the ranch fulfills it, and the commission is charged and paid, all over REST', async () => {
  const admin = await signedInAdmin();
  const { rancher, ranchId } = await signedUpRancher();
  const { family, familyId } = await signedUpFamily();

  // Not visible before it is approved.
  expect((await family.get(`/api/ranchers/${ranchId}`)).status).toBe(404);
  expect(await admin.put(`/api/ranchers/${ranchId}/approve`)).toMatchObject({
    status: 200,
    body: { isApproved: true, hasBrokerAgreement: true, commissionRate: 10, tempPasswordGenerated: false },
  });

  // Prices in cents.
  expect((await rancher.post('/api/ranchers/update-prices', { halfCowPrice: 1800.5 })).body.message).toBe(
    'halfCowPrice must be a whole number of cents',
  );
  await rancher.post('/api/ranchers/update-prices', { halfCowPrice: 180_000 });
  const product = await rancher.post('/api/rancher-products', {
    name: 'Beef jerky',
    price: 1_200,
    description: 'Smoked',
  });
  expect(product).toMatchObject({ status: 201, body: { name: 'Beef jerky', price: 1_200 } });
  expect((await rancher.get('/api/ranchers/profile')).body).toMatchObject({
    id: ranchId,
    currentBalance: 0,
    halfCowPrice: 180_000,
  });

  // The family finds it, without its commission figures.
  const found = await family.get(`/api/ranchers?states=Texas&orderSizes=HALF_COW&search=salt%20fork`);
  const listed = found.body.find(({ id }: { id: number }) => id === ranchId);
  expect(listed).toMatchObject({
    user: { name: 'Ray Rancher' },
    deliveryRadius: 50,
    customProducts: [{ name: 'Beef jerky' }],
  });
  expect(listed).not.toHaveProperty('currentBalance');

  // The order has dollars. First it's out of the delivery radius, then within it.
  const order = {
    customerName: 'Ann Miller',
    customerEmail: 'ann@herdline.test',
    customerZip: '78704',
    orderType: 'Half Cow',
    productDetails: [
      { name: 'Half Cow', type: 'half_cow', quantity: 1, price: 1800 },
      { id: product.body.id, name: 'Beef jerky', type: 'other', quantity: 2, price: 12 },
    ],
    shippingMethod: 'Local Delivery',
    shippingFee: 25,
    rancherId: ranchId,
    notes: 'Call after six',
  };
  const outside = await family.post('/api/orders', { ...order, customerZip: '79901' });
  expect(outside).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', error: expect.stringMatching(/your ZIP is 5\d\d(\.\d)? miles away/) },
  });
  const stale = await family.post('/api/orders', {
    ...order,
    productDetails: [{ ...order.productDetails[0], price: 1500 }],
  });
  expect(stale).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', prices: [{ price: 180_000 }] } });

  const key = { 'Idempotency-Key': randomUUID() };
  const placed = await family.post('/api/orders', order, key);
  expect(placed).toMatchObject({
    status: 201,
    body: {
      status: 'Pending',
      orderType: 'Half Cow',
      orderAmount: 182_400,
      shippingFee: 2_500,
      rancherId: ranchId,
      customerId: familyId,
    },
  });
  expect(placed.body).not.toHaveProperty('commissionAmount');
  const again = await family.post('/api/orders', order, key);
  expect(again.body.id).toBe(placed.body.id);
  expect((await family.post('/api/orders', { ...order, notes: 'Other' }, key)).status).toBe(422);

  // The ranch moves it along, step by step.
  expect((await rancher.get('/api/rancher/orders')).body).toMatchObject([
    { id: placed.body.id, commissionAmount: 18_240 },
  ]);
  const skipped = await rancher.post(`/api/orders/${placed.body.id}/status`, { status: 'Fulfilled' });
  expect(skipped).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  for (const status of ['Contacted', 'Processing', 'Fulfilled']) {
    const moved = await rancher.post(`/api/orders/${placed.body.id}/status`, {
      status,
      notes: `Status updated to ${status}`,
    });
    expect(moved).toMatchObject({ status: 200, body: { status } });
  }
  const [mine] = (await family.get(`/api/orders/customer/${familyId}`)).body;
  expect(mine.statusUpdates.map(({ status }: { status: string }) => status)).toEqual([
    'Pending',
    'Contacted',
    'Processing',
    'Fulfilled',
  ]);
  expect((await family.get(`/api/orders/rancher/${ranchId}`)).status).toBe(403);

  // The commission is charged once and then paid.
  const ledger = await rancher.get(`/api/commissions/rancher/${ranchId}`);
  expect(ledger.body).toMatchObject([{ type: 'charge', amount: 18_240, orderId: placed.body.id }]);
  expect(
    await rancher.post(`/api/ranchers/${ranchId}/request-payment`, { amount: 182.4, method: 'venmo' }),
  ).toMatchObject({
    status: 201,
    body: { type: 'request', amount: 18_240, message: expect.any(String) },
  });
  const paid = await admin.post(`/api/admin/ranchers/${ranchId}/payment`, { amount: 18_240, description: 'Venmo' });
  expect(paid).toMatchObject({ status: 201, body: { type: 'payment', amount: 18_240 } });
  expect((await rancher.get(`/api/ranchers/${ranchId}`)).body).toMatchObject({ currentBalance: 0, commissionRate: 10 });
  const orders = (await admin.get(`/api/orders/rancher/${ranchId}`)).body;
  expect(orders).toMatchObject([{ id: placed.body.id, commissionPaid: true, status: 'Fulfilled' }]);

  expect((await family.post('/api/logout')).status).toBe(200);
  expect((await family.get('/api/user')).status).toBe(401);
});

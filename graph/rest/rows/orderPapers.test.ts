import { beforeEach, expect, test } from 'vitest';
import { badInput, testRest } from '../testing/rest';

const { db, make, signedIn, rancherWith } = await testRest();

let rancher: Awaited<ReturnType<typeof signedIn>>;
let ranch: Awaited<ReturnType<typeof rancherWith>>['ranch'];

beforeEach(async () => {
  ({ rancher, ranch } = await rancherWith());
});

const stranger = async () => signedIn(await make.customer());

const WEIGH =
  'mutation ($id: ID!, $input: WeighAnimalInput!) { weighAnimal(animalId: $id, input: $input) { animal { id } } }';
const PAY = `mutation ($id: ID!, $input: OrderPaymentInput!) {
  recordOrderPayment(orderId: $id, input: $input) { payment { id } } }`;

/** Makes a family's order for a whole harvested animal at $4.00 a pound, whose processor charges $85 and $0.60 a pound. */
async function wholeAnimal() {
  const { id: processorId } = await make.processor(ranch.id, { killFee: 8_500, cutAndWrapPerPound: 60 });
  const animal = await make.animal(ranch.id, {
    ...{ stage: 'HARVESTED', processorId, pricing: 'HANGING', price: 0, pricePerPound: 400 },
  });
  const user = await make.customer();
  const order = await make.order({ customerId: user.id, rancherId: ranch.id });
  await make.claim(order, { animal, places: [1, 2, 3, 4], quarters: 4 });
  const weigh = () => rancher.run(WEIGH, { id: animal.id, input: { hangingPounds: 500 } });
  return { person: await signedIn(user), order, weigh };
}

const pay = async (id: number, input: object) => (await rancher.run(PAY, { id, input })).recordOrderPayment.payment;

test('an order has an invoice once it is weighed, a receipt for each payment, and a statement once it is canceled', async () => {
  const { person, order, weigh } = await wholeAnimal();
  const invoice = `/api/orders/${order.id}/invoice.pdf`;
  expect((await person.get(invoice)).status).toBe(404);
  await weigh();
  const payment = await pay(order.id, { kind: 'DEPOSIT', method: 'VENMO', amount: 38_500 });
  for (const paper of [invoice, `/api/order-payments/${payment.id}/receipt.pdf`]) {
    const { status, headers, body } = await person.get(paper);
    expect([status, headers.get('Content-Type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await (await stranger()).get(paper)).status).toBe(404);
  }
  expect((await rancher.get('/api/rancher/receivables.csv')).body).toContain('2385.00,385.00,2000.00');
  await rancher.post(`/api/orders/${order.id}/status`, { status: 'Canceled' });
  const { headers } = await person.get(invoice);
  expect(headers.get('Content-Disposition')).toContain(`statement-${order.id}.pdf`);
});

const CHARGE = `mutation ($id: ID!) { weighOrder(orderId: $id, input: { reason: "Torn bag", charges: [
  { kind: DISCOUNT, amount: 500, reason: "Torn bag" }, { kind: CHARGE, amount: 1200, reason: "Extra ice" }
] }) { order { id } } }`;

test('an order says what it came to, line by line, and what is due', async () => {
  const { person, order, weigh } = await wholeAnimal();
  await weigh();
  await pay(order.id, { kind: 'DEPOSIT', method: 'CASH', amount: 38_500 });
  const { body } = await person.get(`/api/orders/customer/${order.customerId}`);
  expect(body[0]).toMatchObject({
    ...{ orderAmount: 238_500, goods: 200_000, total: 238_500, received: 38_500, balanceDue: 200_000 },
    productDetails: [{ price: order.amount }],
    settledLines: [
      { kind: 'BEEF', label: expect.stringContaining('animal'), pounds: 500, pricePerPound: 400, amount: 200_000 },
      { kind: 'KILL_FEE', amount: 8_500, toProcessor: false },
      { kind: 'CUT_AND_WRAP', amount: 30_000, toProcessor: false },
    ],
  });
});

test('each line of orders.csv adds up, from the goods to the balance', async () => {
  const { order, weigh } = await wholeAnimal();
  await weigh();
  await rancher.run(CHARGE, { id: order.id });
  await pay(order.id, { kind: 'BALANCE', method: 'CHECK', amount: 300_000 });
  await pay(order.id, { kind: 'REFUND', method: 'CHECK', amount: 10_000 });
  const of = { customerId: order.customerId, rancherId: order.rancherId };
  await make.order({ ...of, shippingMethod: 'LOCAL_DELIVERY', shippingAddress: '1 Main St', shippingFee: 2_550 });
  const canceled = await make.order(of);
  await pay(canceled.id, { kind: 'DEPOSIT', method: 'CASH', amount: 15_000 });
  await rancher.post(`/api/orders/${canceled.id}/status`, { status: 'Canceled' });
  await pay(canceled.id, { kind: 'REFUND', method: 'CASH', amount: 4_000 });
  await pay(canceled.id, { kind: 'KEPT', method: 'CASH', amount: 10_000, note: 'Late' });
  const { body } = await rancher.get('/api/rancher/orders.csv?sort=oldest');
  const [header = [], ...lines] = (body as string).split('\r\n').map((line) => line.split(','));
  const sums = lines.slice(0, -1).map((line) => {
    const cents = (name: string) => Math.round(100 * Number(line[header.indexOf(name)]));
    const parts = cents('Amount') - cents('Discount') + cents('Delivery Fee') + cents('Processing');
    expect(parts + cents('Other Charges')).toBe(cents('Total'));
    const due = cents('Total') - cents('Canceled') - cents('Received') + cents('Returned');
    expect(due).toBe(cents('Balance'));
    return [cents('Total'), cents('Received'), cents('Returned'), cents('Balance')];
  });
  expect(sums).toEqual([
    [239_200, 300_000, 10_000, -50_800],
    [182_550, 0, 0, 182_550],
    [180_000, 15_000, 4_000, -1_000],
  ]);
});

const INVOICE = `query ($id: ID!, $revision: Int) { order(id: $id) { invoice(revision: $revision) {
  number revision issuedAt replacedBy total received balanceDue overpaid lines { label amount } payments { amount }
  seller { ranchName street city state phone email } } } }`;

test('each invoice keeps its own number, with the seller as it was', async () => {
  const { person, order, weigh } = await wholeAnimal();
  const read = async (revision?: number) =>
    (await person.run(INVOICE, { id: String(order.id), revision })).order.invoice;
  expect(await read()).toBeNull();
  await weigh();
  await pay(order.id, { kind: 'DEPOSIT', method: 'VENMO', amount: 38_500 });
  const { ranchName } = (await read(1)).seller;
  await db('ranchers').where({ id: order.rancherId }).update({ ranchName: 'New Name Ranch', street: '12 Ranch Road' });
  const { userId } = await db('ranchers').where({ id: order.rancherId }).first();
  await db('users').where({ id: userId }).update({ phone: '(512) 555-0199' });
  await rancher.run(CHARGE, { id: order.id });
  await pay(order.id, { kind: 'BALANCE', method: 'CHECK', amount: 100_000 });
  const [first, second] = [await read(1), await read()];
  expect(first).toMatchObject({
    ...{ number: `${order.id}-1`, replacedBy: `${order.id}-2`, seller: { ranchName, street: null } },
    ...{ total: 238_500, received: 0, balanceDue: 238_500, payments: [] },
  });
  expect(second).toMatchObject({
    ...{ number: `${order.id}-2`, replacedBy: null, total: 239_200, received: 138_500, balanceDue: 100_700 },
    seller: { ranchName: 'New Name Ranch', street: '12 Ranch Road', phone: '(512) 555-0199' },
    payments: [{ amount: 38_500 }, { amount: 100_000 }],
  });
  const { revisions } = (await person.run(`{ order(id: "${order.id}") { revisions { createdAt } } }`)).order;
  expect([{ createdAt: first.issuedAt }, { createdAt: second.issuedAt }]).toEqual(revisions);
  for (const unknown of [0, 3, -1]) expect(await read(unknown)).toBeNull();
  const address = `/api/orders/${order.id}/invoice.pdf`;
  for (const [query, name] of [
    ['', '2'],
    ['?revision=1', '1'],
  ]) {
    const { headers } = await person.get(address + query);
    expect(headers.get('Content-Disposition')).toContain(`invoice-${order.id}-${name}.pdf`);
    expect((await (await stranger()).get(address + query)).status).toBe(404);
  }
  expect((await person.get(`${address}?revision=3`)).status).toBe(404);
  const unread = badInput({ revision: 'revision must be a whole number' });
  for (const word of ['first', '-1', '1.5', '9'.repeat(40)]) {
    expect(await person.get(`${address}?revision=${word}`)).toMatchObject(unread);
  }
  await rancher.post(`/api/orders/${order.id}/status`, { status: 'Canceled' });
  expect([await read(), await read(1)]).toEqual([null, null]);
});

test('an order at a fixed price has an invoice as it was ordered', async () => {
  const { person, order } = await wholeAnimal();
  const of = { customerId: order.customerId, rancherId: order.rancherId, amount: 24_000, shippingFee: 2_550 };
  const { id } = await make.order({
    ...of,
    orderType: 'OTHER',
    shippingMethod: 'LOCAL_DELIVERY',
    shippingAddress: '1 Main St',
  });
  await db('orderItems').where({ orderId: id }).delete();
  const item = { orderId: id, type: 'OTHER', quantity: 2, price: 12_000 };
  await db('orderItems').insert({ ...item, name: 'Jerky', variantName: 'Large' });
  const ordered = (await person.run(INVOICE, { id: String(id) })).order.invoice;
  expect(ordered).toMatchObject({
    ...{ number: `${id}-0`, total: 26_550, balanceDue: 26_550 },
    lines: [
      { label: '2 × Jerky (Large)', amount: 24_000 },
      { label: 'Local Delivery', amount: 2_550 },
    ],
  });
  await rancher.run(CHARGE, { id });
  expect((await person.run(INVOICE, { id: String(id) })).order.invoice).toMatchObject({
    number: `${id}-1`,
    total: 27_250,
  });
  const before = (await person.run(INVOICE, { id: String(id), revision: 0 })).order.invoice;
  expect(before).toEqual({ ...ordered, replacedBy: `${id}-1` });
});

test('receipts print the same later, whatever happens', async () => {
  const { person, order, weigh } = await wholeAnimal();
  const deposit = await pay(order.id, { kind: 'DEPOSIT', method: 'VENMO', amount: 38_500 });
  await weigh();
  const balance = await pay(order.id, { kind: 'BALANCE', method: 'CHECK', amount: 100_000 });
  const printed = () =>
    Promise.all(
      [deposit, balance].map(async ({ id }) => (await person.get(`/api/order-payments/${id}/receipt.pdf`)).body),
    );
  const then = async () =>
    (await person.run(`{ order(id: "${order.id}") { payments { receivedThen balanceDueThen } } }`)).order.payments;
  const [papers, figures] = [await printed(), await then()];
  expect(figures).toEqual([
    { receivedThen: 38_500, balanceDueThen: null },
    { receivedThen: 138_500, balanceDueThen: 100_000 },
  ]);
  await rancher.run(CHARGE, { id: order.id });
  await pay(order.id, { kind: 'REFUND', method: 'CHECK', amount: 10_000 });
  await db('ranchers').where({ id: order.rancherId }).update({ ranchName: 'New Name Ranch' });
  await rancher.post(`/api/orders/${order.id}/status`, { status: 'Canceled' });
  await pay(order.id, { kind: 'KEPT', method: 'CHECK', amount: 20_000, note: 'Late' });
  expect(await printed()).toEqual(papers);
  expect(await then()).toEqual([
    ...figures,
    { receivedThen: 128_500, balanceDueThen: 110_700 },
    { receivedThen: 128_500, balanceDueThen: 0 },
  ]);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { badInput, fromOurPage, testRest } from '../testing/rest';

const { make, signedIn, rancherWith } = await testRest();
type Person = Awaited<ReturnType<typeof signedIn>>;

let [rancher, customer, stranger]: Person[] = [];
let animal: Awaited<ReturnType<typeof make.animal>>;
let order: Awaited<ReturnType<typeof make.order>>;

/** Makes an order for a whole animal at $4.00 a pound, with a processor who charges $85 and $0.60 a pound. */
beforeEach(async () => {
  const made = await rancherWith({ paymentInstructions: 'Venmo @LoneOak' });
  const family = await make.customer();
  [rancher, customer, stranger] = [made.rancher, await signedIn(family), await signedIn(await make.customer())];
  const processor = await make.processor(made.ranch.id, { killFee: 8_500, cutAndWrapPerPound: 60 });
  animal = await make.animal(made.ranch.id, {
    ...{ tag: '41', stage: 'HARVESTED', processorId: processor.id, pricing: 'HANGING', price: 0, pricePerPound: 400 },
  });
  order = await make.order({ customerId: family.id, rancherId: made.ranch.id });
  await make.claim(order, { animal, places: [1, 2, 3, 4], quarters: 4 });
});

const weigh = (body: object) => rancher!.post(`/api/rancher/animals/${animal.id}/weigh`, body);
const pay = (body: object, headers = {}) =>
  rancher!.send('POST', `/api/rancher/orders/${order.id}/payments`, body, headers);
const settlement = () => customer!.get(`/api/orders/${order.id}/settlement`);

describe('what an order costs', () => {
  test('is unknown at first, and then settled by the weight of its animal, in cents', async () => {
    const before = await settlement();
    expect(before.body).toMatchObject({
      settlement: { state: 'UNWEIGHED', waitsFor: ['animal 41'], total: null, howToPay: 'Venmo @LoneOak' },
      revisions: [],
    });
    const weighed = await weigh({ hangingPounds: 500 });
    expect(weighed.body).toMatchObject({
      animal: { tag: '41', stage: 'WEIGHED', hangingPounds: 500 },
      orders: [{ id: order.id, settlement: { state: 'SETTLED', total: 238_500 } }],
    });
    expect((await settlement()).body).toMatchObject({
      settlement: { balanceDue: 238_500 },
      revisions: [{ number: 1, goods: 200_000, lines: [{ kind: 'BEEF', pounds: 500, amount: 200_000 }, {}, {}] }],
      payments: [],
    });
    expect((await stranger!.get(`/api/orders/${order.id}/settlement`)).status).toBe(404);
  });

  test.each([
    [{ hangingPounds: 0 }, { hangingPounds: 'Weight must be more than 0' }],
    [{ hangingPounds: 99_999 }, { hangingPounds: 'At most 2,000 lb' }],
    [{ hangingPounds: '12,5' }, { hangingPounds: 'hangingPounds must be a number' }],
    [{ hangingPounds: 500.03 }, { hangingPounds: 'At most one decimal, such as 612.5' }],
  ])('is not settled by %j', async (body, fields) => {
    expect(await weigh(body)).toMatchObject(badInput(fields));
  });

  test('has charges and discounts of its own', async () => {
    await weigh({ hangingPounds: 500 });
    const charges = [{ kind: 'DISCOUNT', amount: 500, reason: 'Torn bag' }];
    const changed = await rancher!.post(`/api/rancher/orders/${order.id}/weigh`, { charges, reason: 'Torn bag' });
    expect(changed.body).toMatchObject({ settlement: { total: 238_000 } });
  });
});

describe('payments', () => {
  test('are recorded once, and leave orders with a balance in the receivables', async () => {
    await weigh({ hangingPounds: 500 });
    const check = { kind: 'BALANCE', method: 'CHECK', amount: 200_000, note: 'Check 104' };
    const first = await pay(check, { 'Idempotency-Key': 'k1' });
    expect(first).toMatchObject({
      status: 201,
      body: { kind: 'BALANCE', amount: 200_000, recordedBy: 'RANCH' },
    });
    expect((await pay(check, { 'Idempotency-Key': 'k1' })).body).toEqual(first.body);
    expect(await pay({ ...check, kind: 'REFUND', amount: 200_001 })).toMatchObject(
      badInput({ amount: 'You can give back at most what you received: $2,000.00' }),
    );
    const owing = await rancher!.get('/api/rancher/receivables');
    expect(owing.body).toMatchObject([{ id: order.id, settlement: { balanceDue: 38_500, daysDue: 0 } }]);
    const table = await rancher!.get('/api/rancher/receivables.csv');
    expect(table.body).toContain('2385.00,2000.00,385.00');
  });

  test('that are due can be requested by mail once a day at most', async () => {
    const remind = () => rancher!.send('POST', `/api/rancher/orders/${order.id}/remind`, undefined, fromOurPage);
    await weigh({ hangingPounds: 500 });
    expect(await remind()).toMatchObject({ status: 200, body: { message: 'Reminder sent' } });
    expect((await remind()).status).toBe(409);
  });
});

test('each line of orders.csv adds up, from the goods to the balance', async () => {
  await weigh({ hangingPounds: 500 });
  const charges = [
    { kind: 'DISCOUNT', amount: 500, reason: 'Torn bag' },
    { kind: 'CHARGE', amount: 1_200, reason: 'Extra ice' },
  ];
  await rancher!.post(`/api/rancher/orders/${order.id}/weigh`, { charges, reason: 'Torn bag' });
  await pay({ kind: 'BALANCE', method: 'CHECK', amount: 300_000 });
  await pay({ kind: 'REFUND', method: 'CHECK', amount: 10_000 });
  const of = { customerId: order.customerId, rancherId: order.rancherId };
  await make.order({ ...of, shippingMethod: 'LOCAL_DELIVERY', shippingAddress: '1 Main St', shippingFee: 2_550 });
  const canceled = await make.order(of);
  const payCanceled = (kind: string, amount: number) =>
    rancher!.post(`/api/rancher/orders/${canceled.id}/payments`, { kind, method: 'CASH', amount, note: 'Late' });
  await payCanceled('DEPOSIT', 15_000);
  await rancher!.post(`/api/orders/${canceled.id}/status`, { status: 'Canceled' });
  await payCanceled('REFUND', 4_000);
  await payCanceled('KEPT', 10_000);
  const { body } = await rancher!.get('/api/rancher/orders.csv?sort=oldest');
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

describe('documents', () => {
  test('are an invoice after the order is weighed, a receipt for each payment, and a statement once canceled', async () => {
    const address = `/api/orders/${order.id}/invoice.pdf`;
    expect((await customer!.get(address)).status).toBe(404);
    await weigh({ hangingPounds: 500 });
    const paid = await pay({ kind: 'DEPOSIT', method: 'VENMO', amount: 38_500 });
    const receipt = `/api/order-payments/${paid.body.id}/receipt.pdf`;
    for (const paper of [address, receipt]) {
      const { status, headers, body } = await customer!.get(paper);
      expect([status, headers.get('Content-Type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
      expect((await stranger!.get(paper)).status).toBe(404);
    }
    await rancher!.post(`/api/orders/${order.id}/status`, { status: 'Canceled' });
    const { headers } = await customer!.get(address);
    expect(headers.get('Content-Disposition')).toContain(`statement-${order.id}.pdf`);
  });
});

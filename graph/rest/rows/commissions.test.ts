import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { monthOf } from '../../../rules/money/statement';
import { DEFAULT_TIME_ZONE } from '../../../rules/time/timeZone';
import { badInput, testRest } from '../testing/rest';

const { db, make, signedIn, rancherWith } = await testRest();

const admin = await signedIn(await make.admin());
const { rancher, ranch, owner } = await rancherWith();

/** Makes a ranch that owes the commission of $180 for a fulfilled order of $1,800. */
async function chargedRanch() {
  const { ranch } = await make.rancher();
  const { id: customerId } = await make.customer();
  const { id: orderId } = await make.order({ customerId, rancherId: ranch.id, status: 'FULFILLED' });
  const charge = { type: 'CHARGE', rancherId: ranch.id, orderId, amount: 18_000, description: 'Commission' };
  await db('commission_transactions').insert(charge);
  return { ...ranch, orderId };
}

describe('GET /api/commissions/rancher/{id}', () => {
  test('lists the ledger, newest first, to the rancher and to admins', async () => {
    const { id: rancherId, orderId } = await chargedRanch();
    await admin.post(`/api/admin/ranchers/${rancherId}/payment`, { amount: 8_000, description: 'Venmo' });
    const { status, body } = await admin.get(`/api/commissions/rancher/${rancherId}`);
    const entry = {
      id: expect.any(Number),
      rancherId,
      createdAt: expect.stringMatching(/Z$/),
      method: null,
      resolvedAt: null,
    };
    expect([status, body]).toEqual([
      200,
      [
        { ...entry, type: 'payment', amount: 8_000, change: -8_000, description: 'Venmo', orderId: null },
        { ...entry, type: 'charge', amount: 18_000, change: 18_000, description: 'Commission', orderId },
      ],
    ]);
    expect(await rancher.get(`/api/commissions/rancher/${ranch.id}`)).toMatchObject({
      status: 200,
      body: expect.any(Array),
    });
    const page = await admin.get(`/api/commissions/rancher/${rancherId}?limit=1`);
    expect(page.body).toHaveLength(1);
    const next = /<(.+)>; rel="next"/.exec(page.headers.get('Link')!)![1]!;
    expect((await admin.get(next)).body).toEqual(body.slice(1));
  });
});

describe('GET /api/ranchers/{id}/statement', () => {
  test('is rate-limited', async () => {
    const { rancher, ranch } = await rancherWith();
    const month = monthOf(DEFAULT_TIME_ZONE, new Date());
    const ask = (form: string) => rancher.get(`/api/ranchers/${ranch.id}/statement.${form}?month=${month}`);
    for (let times = 0; times < 30; times++) expect((await ask('csv')).status).toBe(200);
    for (const form of ['csv', 'pdf']) {
      expect(await ask(form)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    }
  });
});

describe('POST /api/ranchers/{id}/request-payment', () => {
  const path = `/api/ranchers/${ranch.id}/request-payment`;

  test.each([
    [182.4, 18_240, 'venmo'],
    ['0.01', 1, 'Invoice'],
  ])('accepts $%s', async (amount, cents, method) => {
    await make.balance(ranch.id, 20_000);
    const { status, body } = await rancher.post(path, { amount, method, notes: 'By Friday' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      message: 'Payment request submitted. Our team will respond in 1-2 business days.',
      id: expect.any(Number),
      rancherId: ranch.id,
      type: 'request',
      amount: cents,
      method: method.toLowerCase(),
      description: expect.stringContaining('By Friday'),
    });
  });

  const NO_AMOUNT = 'Please enter a valid payment amount.';
  const NO_METHOD = 'Please select a payment method';
  test.each([
    [{ amount: 0, method: 'venmo' }, { amount: NO_AMOUNT }],
    [{ amount: -5, method: 'venmo' }, { amount: NO_AMOUNT }],
    [{ amount: 'much', method: 'venmo' }, { amount: NO_AMOUNT }],
    [{ amount: `${'1'.repeat(60_000)}x`, method: 'venmo' }, { amount: NO_AMOUNT }],
    [{ amount: null, method: 'venmo' }, { amount: NO_AMOUNT }],
    [{ amount: { dollars: 5 }, method: 'venmo' }, { amount: NO_AMOUNT }],
    [{ amount: 5 }, { method: NO_METHOD }],
    [{ amount: 5, method: 'venmo', notes: 7 }, { notes: 'notes must be text' }],
  ])('refuses %j', async (body, fields) => {
    expect(await rancher.post(path, body)).toMatchObject(badInput(fields));
  });

  test('is written once for the same key', async () => {
    const own = await rancherWith();
    await make.balance(own.ranch.id, 20_000);
    const send = (amount: number) =>
      own.rancher.post(
        `/api/ranchers/${own.ranch.id}/request-payment`,
        { amount, method: 'venmo' },
        { 'Idempotency-Key': 'august' },
      );
    const answers = await Promise.all([send(12.5), send(12.5), send(12.5)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await send(13)).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });
});

describe('POST /api/admin/ranchers/{id}/payment', () => {
  const pay = (rancherId: number, body: object, key?: string) =>
    admin.post(`/api/admin/ranchers/${rancherId}/payment`, body, key ? { 'Idempotency-Key': key } : {});

  test('records a payment in cents, once for the same key', async () => {
    const { id: rancherId } = await chargedRanch();
    const key = randomUUID();
    const { status, body } = await pay(rancherId, { amount: 8_000, description: 'Check 12' }, key);
    expect([status, body]).toMatchObject([201, { rancherId, type: 'payment', amount: 8_000, description: 'Check 12' }]);
    const again = await pay(rancherId, { amount: 8_000, description: 'Check 12' }, key);
    expect(again).toMatchObject({ status: 201, body: { id: body.id } });
    expect(await pay(rancherId, { amount: 9_000, description: 'Check 12' }, key)).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_MISMATCH' },
    });
    expect((await admin.get(`/api/ranchers/${rancherId}`)).body).toMatchObject({ currentBalance: 10_000 });
  });

  test.each([
    [{ amount: 10.5 }, { amount: 'amount must be a whole number of cents' }],
    [{ amount: '1050' }, { amount: 'amount must be a whole number of cents' }],
    [{ amount: undefined }, { amount: 'Amount must be greater than 0' }],
    [{ description: undefined }, { description: 'Description is required' }],
  ])('refuses %j', async (given, fields) => {
    expect(await pay(ranch.id, { amount: 1, description: 'Venmo', ...given })).toMatchObject(badInput(fields));
  });
});

describe('POST /api/admin/ranchers/{id}/commission-rate', () => {
  const setRate = (body: object, id = ranch.id) => admin.post(`/api/admin/ranchers/${id}/commission-rate`, body);

  test.each([0, 7.5, 100])('sets %d percent', async (commissionRate) => {
    const { status, body } = await setRate({ commissionRate });
    expect([status, body]).toMatchObject([200, { id: ranch.id, userId: owner.id, commissionRate }]);
  });

  test.each([
    [{ commissionRate: '7.5' }, 'commissionRate must be a number'],
    [{ rate: 7.5 }, 'Rate is required'],
  ])('refuses %j', async (body, message) => {
    expect(await setRate(body)).toMatchObject(badInput({ commissionRate: message }));
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const PAY = `mutation ($id: ID!, $amount: Cents!, $description: String!, $key: String) {
  recordCommissionPayment(rancherId: $id, amount: $amount, description: $description, idempotencyKey: $key) { id type amount description }
}`;
const REQUEST = `mutation ($input: PaymentRequestInput!, $key: String) {
  requestCommissionPayment(input: $input, idempotencyKey: $key) { id type amount method description resolvedAt }
}`;
const DISMISS = `mutation ($id: ID!) { dismissPaymentRequest(id: $id) { id resolvedAt } }`;
const LEDGER = `query ($id: ID!) { rancher(id: $id) { commission {
  rate balance hasBrokerAgreement openRequests { id } transactions { nodes { type amount orderId resolvedAt } totalCount }
} } }`;
const FULFIL = `mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: FULFILLED) { id } }`;

let customer: Awaited<ReturnType<typeof make.customer>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let admin: Awaited<ReturnType<typeof make.admin>>;

beforeEach(async () => {
  customer = await make.customer();
  rancher = await make.rancher();
  admin = await make.admin();
});

async function fulfilledOrder(commissionAmount: number) {
  const given = {
    customerId: customer.id,
    rancherId: rancher.ranch.id,
    status: 'PROCESSING',
    commissionAmount,
  } as const;
  const order = await make.order(given);
  await as(rancher).run(FULFIL, { id: String(order.id) });
  return order;
}

const pay = (amount: number, given: Record<string, unknown> = {}, person: { id: number } | null = admin) =>
  as(person).run(PAY, { id: String(rancher.ranch.id), amount, description: 'Bank transfer', ...given });
const request = (input: Record<string, unknown> = {}, person: { id: number } | null = rancher, key?: string) =>
  as(person).run(REQUEST, { input: { amount: 5_000, method: 'VENMO', ...input }, key });
const commission = async (person: { id: number } | null = rancher) =>
  (await as(person).run(LEDGER, { id: String(rancher.ranch.id) })).data?.rancher?.commission;
const isPaid = async ({ id }: { id: number }) => (await db('orders').where({ id }).first()).commissionPaid;

describe('recording a payment', () => {
  test('lowers the balance and settles the oldest charges', async () => {
    const first = await fulfilledOrder(10_000);
    const second = await fulfilledOrder(8_000);
    await pay(10_000);
    expect(await commission()).toMatchObject({ balance: 8_000 });
    expect([await isPaid(first), await isPaid(second)]).toEqual([true, false]);
    await pay(7_999);
    expect(await isPaid(second)).toBe(false);
    await pay(1);
    expect(await isPaid(second)).toBe(true);
    const { balance, transactions } = await commission();
    expect(balance).toBe(0);
    expect(transactions.nodes.map(({ type, amount }: { type: string; amount: number }) => `${type} ${amount}`)).toEqual(
      ['PAYMENT 1', 'PAYMENT 7999', 'PAYMENT 10000', 'CHARGE 8000', 'CHARGE 10000'],
    );
  });

  test('above the balance is refused with the balance', async () => {
    await fulfilledOrder(10_000);
    const { errors } = await pay(10_001);
    expect(errors?.[0]).toMatchObject({
      message: 'The payment is above the balance of $100.00',
      extensions: { code: 'CONFLICT' },
    });
    expect(await commission()).toMatchObject({ balance: 10_000 });
  });

  test('two at once cannot both fit under one balance', async () => {
    await fulfilledOrder(10_000);
    const answers = await Promise.all([pay(6_000), pay(6_000)]);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(1);
    expect(await commission()).toMatchObject({ balance: 4_000 });
  });

  test('with one key is booked once', async () => {
    await fulfilledOrder(10_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(4_000, { key: 'march' })));
    expect(new Set(answers.map(({ data }) => data.recordCommissionPayment.id)).size).toBe(1);
    expect(await commission()).toMatchObject({ balance: 6_000 });
    for (const other of [pay(3_000, { key: 'march' }), pay(4_000, { key: 'march', description: 'Cash' })]) {
      expect((await other).errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_MISMATCH');
    }
  });

  test('answers the open requests', async () => {
    await fulfilledOrder(10_000);
    await request();
    expect((await commission()).openRequests).toHaveLength(1);
    await pay(5_000);
    const { openRequests, transactions } = await commission();
    expect(openRequests).toEqual([]);
    expect(transactions.nodes.find(({ type }: { type: string }) => type === 'REQUEST').resolvedAt).not.toBeNull();
  });

  test.each([
    ['amount', { amount: 0 }, 'Amount must be greater than 0'],
    ['description', { description: ' ' }, 'Description is required'],
  ])('%s that is not valid is refused at the field', async (field, given, message) => {
    const { errors } = await pay(1, given);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
  });

  test('a ranch that does not exist', async () => {
    expect((await pay(1, { id: '2000000000' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('only admins may', async () => {
    expect((await pay(1, {}, rancher)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await pay(1, {}, customer)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await pay(1, {}, null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a payment request', () => {
  test('stands in the ledger and leaves the balance', async () => {
    await fulfilledOrder(10_000);
    const { data } = await request({ notes: 'Next week' });
    expect(data.requestCommissionPayment).toMatchObject({
      type: 'REQUEST',
      amount: 5_000,
      method: 'VENMO',
      description: 'Payment request for $50.00 by Venmo: Next week',
      resolvedAt: null,
    });
    expect(await commission()).toMatchObject({ balance: 10_000 });
  });

  test('of nothing is refused at the field', async () => {
    const { errors } = await request({ amount: 0 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { amount: expect.any(String) } });
  });

  test('is one of five that may be open, also when they come at once', async () => {
    await fulfilledOrder(10_000);
    const answers = await Promise.all(Array.from({ length: 7 }, () => request()));
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      message: '5 payment requests are open already. Our team will answer them first.',
      extensions: { code: 'CONFLICT' },
    });
    await pay(10_000);
    expect((await commission()).openRequests).toEqual([]);
    expect((await request()).errors).toBeUndefined();
  });

  test('with one key is written once, also when fifty come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => request({}, rancher, 'august')));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.requestCommissionPayment.id)).size).toBe(1);
    expect((await commission()).transactions.totalCount).toBe(1);
    for (const given of [{ amount: 5_001 }, { method: 'INVOICE' }, { notes: 'Soon' }]) {
      expect((await request(given, rancher, 'august')).errors?.[0]).toMatchObject({
        message: 'This idempotency key was used for another payment request',
        extensions: { code: 'IDEMPOTENCY_MISMATCH' },
      });
    }
    expect((await request({}, rancher, 'x'.repeat(201))).errors?.[0]?.extensions.fields).toHaveProperty(
      'idempotencyKey',
    );
  });

  test('is given again by its key when five are open', async () => {
    const { data } = await request({}, rancher, 'first');
    for (const key of ['second', 'third', 'fourth', 'fifth']) await request({}, rancher, key);
    expect((await request({}, rancher, 'sixth')).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await request({}, rancher, 'first')).data).toEqual(data);
  });

  test('may have the key that a payment or another ranch has', async () => {
    await fulfilledOrder(10_000);
    const other = await make.rancher();
    const answers = [
      await request({}, rancher, 'august'),
      await pay(5_000, { key: 'august' }),
      await request({}, other, 'august'),
    ];
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect((await pay(5_000, { key: 'august' })).data).toEqual(answers[1]!.data);
    expect(await commission()).toMatchObject({ balance: 5_000 });
  });

  test('above what the ledger holds is refused at the field', async () => {
    const { errors } = await request({ amount: 1_000_000_001 });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { amount: 'At most $10,000,000.00' } });
  });

  test('is for ranchers', async () => {
    expect((await request({}, admin)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await request({}, null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('is dismissed once', async () => {
    const { data } = await request();
    const { id } = data.requestCommissionPayment;
    const answers = await Promise.all([as(admin).run(DISMISS, { id }), as(admin).run(DISMISS, { id })]);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(1);
    expect((await commission()).openRequests).toEqual([]);
  });

  test('is dismissed by admins, and must be there', async () => {
    expect((await as(rancher).run(DISMISS, { id: '1' })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await as(null).run(DISMISS, { id: '1' })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await as(admin).run(DISMISS, { id: '2000000000' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('the ledger', () => {
  test('is seen by its rancher and admins alone', async () => {
    expect(await commission()).toMatchObject({ rate: 10, balance: 0, hasBrokerAgreement: true });
    expect(await commission(admin)).toMatchObject({ balance: 0 });
    const { errors } = await as(customer).run(LEDGER, { id: String(rancher.ranch.id) });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('is never changed, emptied or shortened', async () => {
    await fulfilledOrder(10_000);
    await expect(db('commission_transactions').update({ amount: 1 })).rejects.toThrow('append-only');
    await expect(db('commission_transactions').delete()).rejects.toThrow('append-only');
    await expect(db.raw('truncate commission_transactions cascade')).rejects.toThrow('append-only');
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { writeLetter } from '../letters/writeLetter';
import { ownDatabase } from '../testing/database';
import { codeOf, errorOf, fieldsOf, refusalOf, testGraph } from '../testing/graph';

// Uses its own database, because each payment request would mail all admins that other tests have left.
const { db, as, make } = await testGraph(ownDatabase('commissions'));

const PAY = `mutation ($id: ID!, $amount: Cents!, $description: String!, $key: String) {
  recordCommissionPayment(rancherId: $id, amount: $amount, description: $description, idempotencyKey: $key) { id type amount description }
}`;
const REQUEST = `mutation ($input: PaymentRequestInput!, $key: String) {
  requestCommissionPayment(input: $input, idempotencyKey: $key) { id type amount method description resolvedAt }
}`;
const DISMISS = `mutation ($id: ID!) { dismissPaymentRequest(id: $id) { id resolvedAt } }`;
const WITHDRAW = `mutation ($id: ID!) {
  withdrawPaymentRequest(id: $id) { request { id openAmount requestOutcome } }
}`;
const REQUESTS = '{ admin { paymentRequests(first: 100) { nodes { id rancher { id } } } } }';
const LEDGER = `query ($id: ID!) { rancher(id: $id) { commission {
  rate balance hasBrokerAgreement openRequests { id openAmount } transactions { nodes { type amount orderId resolvedAt openAmount requestOutcome } totalCount }
} } }`;
const FULFILL = `mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: FULFILLED) { id } }`;

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
  await as(rancher).run(FULFILL, { id: String(order.id) });
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
    expect(errorOf(await pay(10_001))).toMatchObject({
      message: 'The payment is more than the balance of $100.00',
      extensions: { code: 'CONFLICT' },
    });
    expect(await commission()).toMatchObject({ balance: 10_000 });
  });

  test('twice at the same time cannot exceed the balance', async () => {
    await fulfilledOrder(10_000);
    const answers = await Promise.all([pay(6_000), pay(6_000)]);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(1);
    expect(await commission()).toMatchObject({ balance: 4_000 });
  });

  test('is booked once for the same key', async () => {
    await fulfilledOrder(10_000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(4_000, { key: 'march' })));
    expect(new Set(answers.map(({ data }) => data.recordCommissionPayment.id)).size).toBe(1);
    expect(await commission()).toMatchObject({ balance: 6_000 });
    for (const other of [pay(3_000, { key: 'march' }), pay(4_000, { key: 'march', description: 'Cash' })]) {
      expect(codeOf(await other)).toBe('IDEMPOTENCY_MISMATCH');
    }
  });

  test('closes the open payment requests', async () => {
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
    expect(refusalOf(await pay(1, given))).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
  });

  test('for a ranch that does not exist is refused', async () => {
    expect(codeOf(await pay(1, { id: '2000000000' }))).toBe('NOT_FOUND');
  });
});

describe('a payment request', () => {
  beforeEach(() => fulfilledOrder(10_000));

  test('is in the ledger and does not change the balance', async () => {
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

  test('of $0 is refused at the field', async () => {
    const { errors } = await request({ amount: 0 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { amount: expect.any(String) } });
  });

  test('is refused when five are open, even if they are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => request()));
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      message: "You already have 5 open payment requests. We'll answer those first.",
      extensions: { code: 'CONFLICT' },
    });
    await pay(10_000);
    expect((await commission()).openRequests).toEqual([]);
    await fulfilledOrder(5_000);
    expect((await request()).errors).toBeUndefined();
  });

  test('is stored once for the same key, even if it is sent fifty times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => request({}, rancher, 'august')));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.requestCommissionPayment.id)).size).toBe(1);
    expect((await commission()).transactions.totalCount).toBe(2);
    for (const given of [{ amount: 5_001 }, { method: 'INVOICE' }, { notes: 'Soon' }]) {
      expect((await request(given, rancher, 'august')).errors?.[0]).toMatchObject({
        message: 'This idempotency key was used for another payment request',
        extensions: { code: 'IDEMPOTENCY_MISMATCH' },
      });
    }
    expect(fieldsOf(await request({}, rancher, 'x'.repeat(201)))).toHaveProperty('idempotencyKey');
  });

  test('is returned for its key even when five are open', async () => {
    const { data } = await request({}, rancher, 'first');
    for (const key of ['second', 'third', 'fourth', 'fifth']) await request({}, rancher, key);
    expect(codeOf(await request({}, rancher, 'sixth'))).toBe('CONFLICT');
    expect((await request({}, rancher, 'first')).data).toEqual(data);
  });

  test('can use the same key as a payment or as another ranch', async () => {
    const other = await make.rancher();
    await make.balance(other.ranch.id, 5_000);
    const answers = [
      await request({}, rancher, 'august'),
      await pay(5_000, { key: 'august' }),
      await request({}, other, 'august'),
    ];
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect((await pay(5_000, { key: 'august' })).data).toEqual(answers[1]!.data);
    expect(await commission()).toMatchObject({ balance: 5_000 });
  });

  test('above the balance is refused with the balance', async () => {
    expect((await request({ amount: 10_001 })).errors?.[0]).toMatchObject({
      message: 'The request is more than your balance of $100.00',
      extensions: { code: 'CONFLICT' },
    });
    expect((await request({ amount: 10_000 })).errors).toBeUndefined();
  });

  test('stays open for the part that payments do not cover, oldest first', async () => {
    await request({ amount: 4_000 });
    await request({ amount: 5_000 });
    await pay(1_000);
    expect((await commission()).openRequests).toMatchObject([{ openAmount: 3_000 }, { openAmount: 5_000 }]);
    await pay(4_000);
    const { openRequests, transactions } = await commission();
    expect(openRequests).toMatchObject([{ openAmount: 4_000 }]);
    const requests = transactions.nodes.filter(({ type }: { type: string }) => type === 'REQUEST');
    expect(requests).toMatchObject([
      { openAmount: 4_000, requestOutcome: null, resolvedAt: null },
      { openAmount: 0, requestOutcome: 'PAID', resolvedAt: expect.any(String) },
    ]);
  });

  test('is closed when nothing is owed, whatever its amount', async () => {
    await request({ amount: 9_000 });
    await request({ amount: 9_000 });
    await pay(10_000);
    const { openRequests, transactions } = await commission();
    expect(openRequests).toEqual([]);
    const requests = transactions.nodes.filter(({ type }: { type: string }) => type === 'REQUEST');
    expect(requests).toMatchObject([{ requestOutcome: 'PAID' }, { requestOutcome: 'PAID' }]);
  });

  test('is mailed once to every admin who may see money', async () => {
    const { data } = await request();
    const { id } = data.requestCommissionPayment;
    const { rows } = await db.raw(
      `select payload from graphile_worker._private_jobs where payload ->> 'template' = 'paymentRequested'
       and payload ->> 'transactionId' = ?`,
      [id],
    );
    const open = { userType: 'ADMIN', deletesAt: null };
    const admins = await db('users').where(open).whereNot({ adminRole: 'SUPPORT' }).pluck('id');
    const written = rows.map(({ payload }: { payload: { userId: number } }) => payload.userId);
    expect(written.toSorted()).toEqual(admins.toSorted());
    const letter = await writeLetter(db, rows[0].payload);
    expect(letter).toMatchObject({
      subject: `${rancher.ranch.ranchName} asks to pay $50.00`,
      link: { path: '/admin?tab=requests' },
    });
  });

  test('above the ledger’s maximum is refused at the field', async () => {
    const { errors } = await request({ amount: 1_000_000_001 });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { amount: 'At most $10,000,000.00' } });
  });

  test('can be dismissed only once', async () => {
    const { data } = await request();
    const { id } = data.requestCommissionPayment;
    const answers = await Promise.all([as(admin).run(DISMISS, { id }), as(admin).run(DISMISS, { id })]);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(1);
    expect((await commission()).openRequests).toEqual([]);
  });

  test('can be withdrawn by its rancher, only once', async () => {
    const { id } = (await request()).data.requestCommissionPayment;
    const withdraw = (person: { id: number }) => as(person).run(WITHDRAW, { id });
    const stranger = await make.rancher();
    expect(codeOf(await withdraw(stranger))).toBe('NOT_FOUND');
    const answers = await Promise.all([withdraw(rancher), withdraw(rancher), as(admin).run(DISMISS, { id })]);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(2);
    expect((await commission()).openRequests).toEqual([]);
  });

  test('shows how it ended', async () => {
    const ids = [await request(), await request()].map(({ data }) => data.requestCommissionPayment.id);
    const { data } = await as(rancher).run(WITHDRAW, { id: ids[0] });
    expect(data.withdrawPaymentRequest.request).toMatchObject({ openAmount: 0, requestOutcome: 'WITHDRAWN' });
    await as(admin).run(DISMISS, { id: ids[1] });
    const { transactions } = await commission();
    expect(transactions.nodes.map(({ requestOutcome }: { requestOutcome: string }) => requestOutcome)).toEqual([
      'DISMISSED',
      'WITHDRAWN',
      null,
    ]);
  });

  test('is in the list of all ranches, oldest first, until it is closed', async () => {
    const other = await make.rancher();
    await make.balance(other.ranch.id, 5_000);
    const { id } = (await request({}, other)).data.requestCommissionPayment;
    await request();
    const listed = async () => {
      const { data } = await as(admin).run(REQUESTS);
      const own = [String(other.ranch.id), String(rancher.ranch.id)];
      return data.admin.paymentRequests.nodes
        .map((node: { rancher: { id: string } }) => node.rancher.id)
        .filter((ranchId: string) => own.includes(ranchId));
    };
    expect(await listed()).toEqual([String(other.ranch.id), String(rancher.ranch.id)]);
    await as(admin).run(DISMISS, { id });
    expect(await listed()).toEqual([String(rancher.ranch.id)]);
  });

  test('must exist to be dismissed', async () => {
    expect(codeOf(await as(admin).run(DISMISS, { id: '2000000000' }))).toBe('NOT_FOUND');
  });
});

describe('the ledger', () => {
  test('begins at 0', async () => {
    expect(await commission()).toMatchObject({ rate: 10, balance: 0, hasBrokerAgreement: true });
  });

  test('cannot be updated, deleted or truncated', async () => {
    await fulfilledOrder(10_000);
    await expect(db('commission_transactions').update({ amount: 1 })).rejects.toThrow('append-only');
    await expect(db('commission_transactions').delete()).rejects.toThrow('append-only');
    await expect(db.raw('truncate commission_transactions cascade')).rejects.toThrow('append-only');
  });
});

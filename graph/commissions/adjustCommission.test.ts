import { beforeEach, expect, test } from 'vitest';
import { writeLetter } from '../letters/writeLetter';
import { codeOf, refusalOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const ADJUST = `mutation ($id: ID!, $type: CommissionAdjustmentType!, $amount: Cents!, $reason: String!, $key: String) {
  adjustCommission(rancherId: $id, type: $type, amount: $amount, reason: $reason, idempotencyKey: $key) {
    entry { id type amount description method orderId }
  }
}`;
const PAY = `mutation ($id: ID!, $key: String) {
  recordCommissionPayment(rancherId: $id, amount: 2000, description: "Check", idempotencyKey: $key) { id }
}`;
const LEDGER = `query ($id: ID!) { rancher(id: $id) { commission { balance openRequests { openAmount } transactions { totalCount } } } }`;
const FULFILL = `mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: FULFILLED) { id } }`;

const admin = await make.admin();
const customer = await make.customer();
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let orders: { id: number }[];

/** Creates a ranch that owes $180.00 for two orders. */
beforeEach(async () => {
  rancher = await make.rancher();
  orders = [];
  for (const commissionAmount of [10_000, 8_000]) {
    const given = { customerId: customer.id, rancherId: rancher.ranch.id, status: 'PROCESSING', commissionAmount };
    const order = await make.order(given as Parameters<typeof make.order>[0]);
    await as(rancher).run(FULFILL, { id: String(order.id) });
    orders.push(order);
  }
});

type Given = { type?: string; amount?: number; reason?: string; key?: string; id?: string };
const adjust = (given: Given = {}, person: { id: number } | null = admin) =>
  as(person).run(ADJUST, {
    ...{ id: String(rancher.ranch.id), type: 'CREDIT', amount: 5_000, reason: 'Charged twice' },
    ...given,
  });
const commission = async () => (await as(admin).run(LEDGER, { id: String(rancher.ranch.id) })).data.rancher.commission;
const paid = async () => {
  const rows = await db('orders')
    .whereIn(
      'id',
      orders.map(({ id }) => id),
    )
    .orderBy('id');
  return rows.map(({ commissionPaid }) => commissionPaid);
};

test.each([
  ['CREDIT', 'COMMISSION_CREDITED', 'Commission credit of $100.00'],
  ['WAIVER', 'COMMISSION_WAIVED', 'Commission of $100.00 waived'],
])(
  'a %s lowers the balance, settles the oldest charge, is audited and mailed, and emits an event',
  async (type, action, subject) => {
    const { data } = await adjust({ type, amount: 10_000 });
    const { entry } = data.adjustCommission;
    expect(entry).toMatchObject({ type, amount: 10_000, description: 'Charged twice', method: null, orderId: null });
    expect(await commission()).toMatchObject({ balance: 8_000 });
    expect(await paid()).toEqual([true, false]);
    const audited = await db('audit_entries').where({ recordType: 'RANCHER', recordId: rancher.ranch.id, action });
    expect(audited).toHaveLength(1);
    expect(audited[0].changes).toMatchObject([
      { field: 'balance', before: '18000', after: '8000' },
      { field: 'amount', after: '10000' },
      { field: 'description', after: 'Charged twice' },
    ]);
    const [event] = await db('events').where({ transactionId: entry.id });
    expect(event).toMatchObject({ type: 'COMMISSION_CREDITED', amount: 10_000, orderId: null });
    const letter = await writeLetter(db, { template: 'paymentRecorded', transactionId: Number(entry.id) });
    expect(letter).toMatchObject({ subject, facts: expect.arrayContaining([['Reason', 'Charged twice']]) });
  },
);

test('a credit also covers open payment requests', async () => {
  await as(rancher).run('mutation { requestCommissionPayment(input: { amount: 6000, method: VENMO }) { id } }');
  await adjust({ amount: 5_000 });
  expect((await commission()).openRequests).toEqual([{ openAmount: 1_000 }]);
});

test.each([
  ['CREDIT', 'The credit is more than the balance of $180.00'],
  ['WAIVER', 'The waiver is more than the balance of $180.00'],
])('a %s above the balance is refused with the balance', async (type, message) => {
  expect((await adjust({ type, amount: 18_001 })).errors?.[0]).toMatchObject({
    message,
    extensions: { code: 'CONFLICT' },
  });
  expect(await commission()).toMatchObject({ balance: 18_000, transactions: { totalCount: 2 } });
});

test('a credit and a waiver at the same time cannot together exceed the balance', async () => {
  const answers = await Promise.all([adjust({ amount: 10_000 }), adjust({ type: 'WAIVER', amount: 10_000 })]);
  expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(1);
  expect(await commission()).toMatchObject({ balance: 8_000 });
});

test('the same key books a credit only once, and cannot be used for another one', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => adjust({ key: 'may' })));
  expect(new Set(answers.map(({ data }) => data.adjustCommission.entry.id)).size).toBe(1);
  expect(await commission()).toMatchObject({ balance: 13_000 });
  for (const given of [{ type: 'WAIVER' }, { amount: 5_001 }, { reason: 'Rain' }]) {
    expect((await adjust({ key: 'may', ...given })).errors?.[0]).toMatchObject({
      message: 'This idempotency key was used for another credit or waiver',
      extensions: { code: 'IDEMPOTENCY_MISMATCH' },
    });
  }
  await as(admin).run(PAY, { id: String(rancher.ranch.id), key: 'may' });
  expect(await commission()).toMatchObject({ balance: 11_000 });
});

test.each([
  ['amount', { amount: 0 }, 'Amount must be greater than 0'],
  ['amount', { amount: -1 }, 'Amount must be greater than 0'],
  ['reason', { reason: ' ' }, 'Reason is required'],
  ['reason', { reason: 'x'.repeat(501) }, 'At most 500 characters (this has 501)'],
])('%s that is not valid is refused at the field: %j', async (field, given, message) => {
  expect(refusalOf(await adjust(given))).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: message },
  });
});

test('an adjustment cannot create a charge, or anything for a ranch that does not exist', async () => {
  expect((await adjust({ type: 'CHARGE' })).errors).toHaveLength(1);
  expect(codeOf(await adjust({ id: '2000000000' }))).toBe('NOT_FOUND');
});

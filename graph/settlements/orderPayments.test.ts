import { beforeEach, describe, expect, test } from 'vitest';
import { daysAfter } from '../../rules/time/days';
import { dayIn } from '../../rules/time/timeZone';
import { writeLetter } from '../letters/writeLetter';
import { testConfig, testGraph } from '../testing/graph';
import { familyWith, harvestedAnimal, keep } from './testing/herd';

const { db, as, make } = await testGraph();

const PAY = `mutation ($orderId: ID!, $input: OrderPaymentInput!, $key: String) {
  recordOrderPayment(orderId: $orderId, input: $input, idempotencyKey: $key) {
    payment { id kind method amount receivedOn note claim { id } recordedBy } order { balanceDue payments { id } } } }`;
const ORDER = `query ($id: ID!) { order(id: $id) { balanceDue claims { depositReceivedAt } payments { kind amount }
  settlement { state total kept howToPay paymentLink memo received balanceDue overpaid dueSince daysDue canRemind remindedAt } } }`;
const OWING = `{ viewer { ranch { receivables { nodes { id settlement { balanceDue daysDue } } totalCount }
  receivableFigures { amount orders steps { fromDays amount orders } } } } }`;
const REMIND =
  'mutation ($orderId: ID!) { remindOfBalance(orderId: $orderId) { order { settlement { remindedAt canRemind } } } }';

type Person = { id: number } | null;
const today = dayIn(testConfig.timeZone, new Date());
const check = { kind: 'BALANCE', method: 'CHECK', amount: 10_000, note: 'Check 104' };
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let animal: Awaited<ReturnType<typeof harvestedAnimal>>;
let family: Awaited<ReturnType<typeof familyWith>>;

/** Creates a family's quarter with a deposit of $150. The ranch keeps the rest of the animal. */
beforeEach(async () => {
  rancher = await make.rancher();
  animal = await harvestedAnimal(make, rancher.ranch.id);
  family = await familyWith(make, animal, [1], { deposit: 15_000 });
  await keep(db, animal, [2]);
  await keep(db, animal, [3, 4]);
});

const pay = (input: object, { person = rancher as Person, key = null as string | null, order = family.order } = {}) =>
  as(person).run(PAY, { orderId: String(order.id), input: { ...check, ...input }, key });
const weigh = (hangingPounds: number, reason?: string) =>
  as(rancher).run(
    `mutation ($input: WeighAnimalInput!) { weighAnimal(animalId: "${animal.id}", input: $input) { animal { id } } }`,
    { input: { hangingPounds, reason } },
  );
const read = async (order = family.order) => (await as(rancher).run(ORDER, { id: String(order.id) })).data.order;
const remind = (person: Person = rancher) => as(person).run(REMIND, { orderId: String(family.order.id) });
const fields = ({ errors }: Awaited<ReturnType<typeof pay>>) => errors?.[0]?.extensions.fields;
const code = ({ errors }: Awaited<ReturnType<typeof pay>>) => errors?.[0]?.extensions.code;

describe('a payment', () => {
  test('lowers what is due, and mails the family', async () => {
    await weigh(500);
    const { data } = await pay({});
    expect(data.recordOrderPayment.payment).toEqual({
      ...{ id: expect.any(String), kind: 'BALANCE', method: 'CHECK', amount: 10_000, receivedOn: today },
      ...{ note: 'Check 104', claim: null, recordedBy: 'RANCH' },
    });
    expect(data.recordOrderPayment.order.balanceDue).toBe(49_625);
    expect(await db('mails').where({ template: 'orderPaymentRecorded', orderId: family.order.id })).toHaveLength(1);
  });

  test.each([
    [{ amount: 0 }, { amount: 'Amount must be greater than 0' }],
    [{ kind: 'REFUND' }, { amount: "There's nothing to give back" }],
    [{ receivedOn: daysAfter(today, 2) }, { receivedOn: "The day can't be after tomorrow" }],
    [{ receivedOn: daysAfter(today, -1) }, { receivedOn: "The day can't be before the order" }],
    [{ receivedOn: 'soon' }, { receivedOn: 'Enter a day such as 2027-03-04' }],
    [{ note: 'x'.repeat(501) }, { note: 'At most 500 characters (this has 501)' }],
    [{ kind: 'DEPOSIT', claimId: '999999' }, { claimId: 'This order has no such share' }],
  ])('with %j is refused, and nothing is stored', async (input, errors) => {
    await weigh(500);
    expect(fields(await pay(input))).toEqual(errors);
    expect((await read()).payments).toEqual([]);
  });

  test('above what is due is credit', async () => {
    await weigh(500);
    await pay({ amount: 60_000, receivedOn: daysAfter(today, 1) });
    expect((await read()).settlement).toMatchObject({ received: 60_000, balanceDue: 0, overpaid: 375 });
  });

  test('adds up to no more than the database can count', async () => {
    for (const count of [1, 2, 3]) {
      const { errors } = await pay({ amount: 1_000_000_000, kind: count === 1 ? 'DEPOSIT' : 'BALANCE' });
      expect(errors?.[0]?.extensions.fields).toEqual(
        count === 1 ? undefined : { amount: 'An order receives at most $10,000,000.00 in all' },
      );
    }
  });

  test('can be recorded before weighing', async () => {
    await pay({ kind: 'DEPOSIT', amount: 15_000 });
    await pay({ kind: 'BALANCE', amount: 5_000 });
    // Nobody owes an estimate.
    const nothing = { balanceDue: null, dueSince: null, canRemind: false };
    expect((await read()).settlement).toMatchObject({ state: 'UNWEIGHED', received: 20_000, ...nothing });
    expect((await as(rancher).run(OWING)).data.viewer.ranch.receivables.nodes).toEqual([]);
  });

  test('sent twice with one key is stored once', async () => {
    const [first, second] = [await pay({}, { key: 'k1' }), await pay({}, { key: 'k1' })];
    expect(second.data.recordOrderPayment.payment).toEqual(first.data.recordOrderPayment.payment);
    expect(code(await pay({ amount: 1 }, { key: 'k1' }))).toBe('IDEMPOTENCY_MISMATCH');
    expect((await read()).payments).toHaveLength(1);
  });

  test('that is refunded in full, sent twice at once, is stored once', async () => {
    await pay({ amount: 59_625 });
    const refund = { kind: 'REFUND', amount: 59_625 };
    const answers = await Promise.all([pay(refund), pay(refund)]);
    expect(answers.map((answer) => fields(answer)).filter(Boolean)).toEqual([
      { amount: "There's nothing to give back" },
    ]);
    expect((await read()).settlement).toMatchObject({ received: 0 });
  });

  test('of a canceled order can only be refunded', async () => {
    await pay({ kind: 'DEPOSIT' });
    await as(rancher).run(`mutation { cancelOrder(orderId: "${family.order.id}") { id } }`);
    expect((await read()).settlement).toMatchObject({ balanceDue: 0, overpaid: 10_000 });
    expect(code(await pay({}))).toBe('CONFLICT');
    expect((await pay({ kind: 'REFUND' })).errors).toBeUndefined();
    expect((await read()).settlement).toMatchObject({ received: 0, overpaid: 0 });
  });

  test('that is refunded after a cancellation causes a letter without a balance due', async () => {
    await weigh(500);
    await pay({});
    await as(rancher).run(`mutation { cancelOrder(orderId: "${family.order.id}") { id } }`);
    const { data } = await pay({ kind: 'REFUND' });
    const { payment } = data.recordOrderPayment;
    const of = { orderId: family.order.id, paymentId: Number(payment.id) };
    const letter = await writeLetter(db, { template: 'orderPaymentRecorded', ...of });
    expect(letter?.facts?.map(([label]) => label)).not.toContain('Balance due');
  });

  test('above a corrected total counts as overpaid', async () => {
    await weigh(500);
    await pay({ amount: 59_625 });
    await weigh(480, 'Misread');
    expect((await read()).settlement).toMatchObject({ balanceDue: 0, overpaid: 2_300, dueSince: null });
    await weigh(520, 'Misread again');
    expect((await read()).settlement).toMatchObject({ balanceDue: 2_300, overpaid: 0, daysDue: 0 });
  });

  test('is recorded by admins, too', async () => {
    const admin = await make.admin();
    expect((await pay({}, { person: admin })).data.recordOrderPayment.payment.recordedBy).toBe('PLATFORM');
    expect(await db('auditEntries').where({ actorId: admin.id }).pluck('action')).toEqual(['ORDER_PAYMENT_RECORDED']);
  });
});

describe('a deposit', () => {
  const mark = () =>
    as(rancher).run(`mutation { markDepositReceived(claimId: "${family.claim.id}") { claim { depositReceivedAt } } }`);

  test('that is marked as received is recorded as a payment', async () => {
    await mark();
    await mark();
    expect(await read()).toMatchObject({
      payments: [{ kind: 'DEPOSIT', amount: 15_000 }],
      claims: [{ depositReceivedAt: expect.any(String) }],
    });
  });

  test('is marked as received when several payments cover it together', async () => {
    await pay({ kind: 'DEPOSIT', amount: 9_000 });
    expect((await read()).claims).toEqual([{ depositReceivedAt: null }]);
    await pay({ kind: 'DEPOSIT', amount: 6_000, claimId: String(family.claim.id) });
    expect((await read()).claims).toEqual([{ depositReceivedAt: expect.any(String) }]);
    await mark();
    expect((await read()).payments).toHaveLength(2);
  });

  test('that was paid in part is completed by marking it as received', async () => {
    await pay({ kind: 'DEPOSIT', amount: 9_000 });
    await mark();
    expect((await read()).payments).toEqual([
      { kind: 'DEPOSIT', amount: 9_000 },
      { kind: 'DEPOSIT', amount: 6_000 },
    ]);
  });
});

describe('a share', () => {
  const CLAIMS =
    'query ($id: ID!) { order(id: $id) { claims { id received depositReceivedAt depositDue } settlement { received } } }';
  let second: Awaited<ReturnType<typeof make.claim>>;

  beforeEach(async () => {
    const other = await make.animal(rancher.ranch.id);
    second = await make.claim(family.order, { animal: other, places: [1], quarters: 1, deposit: 10_000 });
  });
  /** What each share has received, and whether that is its deposit. What is left is the order's own. */
  async function parts() {
    const { claims, settlement } = (await as(rancher).run(CLAIMS, { id: String(family.order.id) })).data.order;
    type Part = { received: number; depositReceivedAt: string | null };
    const sum = claims.reduce((all: number, { received }: Part) => all + received, 0);
    const shares = claims.map(
      ({ received, depositReceivedAt }: Part) => `${received}${depositReceivedAt ? ' paid' : ''}`,
    );
    return [...shares, settlement.received - sum];
  }
  const first = () => String(family.claim.id);

  test('gets the money that names it, or else its deposit, the oldest share first', async () => {
    await pay({ amount: 12_000, claimId: String(second.id) });
    expect(await parts()).toEqual(['0', '12000 paid', 0]);
    await pay({ amount: 14_999 });
    expect(await parts()).toEqual(['14999', '12000 paid', 0]);
    await pay({ amount: 5_001 });
    expect(await parts()).toEqual(['15000 paid', '12000 paid', 5_000]);
  });

  test('loses what a refund gives back, the newest first', async () => {
    await pay({ kind: 'DEPOSIT', amount: 15_000 });
    await pay({ kind: 'DEPOSIT', amount: 10_000 });
    await pay({ amount: 3_000 });
    await pay({ kind: 'REFUND', amount: 2_000 });
    expect(await parts()).toEqual(['15000 paid', '10000 paid', 1_000]);
    await pay({ kind: 'REFUND', amount: 1_001 });
    expect(await parts()).toEqual(['15000 paid', '9999', 0]);
    await pay({ amount: 1 });
    await pay({ kind: 'REFUND', amount: 15_000, claimId: first() });
    expect(await parts()).toEqual(['0', '10000 paid', 0]);
    expect(fields(await pay({ kind: 'REFUND', amount: 1, claimId: first() }))).toEqual({
      amount: "There's nothing to give back",
    });
    expect(fields(await pay({ kind: 'REFUND', amount: 10_001 }))).toEqual({
      amount: 'You can give back at most what you received: $100.00',
    });
  });

  test('whose deposit bounced after its due day is asked for it again, and can pay it again', async () => {
    await db('claims').where({ id: family.claim.id }).update({ depositDue: today });
    await pay({ kind: 'DEPOSIT', amount: 15_000, claimId: first() });
    await pay({ kind: 'REFUND', amount: 15_000, claimId: first(), note: 'The check bounced' });
    const { claims } = (await as(rancher).run(CLAIMS, { id: String(family.order.id) })).data.order;
    expect(claims[0]).toMatchObject({ received: 0, depositReceivedAt: null, depositDue: null });
    await as(rancher).run(`mutation { markDepositReceived(claimId: "${first()}") { claim { id } } }`);
    expect(await parts()).toEqual(['15000 paid', '0', 0]);
  });
});

describe('the deposit of a canceled order', () => {
  const kept = { kind: 'KEPT', method: 'OTHER', note: 'Canceled the day before the harvest' };
  const cancel = () => as(rancher).run(`mutation { cancelOrder(orderId: "${family.order.id}") { id } }`);

  test('can be kept with a reason that the family reads, and then nobody owes anything', async () => {
    const paymentLink = 'https://pay.example/LoneOak';
    await db('ranchers').where({ id: rancher.ranch.id }).update({ paymentInstructions: 'Venmo', paymentLink });
    expect((await read()).settlement).toMatchObject({ paymentLink, memo: `HL-${family.order.id}-D` });
    await pay({ kind: 'DEPOSIT', amount: 15_000 });
    expect((await read()).settlement.memo).toBe(`HL-${family.order.id}-B`);
    expect(code(await pay({ ...kept, amount: 10_000 }))).toBe('CONFLICT');
    await cancel();
    expect(fields(await pay({ ...kept, amount: 10_000, note: ' ' }))).toEqual({
      note: 'Say why you keep it. The family reads it.',
    });
    expect(fields(await pay({ ...kept, amount: 15_001 }))).toEqual({
      amount: 'You can keep at most what you received: $150.00',
    });
    const { data } = await pay({ ...kept, amount: 10_000 });
    const none = { total: null, howToPay: null, paymentLink: null, memo: null, balanceDue: 0, canRemind: false };
    expect((await read()).settlement).toMatchObject({ ...none, received: 15_000, kept: 10_000, overpaid: 5_000 });
    const of = { orderId: family.order.id, paymentId: Number(data.recordOrderPayment.payment.id) };
    const letter = await writeLetter(db, { template: 'orderPaymentRecorded', ...of });
    expect(letter?.subject).toBe(`Order #${family.order.id}: $100.00 of your deposit is kept`);
    expect(letter?.paragraphs.join()).toContain(kept.note);
    await pay({ kind: 'REFUND', amount: 5_000 });
    expect((await read()).settlement).toMatchObject({ ...none, received: 10_000, kept: 10_000, overpaid: 0 });
    // What is given back of what was kept isn't kept anymore.
    await pay({ kind: 'REFUND', amount: 4_000 });
    expect((await read()).settlement).toMatchObject({ ...none, received: 6_000, kept: 6_000, overpaid: 0 });
    const recorded = { orderId: family.order.id, type: 'ORDER_PAYMENT_RECORDED' };
    const events = await db('events').where(recorded).orderBy('id');
    expect(events.map(({ amount }) => amount)).toEqual([15_000, -5_000, -4_000]);
  });

  test('costs no commission', async () => {
    await pay({ kind: 'DEPOSIT', amount: 15_000 });
    await cancel();
    await pay({ ...kept, amount: 15_000 });
    expect(await db('commissionTransactions').where({ rancherId: rancher.ranch.id })).toEqual([]);
  });
});

describe('what families owe the ranch', () => {
  test('is listed with ages, and its figures add up', async () => {
    expect((await as(rancher).run(OWING)).data.viewer.ranch.receivables.totalCount).toBe(0);
    await weigh(500);
    const flat = await make.order({ customerId: family.customer.id, rancherId: rancher.ranch.id });
    await pay({ amount: 80_000 }, { order: flat });
    await db('orders')
      .where({ id: flat.id })
      .update({ owedSince: new Date(Date.now() - 40 * 86_400_000) });
    const { receivables, receivableFigures } = (await as(rancher).run(OWING)).data.viewer.ranch;
    expect(receivables.nodes).toEqual([
      { id: String(flat.id), settlement: { balanceDue: 100_000, daysDue: 40 } },
      { id: String(family.order.id), settlement: { balanceDue: 59_625, daysDue: 0 } },
    ]);
    expect(receivableFigures).toMatchObject({ amount: 159_625, orders: 2 });
    expect(receivableFigures.steps.map(({ amount }: { amount: number }) => amount)).toEqual([59_625, 100_000, 0, 0]);
    await pay({ amount: 59_625 });
    expect((await as(rancher).run(OWING)).data.viewer.ranch.receivables.totalCount).toBe(1);
  });

  test('includes a flat price after a handover with a deposit', async () => {
    const flat = await make.order({
      customerId: family.customer.id,
      rancherId: rancher.ranch.id,
      status: 'PROCESSING',
    });
    await pay({ kind: 'DEPOSIT', amount: 80_000 }, { order: flat });
    expect((await read(flat)).settlement.dueSince).toBeNull();
    await as(rancher).run(`mutation { updateOrderStatus(orderId: "${flat.id}", status: FULFILLED) { id } }`);
    expect((await read(flat)).settlement).toMatchObject({ state: 'FIXED', dueSince: expect.any(String) });
  });

  test('can be mailed as a reminder, at most once a day', async () => {
    expect(code(await remind())).toBe('CONFLICT');
    await weigh(500);
    expect((await read()).settlement.canRemind).toBe(true);
    const { data } = await remind();
    expect(data.remindOfBalance.order.settlement).toEqual({ remindedAt: expect.any(String), canRemind: false });
    expect(code(await remind())).toBe('CONFLICT');
    await db('orders')
      .where({ id: family.order.id })
      .update({ remindedAt: new Date(Date.now() - 86_400_000) });
    expect((await remind()).errors).toBeUndefined();
    expect(await db('mails').where({ template: 'balanceReminder' }).where({ orderId: family.order.id })).toHaveLength(
      2,
    );
  });
});

import { beforeAll, expect, test } from 'vitest';
import { settle } from '../../rules/settlement/settle';
import { randomOf } from '../../seeds/random';
import { retryConflicts } from '../database/transaction';
import { type Answer, testGraph } from '../testing/graph';
import { OrderRevision } from './OrderRevision';
import { familyWith, harvestedAnimal, ledgerBalance } from './testing/herd';

const { db, as, make } = await testGraph();

/** The number of acts of the ranch and admins. `SETTLEMENT_STEPS=10000` takes long. */
const STEPS = Number(process.env.SETTLEMENT_STEPS ?? 160);
const AT_ONCE = 8;
/** The number of steps between two checks, during which nothing runs. */
const ROUND = 40;
const HERD = 3;

const { pick, whole, weighted } = randomOf('settlements');

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let admin: Awaited<ReturnType<typeof make.admin>>;
let done = 0;

beforeAll(async () => {
  [rancher, admin] = [await make.rancher(), await make.admin()];
  for (let count = HERD; count > 0; count--) await addAnimal();
});

/** Adds an animal that is sold to two, three or four families, at odd prices. */
async function addAnimal(): Promise<void> {
  const prices = { pricing: pick(['HANGING', 'HANGING', 'PACKAGED'] as const), pricePerPound: whole(301, 799) };
  const processor = { killFee: whole(0, 12_345), payer: pick(['RANCH', 'FAMILY'] as const) };
  const animal = await harvestedAnimal(make, rancher.ranch.id, {
    animal: { ...prices, stage: pick(['HARVESTED', 'READY', 'READY'] as const) },
    processor,
  });
  for (const places of pick([
    [[1], [2], [3, 4]],
    [[1], [2], [3], [4]],
    [
      [1, 2],
      [3, 4],
    ],
  ])) {
    await familyWith(make, animal, places, { status: 'PROCESSING', deposit: pick([0, 10_000]) });
  }
}

const ofRanch = () => ({ rancherId: rancher.ranch.id });
const anOrder = async (): Promise<number> =>
  pick([...(await db('orders').where(ofRanch()).orderBy('id', 'desc').limit(12).pluck('id')), 999_999_999]);
const anAnimal = async () =>
  pick(await db('animals').where(ofRanch()).orderBy('id', 'desc').limit(HERD).select('id', 'stage'));

async function act(person: { id: number }, mutation: string): Promise<Answer> {
  const answer = await as(person).run(`mutation { ${mutation} { __typename } }`);
  const code = answer.errors?.[0]?.extensions.code ?? 'done';
  // An act that is impossible at the moment is refused with an expected code.
  expect(['done', 'CONFLICT', 'NOT_FOUND', 'BAD_USER_INPUT'], answer.errors?.[0]?.message).toContain(code);
  if (code === 'done') done += 1;
  return answer;
}

const acts = {
  async weigh() {
    const { id } = await anAnimal();
    const claims: number[] = await db('claims').where({ animalId: id }).pluck('id');
    const packaged = claims.map((claimId) => `{ claimId: ${claimId}, pounds: ${whole(500, 700) / 10} }`);
    const weights = pick([
      `hangingPounds: ${whole(5_000, 6_500) / 10}`,
      `sides: [${whole(2_500, 3_200) / 10}, ${whole(2_500, 3_200) / 10}]`,
    ]);
    await act(
      pick([rancher, admin]),
      `weighAnimal(animalId: ${id}, input: { ${weights}, packaged: [${packaged}], reason: "Read again", confirmed: true })`,
    );
  },
  charge: async () =>
    act(
      rancher,
      `weighOrder(orderId: ${await anOrder()}, input: { reason: "Storage",
        charges: [{ kind: ${pick(['CHARGE', 'DISCOUNT'])}, amount: ${whole(1, 5_000)}, reason: "Storage" }] })`,
    ),
  pay: async () =>
    act(
      rancher,
      `recordOrderPayment(orderId: ${await anOrder()}, input: { kind: ${pick(['DEPOSIT', 'BALANCE', 'BALANCE', 'REFUND', 'KEPT'])},
        method: CASH, note: "Cash", amount: ${whole(1, 60_000)} })`,
    ),
  async deposit() {
    const claims: number[] = await db('claims').where(ofRanch()).orderBy('id', 'desc').limit(12).pluck('id');
    await act(rancher, `markDepositReceived(claimId: ${pick(claims)})`);
  },
  fulfill: async () => act(rancher, `updateOrderStatus(orderId: ${await anOrder()}, status: FULFILLED)`),
  cancel: async () => act(rancher, `cancelOrder(orderId: ${await anOrder()})`),
  async commission() {
    const { currentBalance } = await db('ranchers').where({ id: rancher.ranch.id }).first();
    const amount = Math.max(1, Math.floor(Number(currentBalance) * pick([0.5, 1])));
    await act(
      admin,
      `recordCommissionPayment(rancherId: ${rancher.ranch.id}, amount: ${amount}, description: "Check")`,
    );
  },
  async add() {
    // These rows are inserted without GraphQL, which would retry conflicts itself.
    await retryConflicts(addAnimal);
    done += 1;
  },
};

const CHOICES = [
  ['weigh', 6],
  ['charge', 2],
  ['pay', 6],
  ['deposit', 2],
  ['fulfill', 4],
  ['cancel', 1],
  ['commission', 2],
  ['add', 1],
] as const;

type Row = { [column: string]: number };

/** Compares orders with their revisions and payments, and the balance with the ledger. */
async function expectBooksToAddUp(): Promise<void> {
  const orders = await db('orders').where(ofRanch());
  const payments = await db('orderPayments').where(ofRanch());
  const revisions = await OrderRevision.query(db).where(ofRanch()).orderBy('id');
  const entries = await db('commissionTransactions').where(ofRanch());
  for (const { facts, lines, goods, total, toProcessor, commissionAmount } of revisions) {
    expect(settle(facts)).toEqual({ lines, goods, total, toProcessor, commission: commissionAmount });
  }
  for (const { id, received, settledTotal, status, goods, commissionAmount } of orders) {
    const own = payments.filter(({ orderId }) => orderId === id);
    const got = own.reduce(
      (sum, { kind, amount }) => sum + (kind === 'KEPT' ? 0 : kind === 'REFUND' ? -amount : amount),
      0,
    );
    expect(received).toBe(got);
    const parts = await db('orderPaymentParts').where({ orderId: id }).sum({ sum: 'amount' }).first();
    expect(Number(parts?.sum ?? 0)).toBe(got);
    const numbers = revisions.filter(({ orderId }) => orderId === id).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    const last = revisions.filter(({ orderId }) => orderId === id).at(-1);
    if (last) expect([settledTotal, goods, commissionAmount]).toEqual([last.total, last.goods, last.commissionAmount]);
    // The charge and its adjustments add up to the commission of the settlement.
    const booked: Row[] = entries.filter(({ orderId }) => orderId === id);
    const charged = booked.reduce((sum, entry) => sum + Number(entry.amount), 0);
    expect(charged).toBe(status === 'FULFILLED' ? commissionAmount : 0);
  }
  const ranch = await db('ranchers').where({ id: rancher.ranch.id }).first();
  expect(Number(ranch.currentBalance)).toBe(await ledgerBalance(db, rancher.ranch.id));
}

const lastOf = (animalId: number) => db('weighings').where({ animalId }).orderBy('id', 'desc').first();

/** Compares the beef of all orders of an animal with its weight, for animals whose families are all still there. */
async function expectAnimalsToAddUp(): Promise<void> {
  const animals = await db('animals')
    .where(ofRanch())
    .whereNotNull('hangingTenths')
    .where({ quartersLeft: 0, pricing: 'HANGING' });
  for (const { id, pricePerPound } of animals) {
    const { hangingTenths, sidesTenths } = await lastOf(id);
    const claims = await db('claims').where({ animalId: id }).select('orderId');
    const orderIds = claims.map(({ orderId }) => orderId);
    const last = await OrderRevision.query(db)
      .whereIn('orderId', orderIds)
      .whereRaw('number = (select max(number) from order_revisions r where r.order_id = order_revisions.order_id)');
    const beef = last.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'BEEF').map(({ amount }) => amount));
    const weighed: number[] = sidesTenths ?? [hangingTenths];
    const whole = weighed.reduce((sum, tenths) => sum + Math.floor((pricePerPound * tenths + 5) / 10), 0);
    expect(beef.reduce((sum, amount) => sum + amount, 0)).toBe(whole);
  }
}

test(
  `whatever ${AT_ONCE} people do at once, revisions, payments and the ledger add up`,
  async () => {
    for (let step = 0; step < STEPS; step += ROUND) {
      for (let at = 0; at < ROUND; at += AT_ONCE) {
        await Promise.all(Array.from({ length: AT_ONCE }, async () => acts[weighted(CHOICES)]()));
      }
      await expectBooksToAddUp();
      await expectAnimalsToAddUp();
    }
    expect(done).toBeGreaterThan(STEPS / 5);
  },
  60_000 + STEPS * 1_000,
);

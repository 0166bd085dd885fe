import type { PartialModelObject } from 'objection';
import type { CommissionTransaction } from '../../graph/commissions/CommissionTransaction';
import type { OrderRevision } from '../../graph/settlements/OrderRevision';
import { formatCents } from '../../rules/money/money';
import { PAYMENT_METHOD, type PaymentMethod } from '../../rules/words/vocabulary';
import { daysBefore } from '../daysBefore';
import type { SeededOrder } from '../orders/insertOrders';
import type { SeededRanch } from '../ranches/insertRanches';
import { type Random, randomOf } from '../random';

type Posting = PartialModelObject<CommissionTransaction> & {
  rancherId: number;
  type: CommissionTransaction['type'];
  amount: number;
  createdAt: string;
};
type Settlement = Pick<OrderRevision, 'commissionAmount' | 'createdAt'>;
/** An order with its settlements, the first one first. */
export type SettledOrder = SeededOrder & { settlements: Settlement[] };
/** `answers` is the payment request that a payment settles. */
export type Draft = { posting: Posting; answers?: Posting };

/** A ranch's ledger: charges of fulfilled orders, adjustments, payments and payment requests. */
export function draftLedger(ranch: SeededRanch, fulfilled: SettledOrder[], now: Date): Draft[] {
  const random = randomOf(`ledger of ${ranch.ranchName}`);
  const charges = fulfilled.flatMap(commissionsOf).sort((a, b) => a.at.getTime() - b.at.getTime());
  const payments = ranch.approval === 'APPROVED' ? planPayments(charges, now, random) : [];
  const isDemoRanch = ranch.ranchName === 'Pedernales Bend Ranch';
  const open = isDemoRanch
    ? [request(ranch, { amount: sum(charges) - sum(payments), at: daysBefore(now, 1.6) }, 'VENMO')]
    : [];
  return [
    ...charges.map((charge) => ({ posting: chargeOf(ranch, charge) })),
    ...payments.flatMap((payment) => settle(ranch, payment, random.chance(0.3) ? random.pick(METHODS) : undefined)),
    ...open.map((posting) => ({ posting })),
  ];
}

const METHODS: PaymentMethod[] = ['VENMO', 'INVOICE'];

type Commission = Entry & { orderId: number; type: 'CHARGE' | 'ADJUSTMENT' };

/** The charge for a fulfilled order, and an adjustment for each later settlement that changed it. */
function commissionsOf({ id: orderId, commissionAmount, updatedAt, settlements }: SettledOrder): Commission[] {
  const isEarlier = ({ createdAt }: Settlement) => createdAt <= updatedAt;
  let charged = settlements.findLast(isEarlier)?.commissionAmount ?? commissionAmount;
  const charge: Commission = { orderId, type: 'CHARGE', amount: charged, at: new Date(updatedAt) };
  const adjustments = settlements
    .filter((settlement) => !isEarlier(settlement))
    .map(({ commissionAmount: now, createdAt }): Commission => {
      const amount = now - charged;
      charged = now;
      return { orderId, type: 'ADJUSTMENT', amount, at: new Date(createdAt) };
    });
  return [charge, ...adjustments.filter(({ amount }) => amount !== 0)];
}

function chargeOf({ id: rancherId }: SeededRanch, { orderId, type, amount, at }: Commission): Posting {
  const description = `Commission for order #${orderId}${type === 'ADJUSTMENT' ? ', recalculated' : ''}`;
  return { rancherId, type, amount, description, orderId, createdAt: at.toISOString() };
}

function settle(ranch: SeededRanch, payment: Entry, askedBy: PaymentMethod | undefined): Draft[] {
  const { id: rancherId, ranchName } = ranch;
  const description = `Commission balance of ${ranchName}`;
  const posting: Posting = {
    rancherId,
    type: 'PAYMENT',
    amount: payment.amount,
    description,
    createdAt: payment.at.toISOString(),
  };
  if (!askedBy) return [{ posting }];
  const answers = request(ranch, { amount: payment.amount, at: daysBefore(payment.at, 1.2) }, askedBy);
  return [{ posting: answers }, { posting, answers }];
}

function request({ id: rancherId }: SeededRanch, { amount, at }: Entry, method: PaymentMethod): Posting {
  const description = `Payment request for ${formatCents(amount)} by ${PAYMENT_METHOD.label(method)}`;
  return { rancherId, type: 'REQUEST', amount, method, description, createdAt: at.toISOString() };
}

type Entry = { amount: number; at: Date };

/** The minimum age of payments in days, so that every ranch owes something today. */
const MIN_PAYMENT_AGE = 18;

/** Payments about once a month, mostly for the whole balance. */
function planPayments(charges: Entry[], now: Date, random: Random): Entry[] {
  const payments: Entry[] = [];
  const first = charges[0]?.at;
  if (!first) return payments;
  let at = daysBefore(first, -random.between(20, 35));
  while (at < daysBefore(now, MIN_PAYMENT_AGE)) {
    const owed = sum(charges.filter((charge) => charge.at < at)) - sum(payments);
    const amount = random.chance(0.75) ? owed : Math.floor((owed * 0.6) / 100) * 100;
    if (amount > 0 && random.chance(0.8)) payments.push({ amount, at });
    at = daysBefore(at, -random.between(26, 40));
  }
  return payments;
}

const sum = (entries: Entry[]): number => entries.reduce((total, { amount }) => total + amount, 0);

import type { PartialModelObject } from 'objection';
import type { CommissionTransaction } from '../../graph/commissions/CommissionTransaction';
import { formatCents } from '../../rules/money';
import { PAYMENT_METHOD, type PaymentMethod } from '../../rules/vocabulary';
import { daysBefore } from '../daysBefore';
import type { PlantedOrder } from '../orders/plantOrders';
import type { PlantedRanch } from '../ranches/plantRanches';
import { randomOf } from '../random';
import { type Entry, planPayments, sum } from './planPayments';

type Posting = PartialModelObject<CommissionTransaction> & {
  rancherId: number;
  type: CommissionTransaction['type'];
  amount: number;
  createdAt: string;
};
/** `answers` is the request that a payment settled. */
export type Draft = { posting: Posting; answers?: Posting };

/** A ranch's account: a charge for each fulfilled order, its payments, and the requests that it made. */
export function draftLedger(ranch: PlantedRanch, fulfilled: PlantedOrder[], now: Date): Draft[] {
  const random = randomOf(`ledger of ${ranch.ranchName}`);
  const charges = fulfilled
    .map(({ id, commissionAmount: amount, updatedAt }) => ({ id, amount, at: new Date(updatedAt) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const payments = ranch.approval === 'APPROVED' ? planPayments(charges, now, random) : [];
  const isKnown = ranch.ranchName === 'Pedernales Bend Ranch';
  const open = isKnown
    ? [request(ranch, { amount: sum(charges) - sum(payments), at: daysBefore(now, 1.6) }, 'VENMO')]
    : [];
  return [
    ...charges.map((charge) => ({ posting: chargeOf(ranch, charge) })),
    ...payments.flatMap((payment) => settle(ranch, payment, random.chance(0.3) ? random.pick(METHODS) : undefined)),
    ...open.map((posting) => ({ posting })),
  ];
}

const METHODS: PaymentMethod[] = ['VENMO', 'INVOICE'];

function chargeOf({ id: rancherId }: PlantedRanch, charge: Entry & { id: number }): Posting {
  const description = `Commission for order #${charge.id}`;
  return {
    rancherId,
    type: 'CHARGE',
    amount: charge.amount,
    description,
    orderId: charge.id,
    createdAt: charge.at.toISOString(),
  };
}

function settle(ranch: PlantedRanch, payment: Entry, askedBy: PaymentMethod | undefined): Draft[] {
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

function request({ id: rancherId }: PlantedRanch, { amount, at }: Entry, method: PaymentMethod): Posting {
  const description = `Payment request for ${formatCents(amount)} by ${PAYMENT_METHOD.label(method)}`;
  return { rancherId, type: 'REQUEST', amount, method, description, createdAt: at.toISOString() };
}

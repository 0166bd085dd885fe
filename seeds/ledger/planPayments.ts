import { daysBefore } from '../daysBefore';
import type { Random } from '../random';

export type Entry = { amount: number; at: Date };

/** Payments come about monthly, mostly of the whole balance. None is younger than this, so that something is owed today. */
const LATELY = 18;

export function planPayments(charges: Entry[], now: Date, random: Random): Entry[] {
  const payments: Entry[] = [];
  const first = charges[0]?.at;
  if (!first) return payments;
  let at = daysBefore(first, -random.between(20, 35));
  while (at < daysBefore(now, LATELY)) {
    const owed = sum(charges.filter((charge) => charge.at < at)) - sum(payments);
    const amount = random.chance(0.75) ? owed : Math.floor((owed * 0.6) / 100) * 100;
    if (amount > 0 && random.chance(0.8)) payments.push({ amount, at });
    at = daysBefore(at, -random.between(26, 40));
  }
  return payments;
}

export function sum(entries: Entry[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0);
}

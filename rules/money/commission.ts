import { type Cents, percentOf } from './money';

/** Percent of an order's goods: without delivery, and without the processor's fees that the ranch passes on. */
export const DEFAULT_COMMISSION_RATE = 10;
export const MIN_COMMISSION_RATE = 0;
export const MAX_COMMISSION_RATE = 100;
export const COMMISSION_RATE_STEP = 0.1;

export const commissionFor = (amount: Cents, rate: number): Cents => percentOf(amount, rate);

/** Checks the written digits, since a calculation may turn 12.3 into 12.300000000000001. */
export const hasOneDecimal = (rate: number): boolean => /^-?\d+(\.\d)?$/.test(String(rate));

/** Returns the ids of the charges, oldest first, that payments fully cover. */
export function settleOldestFirst<Id>(charges: readonly { id: Id; amount: Cents }[], paymentsTotal: Cents): Id[] {
  const settled: Id[] = [];
  let remaining = paymentsTotal;
  for (const { id, amount } of charges) {
    remaining -= amount;
    if (remaining < 0) break;
    settled.push(id);
  }
  return settled;
}

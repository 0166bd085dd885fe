import { changeOfBalance } from '../../graph/commissions/CommissionTransaction';
import { settleOldestFirst } from '../../rules/money/commission';
import type { CommissionTransactionType } from '../../rules/words/vocabulary';

export type Entry = { id: number; type: CommissionTransactionType; amount: number; orderId: number | null };

/** Computes the balance and the orders whose charges are paid from a ledger's entries alone. */
export function replay(entries: readonly Entry[]): { balance: number; paid: number[] } {
  const charges = new Map<number, { amount: number; isPaid: boolean }>();
  let balance = 0;
  for (const entry of [...entries].sort((one, other) => one.id - other.id)) {
    balance += changeOfBalance(entry);
    addToCharge(charges, entry);
    const due = [...charges].flatMap(([id, { amount, isPaid }]) => (isPaid ? [] : [{ id, amount }]));
    const unusedPayments = due.reduce((sum, { amount }) => sum + amount, 0) - balance;
    for (const id of settleOldestFirst(due, unusedPayments))
      charges.set(id, { amount: charges.get(id)?.amount ?? 0, isPaid: true });
  }
  return { balance, paid: [...charges].flatMap(([id, { isPaid }]) => (isPaid ? [id] : [])) };
}

/** Adds an entry to its order's charge. A paid charge is due again when an adjustment raises it. */
function addToCharge(
  charges: Map<number, { amount: number; isPaid: boolean }>,
  { type, amount, orderId }: Entry,
): void {
  if (orderId === null) return;
  const { amount: before, isPaid } = charges.get(orderId) ?? { amount: 0, isPaid: false };
  charges.set(orderId, { amount: before + amount, isPaid: isPaid && !(type === 'ADJUSTMENT' && amount > 0) });
}

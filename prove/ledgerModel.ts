import { changeOfBalance } from '../graph/commissions/CommissionTransaction';
import { settleOldestFirst } from '../rules/money/commission';
import type { CommissionTransactionType } from '../rules/words/vocabulary';

export type Entry = { id: number; type: CommissionTransactionType; amount: number; orderId: number | null };

/** What a ledger makes, one entry after the other: the balance, and the orders whose charges are paid. Nothing else that is stored is asked. */
export function replay(entries: readonly Entry[]): { balance: number; paid: number[] } {
  const charges = new Map<number, { amount: number; isPaid: boolean }>();
  let balance = 0;
  for (const entry of [...entries].sort((one, other) => one.id - other.id)) {
    balance += changeOfBalance(entry);
    note(charges, entry);
    const due = [...charges].flatMap(([id, { amount, isPaid }]) => (isPaid ? [] : [{ id, amount }]));
    const left = due.reduce((sum, { amount }) => sum + amount, 0) - balance;
    for (const id of settleOldestFirst(due, left))
      charges.set(id, { amount: charges.get(id)?.amount ?? 0, isPaid: true });
  }
  return { balance, paid: [...charges].flatMap(([id, { isPaid }]) => (isPaid ? [id] : [])) };
}

/** A charge is due, and due again once a later settlement adds to it. */
function note(charges: Map<number, { amount: number; isPaid: boolean }>, { type, amount, orderId }: Entry): void {
  if (orderId === null) return;
  const { amount: before, isPaid } = charges.get(orderId) ?? { amount: 0, isPaid: false };
  charges.set(orderId, { amount: before + amount, isPaid: isPaid && !(type === 'ADJUSTMENT' && amount > 0) });
}

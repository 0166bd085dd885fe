import { formatCents, roundDollars } from '../../../rules/money/money';
import type { SettlementText_orderFragment } from './SettlementText.generated';

type Order = SettlementText_orderFragment;
type Settlement = Order['settlement'];

/** Returns whether an order has a settlement to show, because it's sold by weight or the ranch has recorded a payment. */
export const hasSettlement = ({ state, received }: Settlement) => state !== 'FIXED' || received > 0;

/** Returns the balance of an order, or says that it hasn't been weighed yet or what became of a canceled order's money. */
export function settlementText({ status, settlement }: Pick<Order, 'status' | 'settlement'>): string {
  const { state, received } = settlement;
  if (status === 'CANCELED') return canceledText(settlement);
  const paid = received > 0 ? `${formatCents(received)} paid so far` : '';
  if (state === 'UNWEIGHED') return ['The final price follows the weight', paid].filter(Boolean).join(', ');
  return balanceText(settlement);
}

function canceledText({ received, kept, overpaid }: Settlement): string {
  const parts = [
    kept > 0 && `${formatCents(Math.min(kept, received))} kept`,
    overpaid > 0 && `${formatCents(overpaid)} to come back`,
  ];
  return ['Canceled', parts.filter(Boolean).join(', ')].filter(Boolean).join('. ');
}

function balanceText({ total, received, balanceDue, overpaid }: Settlement): string {
  if (overpaid > 0) return `Paid. The ranch owes ${formatCents(overpaid)} back`;
  if (!balanceDue) return received > 0 ? `${formatCents(total ?? received)}, paid in full` : formatCents(total ?? 0);
  const of = received > 0 ? ` of ${formatCents(total ?? 0)}` : '';
  return `${formatCents(balanceDue)}${of} due`;
}

/** Returns 'About $1,050 to $1,330', or the exact amount if both are the same. */
export function rangeText({ from, to }: { from: number; to: number }): string {
  return from === to ? formatCents(from) : `About ${roundDollars(from)} to ${roundDollars(to)}`;
}

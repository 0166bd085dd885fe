import { formatCents, roundDollars } from '../../../rules/money/money';
import type { SettlementText_orderFragment } from './SettlementText.generated';

type Settlement = SettlementText_orderFragment['settlement'];

/** Returns whether an order has a settlement to show, because it's sold by weight or the ranch has recorded a payment. */
export const hasSettlement = ({ state, received }: Settlement) => state !== 'FIXED' || received > 0;

/** Returns the balance of an order, or says that the order hasn't been weighed yet. */
export function settlementText(settlement: Settlement): string {
  const { state, received } = settlement;
  const paid = received > 0 ? `${formatCents(received)} paid so far` : '';
  if (state === 'UNWEIGHED') return ['The final price follows the weight', paid].filter(Boolean).join(', ');
  return balanceText(settlement);
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

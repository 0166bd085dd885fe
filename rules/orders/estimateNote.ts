import { type Cents, formatCents } from '../money/money';

const CAVEAT = 'The final price is confirmed by the rancher.';
/** Matches the estimate in front of a note. PostgreSQL uses the same pattern. */
export const ESTIMATE = /^Estimated total: \$[\d,]+\.\d{2}\. The final price is confirmed by the rancher\.(?:\n|$)/;

/** Puts the estimate in front of the customer's note, so both sides have the price in writing. */
export function withEstimate(notes: string | null | undefined, total: Cents): string {
  const prefix = `Estimated total: ${formatCents(total)}. ${CAVEAT}`;
  return notes ? `${prefix}\n${notes}` : prefix;
}

/** The customer's own note without the estimate. */
export function customerNote(notes: string | null | undefined): string {
  return (notes ?? '').replace(ESTIMATE, '');
}

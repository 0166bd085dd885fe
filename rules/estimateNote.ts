import { type Cents, formatCents } from './money';

const CAVEAT = 'The final price is confirmed by the rancher.';
const PREFIX = /^Estimated total: \$[\d,]+\.\d{2}\. The final price is confirmed by the rancher\.(?:\n|$)/;

/** Puts the estimate before the customer's words, so that both sides keep what was said about the price. */
export function withEstimate(notes: string | null | undefined, total: Cents): string {
  const prefix = `Estimated total: ${formatCents(total)}. ${CAVEAT}`;
  return notes ? `${prefix}\n${notes}` : prefix;
}

/** The customer's words alone; empty when there are none. */
export function ownWords(notes: string | null | undefined): string {
  return (notes ?? '').replace(PREFIX, '');
}

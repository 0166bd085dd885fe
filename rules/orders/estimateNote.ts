import { type Cents, formatCents } from '../money/money';

const CAVEAT = 'The final price is confirmed by the rancher.';
/** Matches the estimate in front of a note, and what it depends on. PostgreSQL uses the same pattern. */
export const ESTIMATE =
  /^Estimated total: \$[\d,]+\.\d{2}\. The final price is confirmed by the rancher\.(?:\n|$)(?:Animal [^\n]+: depends on the weight: [^\n]+(?:\n|$))?(?:Split by price: [^\n]+(?:\n|$))?/;

/** What the estimate of a share by weight depends on: '150-175 lb × $5.30 + $32.50', of the animal with this tag. */
export interface ByWeight {
  tag: string;
  formula: string;
}

/** A part of an item whose shares come at several prices. */
export interface SplitLine {
  name: string;
  quantity: number;
  price: Cents;
}

/** Puts the estimate in front of the customer's note, so both sides have the price in writing. */
export function withEstimate(
  notes: string | null | undefined,
  total: Cents,
  byWeight: readonly ByWeight[] = [],
  split: readonly SplitLine[] = [],
): string {
  const formulas = byWeight.map(({ tag, formula }) => `Animal ${tag}: depends on the weight: ${formula}`).join('; ');
  const parts = split.map(({ name, quantity, price }) => `${quantity} × ${name} at ${formatCents(price)}`);
  const splits = parts.length > 0 && `Split by price: ${parts.join(', ')}`;
  return [`Estimated total: ${formatCents(total)}. ${CAVEAT}`, formulas, splits, notes].filter(Boolean).join('\n');
}

/** The customer's own note without the estimate. */
export const customerNote = (notes: string | null | undefined): string => (notes ?? '').replace(ESTIMATE, '');

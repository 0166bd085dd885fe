import { type Cents, formatCents } from '../../../rules/money/money';

/** Formats a change of the balance with its sign: '+$18.00', '−$18.00'. */
export function signedCents(change: Cents): string {
  return `${change < 0 ? '−' : '+'}${formatCents(Math.abs(change))}`;
}

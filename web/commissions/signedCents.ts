import { type Cents, formatCents } from '../../rules/money';

/** As it moves the balance: '+$18.00', '−$18.00'. */
export function signedCents(change: Cents): string {
  return `${change < 0 ? '−' : '+'}${formatCents(Math.abs(change))}`;
}

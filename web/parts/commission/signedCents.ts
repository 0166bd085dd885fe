import { type Cents, formatCents } from '../../../rules/money/money';

export function signedCents(change: Cents): string {
  return `${change < 0 ? '−' : '+'}${formatCents(Math.abs(change))}`;
}

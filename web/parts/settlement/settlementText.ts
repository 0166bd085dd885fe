import { formatCents, roundDollars } from '../../../rules/money/money';

/** Returns 'About $1,050 to $1,330', or the exact amount if both are the same. */
export function rangeText({ from, to }: { from: number; to: number }): string {
  return from === to ? formatCents(from) : `About ${roundDollars(from)} to ${roundDollars(to)}`;
}

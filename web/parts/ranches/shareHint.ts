import { roundDollars } from '../../../rules/money/money';
import type { CowShare } from '../../../rules/products/cowShares';

/** Returns 'Typical $700-$1,200 for 100-125 lbs of beef', for example. */
export function shareHint({ suggestedPrice, yieldPounds }: CowShare): string {
  const price = `${roundDollars(suggestedPrice.from)}-${roundDollars(suggestedPrice.to)}`;
  return `Typical ${price} for ${yieldPounds.from}-${yieldPounds.to} lbs of beef`;
}

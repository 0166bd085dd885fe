import type { CowShare } from '../../rules/cowShares';

const wholeDollars = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;

/** 'Typical $700-$1,200 for 100-125 lbs of beef' */
export function shareHint({ suggestedPrice, yieldPounds }: CowShare): string {
  const price = `${wholeDollars(suggestedPrice.from)}-${wholeDollars(suggestedPrice.to)}`;
  return `Typical ${price} for ${yieldPounds.from}-${yieldPounds.to} lbs of beef`;
}

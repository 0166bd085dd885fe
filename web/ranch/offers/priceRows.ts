import { formatCents } from '../../../rules/money/money';
import { type CowShare, onSale, type RanchShares } from '../../../rules/products/cowShares';

export interface PriceRow {
  share: CowShare;
  price: string;
  /** The packaged beef that a family takes home. */
  pounds: string;
  freezer: string;
}

export function priceRows(ranch: RanchShares): PriceRow[] {
  return onSale(ranch).map((share) => ({
    share,
    price: formatCents(ranch[share.priceField]),
    pounds: `${span(share.yieldPounds)} lbs`,
    freezer: `${span(share.freezerCubicFeet)} cu ft`,
  }));
}

const span = ({ from, to }: { from: number; to: number }) => `${from}-${to}`;

import { type Cents, formatCents } from '../../../rules/money/money';
import { type CowShare, onSale, type RanchShares } from '../../../rules/products/cowShares';

export interface PriceRow {
  share: CowShare;
  price: string;
  /** The packaged beef that a family takes home. */
  pounds: string;
  perPound: string;
  freezer: string;
}

export function priceRows(ranch: RanchShares): PriceRow[] {
  return onSale(ranch).map((share) => ({
    share,
    price: formatCents(ranch[share.priceField]),
    pounds: `${span(share.yieldPounds)} lbs`,
    perPound: perPound(share, ranch[share.priceField]),
    freezer: `${span(share.freezerCubicFeet)} cu ft`,
  }));
}

/** The price is per share, so more beef makes a pound cheaper. */
function perPound({ yieldPounds }: CowShare, price: Cents): string {
  const [least, most] = [price / yieldPounds.to, price / yieldPounds.from].map((cents) =>
    formatCents(Math.round(cents)),
  );
  return least === most ? `${least}` : `${least}-${most}`;
}

const span = ({ from, to }: { from: number; to: number }) => `${from}-${to}`;

import { type CowShare, onSale, type RanchShares } from '../../../rules/cowShares';
import { type Cents, formatCents } from '../../../rules/money';

export interface PriceRow {
  share: CowShare;
  price: string;
  /** Packaged, as a family takes it home. */
  pounds: string;
  perPound: string;
  freezer: string;
}

/** What a share costs, how much beef it is, and where to put it. */
export function priceRows(ranch: RanchShares): PriceRow[] {
  return onSale(ranch).map((share) => ({
    share,
    price: formatCents(ranch[share.priceField]),
    pounds: `${span(share.yieldPounds)} lbs`,
    perPound: perPound(share, ranch[share.priceField]),
    freezer: `${span(share.freezerCubicFeet)} cu ft`,
  }));
}

/** More beef for the same money is a lower price of a pound. */
function perPound({ yieldPounds }: CowShare, price: Cents): string {
  const [least, most] = [price / yieldPounds.to, price / yieldPounds.from].map((cents) =>
    formatCents(Math.round(cents)),
  );
  return least === most ? `${least}` : `${least}-${most}`;
}

const span = ({ from, to }: { from: number; to: number }) => `${from}-${to}`;

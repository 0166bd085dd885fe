import { onSale, type RanchShares } from './cowShares';
import { type Cents, formatCents, lineTotal } from './money';
import type { OrderType } from './vocabulary';

/** The price line of a ranch's card: its cheapest share, else what its own products cost on average. */
export function cardPrice(ranch: RanchShares, averageProductPrice: Cents | null): string {
  const shares = onSale(ranch).map((share) => ranch[share.priceField]);
  if (shares.length > 0) return `From ${formatCents(Math.min(...shares))}`;
  return averageProductPrice ? `Average ${formatCents(averageProductPrice)}` : 'Contact for pricing';
}

/** A ranch that nobody has rated yet starts with five stars. */
export function displayRating(rating: number | null | undefined, reviewCount: number | null | undefined): number {
  const unrated = rating == null || (rating === 0 && !reviewCount);
  return unrated ? 5 : rating;
}

/** What the goods cost, without the shipping fee. */
export function orderTotal(items: readonly { price: Cents; quantity: number }[]): Cents {
  return sum(items.map(({ price, quantity }) => lineTotal(price, quantity)));
}

/** What a fulfilled share is taken to bring in, whatever its price was: the dashboard's rough figure. */
const REVENUE_ESTIMATES: Partial<Record<OrderType, Cents>> = {
  QUARTER_COW: 80_000,
  HALF_COW: 160_000,
  WHOLE_COW: 300_000,
};

export function estimatedRevenue(fulfilledByType: Partial<Record<OrderType, number>>): Cents {
  const types = Object.keys(fulfilledByType) as OrderType[];
  return sum(types.map((type) => (REVENUE_ESTIMATES[type] ?? 0) * (fulfilledByType[type] ?? 0)));
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

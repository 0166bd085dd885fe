import type { CowShare } from '../products/cowShares';
import type { OrderType } from '../words/vocabulary';
import { type Cents, formatCents, lineTotal } from './money';

/** The cheapest share of the filtered sizes, or the average price of the ranch's own products. */
export function cardPrice(
  offers: readonly { share: CowShare; price: Cents }[],
  averageProductPrice: Cents | null,
  sizes: readonly OrderType[] = [],
): string {
  const wanted = offers.filter(({ share }) => sizes.includes(share.orderType));
  const [only, ...others] = wanted;
  if (only && others.length === 0) return `${only.share.label} ${formatCents(only.price)}`;
  const prices = (only ? wanted : offers).map(({ price }) => price);
  if (prices.length > 0) return `From ${formatCents(Math.min(...prices))}`;
  return averageProductPrice ? `Average ${formatCents(averageProductPrice)}` : 'Contact for pricing';
}

/** The price of an order's line for a share of an animal: the middle of what the ranch bills, in whole dollars if one is within. */
export function linePrice({ from, to }: { from: Cents; to: Cents }): Cents {
  const dollars = Math.floor((from + to + 100) / 200) * 100;
  return dollars >= from && dollars <= to ? dollars : Math.floor((from + to) / 2);
}

/** A ranch without ratings starts with five stars. */
export function displayRating(rating: number | null | undefined, reviewCount: number | null | undefined): number {
  const unrated = rating == null || (rating === 0 && !reviewCount);
  return unrated ? 5 : rating;
}

/** The price of the items, without the shipping fee. */
export function orderTotal(items: readonly { price: Cents; quantity: number }[]): Cents {
  return sum(items.map(({ price, quantity }) => lineTotal(price, quantity)));
}

/** Rough revenue of a fulfilled share for the dashboard, regardless of its real price. */
const REVENUE_ESTIMATES: Partial<Record<OrderType, Cents>> = {
  QUARTER_COW: 80_000,
  HALF_COW: 160_000,
  WHOLE_COW: 300_000,
};

export function estimatedRevenue(fulfilledByType: Partial<Record<OrderType, number>>): Cents {
  const types = Object.keys(fulfilledByType) as OrderType[];
  return sum(types.map((type) => (REVENUE_ESTIMATES[type] ?? 0) * (fulfilledByType[type] ?? 0)));
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { type Cents, formatCents } from '../../rules/money';
import { fullName } from '../cart/cart';
import { codeOf } from '../errors/codeOf';

/** A line whose price at the ranch is no longer the one that was sent. */
export interface PriceChange {
  /** Its place in the order. */
  index: number;
  name: string;
  variantName: string | null;
  price: Cents;
  sent: Cents;
}

/** The new prices that an order was refused with; empty when it was refused for anything else. */
export function changedPrices(error: unknown): PriceChange[] {
  if (codeOf(error) !== 'PRICE_CHANGED' || !CombinedGraphQLErrors.is(error)) return [];
  const prices = error.errors[0]?.extensions?.prices;
  return Array.isArray(prices) ? prices : [];
}

export function priceNotice(changes: readonly PriceChange[]): string {
  const sentences = changes.map(
    (change) => `${fullName(change)} changed from ${formatCents(change.sent)} to ${formatCents(change.price)}.`,
  );
  return ['Prices at the ranch have changed.', ...sentences, 'Your cart shows them now; send the request again.'].join(
    ' ',
  );
}

import type { ApolloClient } from '@apollo/client';
import { cowShareOf } from '../../../rules/products/cowShares';
import { fullName, type NewItem } from '../../cart/cart';
import { productItem } from '../../cart/cartItems';
import { offeredItem } from '../../cart/offeredItem';
import { shareOffers } from '../../parts/ranches/shareOffers';
import { OrderAgainDocument, type OrderAgainQuery } from './OrderAgain.generated';

export type PastOrder = NonNullable<OrderAgainQuery['order']>;
type PastItem = PastOrder['items'][number];

export interface Reorder {
  rancher: { id: string; ranchName: string };
  /** The items that the ranch still sells, at today's prices. */
  items: NewItem[];
  /** The names of items that the ranch no longer sells. */
  gone: string[];
}

export async function loadReorder(client: ApolloClient, orderId: string): Promise<Reorder> {
  const { data } = await client.query({
    query: OrderAgainDocument,
    variables: { id: orderId },
    fetchPolicy: 'network-only',
  });
  if (!data?.order) throw new Error('The response contains no order');
  return orderAgain(data.order);
}

/** Returns which items of an order can be ordered again. Shares are of the soonest animal with room. */
export function orderAgain({ rancher, items }: PastOrder): Reorder {
  const found = items.map((past) => ({ past, item: rancher.isApproved ? soldToday(rancher, past) : null }));
  return {
    rancher,
    items: found.flatMap(({ past, item }) => (item ? [{ ...item, quantity: past.quantity }] : [])),
    gone: found.flatMap(({ past, item }) => (item ? [] : [fullName(past)])),
  };
}

function soldToday(ranch: PastOrder['rancher'], { type, productId, variantId }: PastItem): NewItem | null {
  if (cowShareOf(type)) {
    const offered = shareOffers(ranch).find(({ share }) => share.itemType === type);
    return offered ? offeredItem(offered) : null;
  }
  const product = ranch.products.find(({ id }) => id === productId);
  if (!product?.available) return null;
  if (variantId === null) return productItem(product);
  const variant = 'variants' in product ? product.variants.find(({ id }) => id === variantId) : undefined;
  return variant ? productItem(product, variant) : null;
}

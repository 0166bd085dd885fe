import { cowShareOf } from '../../rules/products/cowShares';
import { addItem, type Cart, type CartGroup, type CartItem, groupOf, type NewItem, swapItem } from './cart';

export const sharesIn = (group: CartGroup | undefined): CartItem[] =>
  group?.items.filter(({ type }) => cowShareOf(type)) ?? [];

/** Returns whether there is a single share, so that choosing another share or animal replaces it. */
export function isReplaceable(shares: readonly CartItem[]): boolean {
  const [only, ...others] = shares;
  return only !== undefined && others.length === 0 && only.quantity === 1;
}

/** Replaces a single share by the chosen one, because the family has changed its mind. */
export function addChosenShare(cart: Cart, ranch: Omit<CartGroup, 'items'>, item: NewItem): Cart {
  const shares = sharesIn(groupOf(cart, ranch.rancherId));
  if (shares.some((share) => isSameShare(share, item))) return cart;
  const [first] = shares;
  return first && isReplaceable(shares) ? swapItem(cart, ranch, first.id, [item]) : addItem(cart, ranch, item);
}

/** Whether the order already has the chosen share. Without a chosen animal, any share of the same size counts. */
const isSameShare = (share: CartItem, { type, animal }: NewItem): boolean =>
  share.type === type && (!animal || (share.animal !== undefined && share.animal.id === animal.id));

import { cowShareOf } from '../../rules/products/cowShares';
import { addItem, type Cart, type CartGroup, type CartItem, groupOf, type NewItem, swapItem } from './cart';

/** The shares of cows that a family has picked at a ranch. */
export const sharesIn = (group: CartGroup | undefined): CartItem[] =>
  group?.items.filter(({ type }) => cowShareOf(type)) ?? [];

/** A single share that isn't reserved: another size takes its place. */
export function isOpenChoice(shares: readonly CartItem[]): boolean {
  const [only, ...others] = shares;
  return only !== undefined && others.length === 0 && !only.animal && only.quantity === 1;
}

/**
 * Puts the share that a family chose into the order. A family that had one share and now chooses another has changed its mind, so
 * it gets that one instead. A share that's in the order already stays as it is.
 */
export function withShare(cart: Cart, ranch: Omit<CartGroup, 'items'>, item: NewItem): Cart {
  const shares = sharesIn(groupOf(cart, ranch.rancherId));
  if (shares.some((share) => isTheOne(share, item))) return cart;
  const [first] = shares;
  return first && isOpenChoice(shares) ? swapItem(cart, ranch, first.id, item) : addItem(cart, ranch, item);
}

/** A share of no certain animal is there also where one of its size is reserved. */
const isTheOne = (share: CartItem, { type, animal }: NewItem): boolean =>
  share.type === type && (!animal || (share.animal !== undefined && share.animal.id === animal.id));

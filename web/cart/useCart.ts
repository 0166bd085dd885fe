import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession';
import {
  addItem,
  type Cart,
  type CartGroup,
  type CartItem,
  clearRanch,
  EMPTY_CART,
  type NewItem,
  reprice,
  selectRanch,
  setQuantity,
  swapItem,
} from './cart';
import { cartStore } from './cartStore';

const actionsOf = (userId: string | null) => ({
  current: () => cartStore.cartOf(userId),
  add: (ranch: Omit<CartGroup, 'items'>, item: NewItem) =>
    cartStore.change(userId, (cart) => addItem(cart, ranch, item)),
  change: (update: (cart: Cart) => Cart) => cartStore.change(userId, update),
  setQuantity: (rancherId: string, itemId: string, quantity: number) =>
    cartStore.change(userId, (cart) => setQuantity(cart, rancherId, itemId, quantity)),
  swap: (ranch: Omit<CartGroup, 'items'>, itemId: string, items: readonly NewItem[]) =>
    cartStore.change(userId, (cart) => swapItem(cart, ranch, itemId, items)),
  clear: (rancherId: string, ordered?: readonly CartItem[]) =>
    cartStore.change(userId, (cart) => clearRanch(cart, rancherId, ordered)),
  select: (rancherId: string) => cartStore.change(userId, (cart) => selectRanch(cart, rancherId)),
  reprice: (rancherId: string, itemId: string, now: NewItem) =>
    cartStore.change(userId, (cart) => reprice(cart, rancherId, itemId, now)),
  open: (isOpen: boolean) => cartStore.open(userId, isOpen),
});

/** The signed-in person's cart, with its actions. */
export function useCart() {
  const { viewer } = useSession();
  const userId = viewer?.id ?? null;
  const cart = useSyncExternalStore(
    cartStore.subscribe,
    () => cartStore.cartOf(userId),
    () => EMPTY_CART,
  );
  const isOpen = useSyncExternalStore(
    cartStore.subscribe,
    () => cartStore.isOpenFor(userId),
    () => false,
  );
  return { cart, isOpen, ...useCartActions() };
}

/** The actions alone, for what needn't render again with each change of the cart. */
export function useCartActions() {
  const { viewer } = useSession();
  const userId = viewer?.id ?? null;
  return useMemo(() => actionsOf(userId), [userId]);
}

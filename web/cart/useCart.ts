import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession';
import {
  addItem,
  applyPrices,
  type Cart,
  type CartGroup,
  clearRanch,
  EMPTY_CART,
  type NewItem,
  type NewPrice,
  selectRanch,
  setQuantity,
  swapItem,
} from './cart';
import { cartStore } from './cartStore';

const actionsOf = (userId: string | null) => ({
  add: (ranch: Omit<CartGroup, 'items'>, item: NewItem) =>
    cartStore.change(userId, (cart) => addItem(cart, ranch, item)),
  change: (update: (cart: Cart) => Cart) => cartStore.change(userId, update),
  setQuantity: (rancherId: string, itemId: string, quantity: number) =>
    cartStore.change(userId, (cart) => setQuantity(cart, rancherId, itemId, quantity)),
  swap: (ranch: Omit<CartGroup, 'items'>, itemId: string, item: NewItem) =>
    cartStore.change(userId, (cart) => swapItem(cart, ranch, itemId, item)),
  clear: (rancherId: string) => cartStore.change(userId, (cart) => clearRanch(cart, rancherId)),
  select: (rancherId: string) => cartStore.change(userId, (cart) => selectRanch(cart, rancherId)),
  applyPrices: (rancherId: string, prices: NewPrice[]) =>
    cartStore.change(userId, (cart) => applyPrices(cart, rancherId, prices)),
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
  const actions = useMemo(() => actionsOf(userId), [userId]);
  return { cart, isOpen, ...actions };
}

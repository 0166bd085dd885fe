import { type Cart, EMPTY_CART } from './cart';
import { isCartKey, readCart, writeCart } from './storedCart';

const carts = new Map<string, Cart>();
const listeners = new Set<() => void>();
let openFor: string | null = null;
let isStored = true;

function tell(): void {
  for (const listener of listeners) listener();
}

/** A store beside React, since the header, the pages and the drawer all hold on to it. Each person has a cart of their own. */
export const cartStore = {
  /** The same object until it changes. Nobody's cart is empty. */
  cartOf(userId: string | null): Cart {
    if (userId === null) return EMPTY_CART;
    if (!carts.has(userId)) carts.set(userId, readCart(userId));
    return carts.get(userId)!;
  },

  isOpenFor: (userId: string | null) => userId !== null && userId === openFor,

  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) wake();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
    };
  },

  change(userId: string | null, how: (cart: Cart) => Cart): void {
    if (userId === null) return;
    // Another tab may have written since: what is stored counts, unless nothing could be stored.
    const cart = how(isStored ? readCart(userId) : cartStore.cartOf(userId));
    isStored = writeCart(userId, cart);
    carts.set(userId, cart);
    tell();
  },

  open(userId: string | null, isOpen: boolean): void {
    openFor = isOpen ? userId : null;
    tell();
  },
};

function wake(): void {
  // Nobody listened to other tabs until now.
  if (isStored) carts.clear();
  window.addEventListener('storage', onOtherTab);
}

function onOtherTab({ key }: StorageEvent): void {
  for (const userId of carts.keys()) {
    if (isCartKey(key, userId)) carts.set(userId, readCart(userId));
  }
  tell();
}

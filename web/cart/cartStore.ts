import { type Cart, EMPTY_CART } from './cart';
import { isCartKey, readCart, writeCart } from './storedCart';

const carts = new Map<string, Cart>();
const listeners = new Set<() => void>();
/** Whose drawer is open. */
let openFor: string | null = null;
let isStored = true;

function notify(): void {
  for (const listener of listeners) listener();
}

/** A store outside React, because the header, the pages and the drawer share it. Each person has their own cart. */
export const cartStore = {
  /** Returns the same object until the cart changes. Someone who isn't signed in has an empty cart. */
  cartOf(userId: string | null): Cart {
    if (userId === null) return EMPTY_CART;
    const cart = carts.get(userId) ?? readCart(userId);
    carts.set(userId, cart);
    return cart;
  },

  isOpenFor: (userId: string | null) => userId !== null && userId === openFor,

  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) wake();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) sleep();
    };
  },

  change(userId: string | null, how: (cart: Cart) => Cart): void {
    if (userId === null) return;
    // Another tab may have changed the cart since, so the stored cart counts, unless storing failed.
    const cart = how(isStored ? readCart(userId) : cartStore.cartOf(userId));
    isStored = writeCart(userId, cart);
    carts.set(userId, cart);
    notify();
  },

  open(userId: string | null, isOpen: boolean): void {
    openFor = isOpen ? userId : null;
    notify();
  },
};

function wake(): void {
  // Until now nothing listened to the changes of other tabs.
  if (isStored) carts.clear();
  window.addEventListener('storage', onOtherTab);
  window.addEventListener('pageshow', onReturn);
}

function sleep(): void {
  window.removeEventListener('storage', onOtherTab);
  window.removeEventListener('pageshow', onReturn);
}

const onOtherTab = ({ key }: StorageEvent) => readAgain(key);

/** A page that the browser restores has missed the changes of other tabs. */
const onReturn = ({ persisted }: PageTransitionEvent) => {
  if (persisted && isStored) readAgain(null);
};

function readAgain(key: string | null): void {
  for (const userId of carts.keys()) {
    if (isCartKey(key, userId)) carts.set(userId, readCart(userId));
  }
  notify();
}

import { type Cart, EMPTY_CART } from './cart';
import { isCartKey, readCart, writeCart } from './storedCart';

const carts = new Map<string, Cart>();
const listeners = new Set<() => void>();
/** The id of the person whose cart drawer is open. */
let openFor: string | null = null;
/** Whether the last change could be stored. */
let isStored = true;

function notify(): void {
  for (const listener of listeners) listener();
}

/** Stores the carts by user ID, outside of React, because the header, the pages and the drawer share them. */
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
    if (listeners.size === 0) startListening();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopListening();
    };
  },

  change(userId: string | null, update: (cart: Cart) => Cart): void {
    if (userId === null) return;
    // Starts from the stored cart, because another tab may have changed it. If storing failed, only the one in memory is current.
    const cart = update(isStored ? readCart(userId) : cartStore.cartOf(userId));
    isStored = writeCart(userId, cart);
    carts.set(userId, cart);
    notify();
  },

  open(userId: string | null, isOpen: boolean): void {
    openFor = isOpen ? userId : null;
    notify();
  },
};

function startListening(): void {
  // Drops carts that may have changed in other tabs while nothing listened.
  if (isStored) carts.clear();
  window.addEventListener('storage', onOtherTab);
  window.addEventListener('pageshow', onReturn);
}

function stopListening(): void {
  window.removeEventListener('storage', onOtherTab);
  window.removeEventListener('pageshow', onReturn);
}

const onOtherTab = ({ key }: StorageEvent) => readAgain(key);

/** A page that the browser restores from its back-forward cache has missed the changes of other tabs. */
const onReturn = ({ persisted }: PageTransitionEvent) => {
  if (persisted && isStored) readAgain(null);
};

function readAgain(key: string | null): void {
  for (const userId of carts.keys()) {
    if (isCartKey(key, userId)) carts.set(userId, readCart(userId));
  }
  notify();
}

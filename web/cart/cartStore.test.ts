import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { halfCow } from '../testing/cart';
import { addItem, EMPTY_CART, itemCount } from './cart';
import { cartStore } from './cartStore';
import { writeCart } from './storedCart';

const add = (cart: typeof EMPTY_CART) => addItem(cart, { rancherId: '7', ranchName: 'Cedar Fork Ranch' }, halfCow);

const listener = vi.fn();
let unsubscribe: () => void;

beforeEach(() => {
  localStorage.clear();
  unsubscribe = cartStore.subscribe(listener);
});
afterEach(() => {
  vi.unstubAllGlobals();
  cartStore.change('1', () => EMPTY_CART);
  unsubscribe();
});

test('each person has their own cart, and a visitor has none', () => {
  cartStore.change('1', add);
  cartStore.change(null, add);
  expect(itemCount(cartStore.cartOf('1'))).toBe(1);
  expect(cartStore.cartOf('2')).toEqual(EMPTY_CART);
  expect(cartStore.cartOf(null)).toEqual(EMPTY_CART);
});

test('the store returns the same object until the cart changes', () => {
  const before = cartStore.cartOf('1');
  expect(cartStore.cartOf('1')).toBe(before);
  cartStore.change('1', add);
  expect(cartStore.cartOf('1')).not.toBe(before);
});

test('an item that another tab added is in the cart', () => {
  expect(itemCount(cartStore.cartOf('1'))).toBe(0);
  writeCart('1', add(EMPTY_CART));
  window.dispatchEvent(new StorageEvent('storage', { key: 'herdline.cart.v1.1' }));
  expect(listener).toHaveBeenCalled();
  expect(itemCount(cartStore.cartOf('1'))).toBe(1);
});

test('a page that returns from the back-forward cache has the changes of other tabs', () => {
  cartStore.change('1', add);
  writeCart('1', EMPTY_CART);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(cartStore.cartOf('1')).toEqual(EMPTY_CART);
});

test('the cart is empty after another tab has cleared the storage', () => {
  cartStore.change('1', add);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(cartStore.cartOf('1')).toEqual(EMPTY_CART);
});

test('the cart stays in memory if it cannot be stored', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem });
  cartStore.change('1', add);
  cartStore.change('1', add);
  expect(itemCount(cartStore.cartOf('1'))).toBe(2);
});

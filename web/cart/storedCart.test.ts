import { afterEach, expect, test } from 'vitest';
import { halfCow } from '../testing/cart';
import { addItem, EMPTY_CART } from './cart';
import { readCart, writeCart } from './storedCart';

afterEach(() => localStorage.clear());

const cart = addItem(EMPTY_CART, { rancherId: '1', ranchName: 'Lone Oak' }, halfCow);

test('carts are stored separately for each person', () => {
  writeCart('5', cart);
  expect(readCart('5')).toEqual(cart);
  expect(readCart('6')).toEqual(EMPTY_CART);
});

test.each([
  ['invalid JSON', '{'],
  ['another shape', '[]'],
  ['an invalid price', JSON.stringify(cart).replace('166000', '"free"')],
  ['a quantity below one', JSON.stringify(cart).replace('"quantity":1', '"quantity":-4')],
  ['a quantity above the limit', JSON.stringify(cart).replace('"quantity":1', '"quantity":1000000')],
  ['an unknown type', JSON.stringify(cart).replace('HALF_COW', 'HALF_PIG')],
  ['an active ranch without items', JSON.stringify({ ...cart, activeRancherId: '9' })],
])('a stored cart with %s is ignored', (_name, stored) => {
  localStorage.setItem('herdline.cart.v1.5', stored);
  expect(readCart('5')).toEqual(EMPTY_CART);
});

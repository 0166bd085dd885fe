import { afterEach, expect, test } from 'vitest';
import { halfCow } from '../testing/cart';
import { addItem, EMPTY_CART } from './cart';
import { readCart, writeCart } from './storedCart';

afterEach(() => localStorage.clear());

const cart = addItem(EMPTY_CART, { rancherId: '1', ranchName: 'Lone Oak' }, halfCow);

test('is stored separately for each person', () => {
  writeCart('5', cart);
  expect(readCart('5')).toEqual(cart);
  expect(readCart('6')).toEqual(EMPTY_CART);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['a price that is none', JSON.stringify(cart).replace('166000', '"free"')],
  ['a quantity below one', JSON.stringify(cart).replace('"quantity":1', '"quantity":-4')],
  ['a quantity that no ranch could mean', JSON.stringify(cart).replace('"quantity":1', '"quantity":1000000')],
  ['an unknown type', JSON.stringify(cart).replace('HALF_COW', 'HALF_PIG')],
  ['an active ranch that is not in it', JSON.stringify({ ...cart, activeRancherId: '9' })],
])('%s is dropped', (_name, stored) => {
  localStorage.setItem('herdline.cart.v1.5', stored);
  expect(readCart('5')).toEqual(EMPTY_CART);
});

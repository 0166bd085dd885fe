import { describe, expect, test } from 'vitest';
import { halfCow } from '../testing/cart';
import {
  activeGroup,
  addItem,
  clearRanch,
  EMPTY_CART,
  itemCount,
  type NewItem,
  reprice,
  selectRanch,
  setQuantity,
  subtotal,
} from './cart';

const oak = { rancherId: '1', ranchName: 'Lone Oak' };
const elm = { rancherId: '2', ranchName: 'Elm Creek' };
const half: NewItem = { ...halfCow, price: 180_000 };
const jerky: NewItem = { ...half, type: 'OTHER', productId: '7', name: 'Jerky', price: 1_200 };
const largeJerky: NewItem = { ...jerky, variantId: '3', variantName: 'Large', price: 2_000 };

const filled = [half, jerky, jerky, largeJerky].reduce((cart, item) => addItem(cart, oak, item), EMPTY_CART);

describe('adding', () => {
  test('an item with the same name, type and variant raises the quantity', () => {
    const { items } = activeGroup(filled)!;
    expect(items.map(({ name, variantName, quantity }) => [name, variantName, quantity])).toEqual([
      ['Half Cow', null, 1],
      ['Jerky', null, 2],
      ['Jerky', 'Large', 1],
    ]);
    expect(subtotal(activeGroup(filled)!)).toBe(184_400);
    expect(itemCount(filled)).toBe(4);
  });

  test('two products with one name are two items', () => {
    const cart = addItem(filled, oak, { ...jerky, productId: '8' });
    expect(activeGroup(cart)!.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [null, 1],
      ['7', 2],
      ['7', 1],
      ['8', 1],
    ]);
  });

  test('an item activates its ranch, even if another ranch was active', () => {
    const cart = addItem(filled, elm, half);
    expect(cart.activeRancherId).toBe('2');
    expect(cart.groups.map(({ ranchName }) => ranchName)).toEqual(['Lone Oak', 'Elm Creek']);
    expect(addItem(cart, oak, jerky).activeRancherId).toBe('1');
  });

  test('an item again updates its price', () => {
    const cart = addItem(filled, oak, { ...half, price: 190_000 });
    expect(activeGroup(cart)!.items[0]).toMatchObject({ price: 190_000, quantity: 2 });
  });
});

describe('removing', () => {
  const both = selectRanch(addItem(filled, elm, half), '1');

  test('a quantity of 0 or below removes the item', () => {
    const item = activeGroup(filled)!.items[1]!;
    for (const quantity of [0, -1]) {
      expect(activeGroup(setQuantity(filled, '1', item.id, quantity))!.items).toHaveLength(2);
    }
  });

  test('clearing the active ranch removes it, and the first other ranch becomes active', () => {
    const cart = clearRanch(both, '1');
    expect(cart).toMatchObject({ activeRancherId: '2', groups: [{ rancherId: '2' }] });
    expect(clearRanch(cart, '2')).toEqual(EMPTY_CART);
  });

  test('clearing another ranch does not change the active ranch', () => {
    expect(clearRanch(both, '2').activeRancherId).toBe('1');
  });
});

describe("today's price", () => {
  const [, small] = activeGroup(filled)!.items;
  const dearer = reprice(filled, '1', small!.id, { ...jerky, price: 1_500 });

  test('is taken by an item, which remembers what the family had seen', () => {
    expect(activeGroup(dearer)!.items.map(({ price, was }) => [price, was?.price])).toEqual([
      [180_000, undefined],
      [1_500, 1_200],
      [2_000, undefined],
    ]);
    const again = reprice(dearer, '1', small!.id, { ...jerky, price: 1_600 });
    expect(activeGroup(again)!.items[1]).toMatchObject({ price: 1_600, quantity: 2, was: { price: 1_200 } });
  });

  test('is no news once it is what the family had seen', () => {
    const back = reprice(dearer, '1', small!.id, jerky);
    expect(activeGroup(back)!.items[1]).toMatchObject({ price: 1_200, was: undefined });
  });

  test('joins two lines that have become the same share', () => {
    const ofAnimal = { ...half, price: 132_800, animal: { id: '41', name: 'animal 41', most: 2 } };
    const both = addItem(filled, oak, ofAnimal);
    const joined = reprice(both, '1', activeGroup(both)!.items[0]!.id, ofAnimal);
    expect(activeGroup(joined)!.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Jerky', 2],
      ['Jerky', 1],
      ['Half Cow', 2],
    ]);
  });
});

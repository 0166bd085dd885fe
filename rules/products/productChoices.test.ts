import { expect, test } from 'vitest';
import { productChoices } from './productChoices';

const small = { id: '1', name: 'Small', price: 900, size: '4 oz', weight: null };
const crate = { name: 'Crate', price: 9_000, size: null, weight: 20.5 };
const shown = (product: Parameters<typeof productChoices>[0]) =>
  productChoices(product).map(({ key, label, price, variant }) => [key, label, price, variant?.name]);

test('the product itself is the first choice, then its variants', () => {
  expect(shown({ price: 1_100, weight: null, variants: [small, crate] })).toEqual([
    ['own', 'Regular', 1_100, undefined],
    ['1', 'Small, 4 oz', 900, 'Small'],
    ['new-1', 'Crate, 20.5 lb', 9_000, 'Crate'],
  ]);
});

test('the weight of a product is the label of its first choice', () => {
  expect(shown({ price: 1_100, weight: 10, variants: [small] })[0]).toEqual(['own', '10 lb', 1_100, undefined]);
});

test('a product without variants has no choices', () => {
  expect(shown({ price: 1_100, variants: [] })).toEqual([]);
});

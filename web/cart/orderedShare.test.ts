import { expect, test } from 'vitest';
import { addItem, EMPTY_CART, fullName, type NewItem } from './cart';
import { addChosenShare } from './orderedShare';

const RANCH = { rancherId: '7', ranchName: 'Cedar Fork Ranch' };

const share = (type: NewItem['type'], animal?: NewItem['animal']): NewItem => ({
  type,
  productId: null,
  variantId: null,
  name: type,
  variantName: null,
  price: 166_000,
  imageUrl: null,
  animal,
});

const jerky: NewItem = { ...share('OTHER'), productId: '24', name: 'Jerky', price: 1_500 };
const ofAnimal = (type: NewItem['type']) => share(type, { id: '41', name: 'animal 41', most: 2 });

const cartOf = (...items: NewItem[]) => items.reduce((cart, item) => addItem(cart, RANCH, item), EMPTY_CART);
const linesOf = (cart: ReturnType<typeof cartOf>) =>
  cart.groups.flatMap(({ items }) => items.map((item) => `${item.quantity} × ${fullName(item)}`));

test.each<[string, NewItem[], NewItem, string[]]>([
  ['is added to an empty order', [], share('HALF_COW'), ['1 × HALF_COW']],
  ['is added to an order of other products', [jerky], share('HALF_COW'), ['1 × Jerky', '1 × HALF_COW']],
  ['is not added twice', [share('HALF_COW')], share('HALF_COW'), ['1 × HALF_COW']],
  ['replaces another size', [share('HALF_COW'), jerky], share('QUARTER_COW'), ['1 × Jerky', '1 × QUARTER_COW']],
  [
    'does not replace two shares of another size',
    [{ ...share('HALF_COW'), quantity: 2 }],
    share('QUARTER_COW'),
    ['2 × HALF_COW', '1 × QUARTER_COW'],
  ],
  ['is not added if the same size is reserved', [ofAnimal('HALF_COW')], share('HALF_COW'), ['1 × HALF_COW, animal 41']],
  ['replaces a share of an animal', [ofAnimal('HALF_COW')], share('QUARTER_COW'), ['1 × QUARTER_COW']],
  [
    'of a specific animal replaces a share that is not reserved',
    [share('HALF_COW')],
    ofAnimal('HALF_COW'),
    ['1 × HALF_COW, animal 41'],
  ],
])('a chosen share %s', (_, before, chosen, after) => {
  expect(linesOf(addChosenShare(cartOf(...before), RANCH, chosen))).toEqual(after);
});

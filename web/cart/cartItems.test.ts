import { expect, test } from 'vitest';
import { COW_SHARES } from '../../rules/products/cowShares';
import { productItem, shareItem } from './cartItems';

const product = { id: '5', name: 'Jerky', description: '', imageUrl: '/jerky', available: true, inspection: null };
const large = { id: '9', name: 'Large bag', price: 2_000, size: '12 oz', weight: null };

test('a share has no product', () => {
  expect(shareItem(COW_SHARES[1]!, 166_000)).toMatchObject({
    type: 'HALF_COW',
    productId: null,
    name: 'Half Cow',
    price: 166_000,
  });
});

test('a product has its own price, and a variant has the variant’s price', () => {
  const jerky = { __typename: 'CustomProduct', ...product, price: 1_400, weight: null, variants: [large] } as const;
  expect(productItem({ ...jerky, variants: [] })).toMatchObject({ type: 'OTHER', variantId: null, price: 1_400 });
  expect(productItem({ ...jerky, variants: [large] }, large)).toEqual({
    type: 'OTHER',
    productId: '5',
    variantId: '9',
    name: 'Jerky',
    variantName: 'Large bag',
    price: 2_000,
    imageUrl: '/jerky',
  });
});

test('a cut has its price per pound, and a box has its own price', () => {
  const cut = { __typename: 'SelectCut', ...product, cut: 'Ribeye', pricePerPound: 2_450 } as const;
  const box = { __typename: 'BeefBox', ...product, price: 24_900, weight: 20, contents: [] as string[] } as const;
  expect(productItem(cut)).toMatchObject({ type: 'SELECT_CUT', price: 2_450 });
  expect(productItem(box)).toMatchObject({ type: 'BEEF_BOX', price: 24_900 });
});

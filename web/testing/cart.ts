import type { NewItem } from '../cart/cart';

/** Half a cow, as a ranch page adds it to the cart. */
export const halfCow: NewItem = {
  type: 'HALF_COW',
  productId: null,
  variantId: null,
  name: 'Half Cow',
  variantName: null,
  price: 166_000,
  imageUrl: null,
};

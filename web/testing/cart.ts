import type { NewItem } from '../cart/cart';

/** Half a cow, as a ranch's page puts it in the cart. */
export const halfCow: NewItem = {
  type: 'HALF_COW',
  productId: null,
  variantId: null,
  name: 'Half Cow',
  variantName: null,
  price: 166_000,
  imageUrl: null,
};

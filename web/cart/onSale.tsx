import styled from 'styled-components';
import { cowShareOf, isOnSale } from '../../rules/products/cowShares';
import { color, size } from '../theme/tokens';
import type { CartItem } from './cart';
import type { OnSale_rancherFragment } from './onSale.generated';

/** Whether the ranch still sells an item of the cart. The server decides when the order is sent. */
export function isStillSold(ranch: OnSale_rancherFragment, { type, productId, variantId }: CartItem): boolean {
  const share = cowShareOf(type);
  if (share) return isOnSale(ranch, share);
  const product = ranch.products.find(({ id }) => id === productId);
  if (!product?.available) return false;
  return variantId === null || ('variants' in product && product.variants.some(({ id }) => id === variantId));
}

const Warning = styled.p`
  grid-column: 1 / -1;
  color: ${color.danger};
  font-size: ${size[15]};
  font-weight: 600;
`;

/** Stands here, not with the cart's lines, so that checkout loads without them. */
export function NotOnSale() {
  return <Warning>No longer on sale. Remove it to order the rest.</Warning>;
}

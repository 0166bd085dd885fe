import { formatCents } from '../../rules/money';
import type { ProductCard_productFragment } from './ProductCard.generated';

/** '$12.00', or '$24.50 / lb' for a cut. */
export function productPrice(product: ProductCard_productFragment): string {
  if (product.__typename === 'SelectCut') return `${formatCents(product.pricePerPound)} / lb`;
  return formatCents(product.price);
}

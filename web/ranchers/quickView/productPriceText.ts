import { formatCents } from '../../../rules/money';
import type { ProductPrices_productFragment } from './ProductPrices.generated';

/** '$12.00', '$24.50 a pound', or 'from $9.00' where a product comes in several sizes. */
export function productPriceText(product: ProductPrices_productFragment): string {
  if (product.__typename === 'SelectCut') return `${formatCents(product.pricePerPound)} a pound`;
  if (product.__typename === 'BeefBox' || product.variants.length === 0) return formatCents(product.price);
  return `from ${formatCents(Math.min(...product.variants.map(({ price }) => price)))}`;
}

import type { CowShare } from '../../../rules/cowShares';
import type { Cents } from '../../../rules/money';
import type { ItemType } from '../../../rules/vocabulary';
import type { NewItem } from '../../cart/cart';
import type { ProductOffer_productFragment } from './ProductOffer.generated';

type Product = ProductOffer_productFragment;
type CustomProduct = Extract<Product, { __typename: 'CustomProduct' }>;
export type Variant = CustomProduct['variants'][number];

const TYPES: Record<Product['__typename'], ItemType> = {
  CustomProduct: 'OTHER',
  BeefBox: 'BEEF_BOX',
  SelectCut: 'SELECT_CUT',
};

export function shareItem({ itemType, label }: CowShare, price: Cents): NewItem {
  return {
    type: itemType,
    productId: null,
    variantId: null,
    name: label,
    variantName: null,
    price,
    imageUrl: null,
  };
}

export function productItem(product: Product, variant: Variant | null = null): NewItem {
  return {
    type: TYPES[product.__typename],
    productId: product.id,
    variantId: variant?.id ?? null,
    name: product.name,
    variantName: variant?.name ?? null,
    price: variant?.price ?? priceOf(product),
    imageUrl: product.imageUrl,
  };
}

/** Of one piece; of a pound for a cut. */
export function priceOf(product: { price: Cents } | { pricePerPound: Cents }): Cents {
  return 'pricePerPound' in product ? product.pricePerPound : product.price;
}

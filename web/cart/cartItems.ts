import type { Cents } from '../../rules/money/money';
import type { CowShare } from '../../rules/products/cowShares';
import type { ItemType } from '../../rules/words/vocabulary';
import type { WholeProduct_productFragment } from '../parts/products/WholeProduct.generated';
import type { NewItem } from './cart';

type Product = WholeProduct_productFragment;
type CustomProduct = Extract<Product, { __typename: 'CustomProduct' }>;
type Variant = CustomProduct['variants'][number];

export const ITEM_TYPES: Record<Product['__typename'], ItemType> = {
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
    type: ITEM_TYPES[product.__typename],
    productId: product.id,
    variantId: variant?.id ?? null,
    name: product.name,
    variantName: variant?.name ?? null,
    price: variant?.price ?? priceOf(product),
    imageUrl: product.imageUrl,
  };
}

export function priceOf(product: { price: Cents } | { pricePerPound: Cents }): Cents {
  return 'pricePerPound' in product ? product.pricePerPound : product.price;
}

import type { ProductKind } from '../../../rules/words/vocabulary';
import type { ProductCard_productFragment } from './ProductCard.generated';

const KINDS = {
  CustomProduct: 'CUSTOM',
  BeefBox: 'BEEF_BOX',
  SelectCut: 'SELECT_CUT',
} as const satisfies Record<ProductCard_productFragment['__typename'], ProductKind>;

export function kindOf({ __typename }: ProductCard_productFragment): ProductKind {
  return KINDS[__typename];
}

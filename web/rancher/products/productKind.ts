import type { ProductKind } from '../../../rules/words/vocabulary';
import type { WholeProduct_productFragment } from '../../parts/products/WholeProduct.generated';

const KINDS = {
  CustomProduct: 'CUSTOM',
  BeefBox: 'BEEF_BOX',
  SelectCut: 'SELECT_CUT',
} as const satisfies Record<WholeProduct_productFragment['__typename'], ProductKind>;

export const kindOf = ({ __typename }: WholeProduct_productFragment): ProductKind => KINDS[__typename];

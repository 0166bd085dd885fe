import { GOODS_OF_KIND, type LegalPath, legalPath } from '../../rules/herd/legalPath';
import { type Handover, isInState } from '../places/handover';
import type { ProductRow } from './Product';

/** Returns whether the law allows selling a product to a family. State inspection is the inspection of the ranch's own state. */
export function productPath(
  { inspection, kind }: Pick<ProductRow, 'inspection' | 'kind'>,
  ranch: { state: string },
  to: Handover,
): LegalPath {
  return legalPath({
    inspection,
    goods: GOODS_OF_KIND[kind],
    handover: to.shippingMethod,
    sameState: isInState(ranch.state, ranch, to),
    slaughtered: true,
  });
}

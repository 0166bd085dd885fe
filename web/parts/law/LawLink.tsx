import type { LegalRule } from '../../../rules/herd/legalPath';
import type { ShippingMethod } from '../../../rules/words/vocabulary';
import { Fold } from '../../ui/layout/Fold';
import { TextLink } from '../../ui/text/Link';
import type { Unlawful_quoteFragment } from './LawLink.generated';

/** Unfolds why the law forbids a delivery, with a link to the law. */
export function LawLink({ rule }: { rule: LegalRule }) {
  return (
    <Fold label="Why?">
      {rule.says}{' '}
      <TextLink href={rule.link} target="_blank" rel="noreferrer">
        {rule.law}
      </TextLink>
    </Fold>
  );
}

/** A product or a share of an animal. */
interface Goods {
  productId: string | null;
  animal?: { id: string | null } | undefined;
}

/** Returns why an item may not be delivered by a method, or undefined if it may. */
export function unlawfulFor(
  { unlawful }: Unlawful_quoteFragment,
  { productId, animal }: Goods,
  method: ShippingMethod,
) {
  return unlawful.find(
    ({ method: forbidden, productIds, animalIds }) =>
      forbidden === method &&
      ((productId !== null && productIds.includes(productId)) || (animal?.id && animalIds.includes(animal.id))),
  );
}

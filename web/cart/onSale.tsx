import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { cowShareOf } from '../../rules/products/cowShares';
import { shareOffers } from '../parts/ranches/shareOffers';
import { color, size } from '../theme/tokens';
import { retryImport } from '../ui/state/retryImport';
import type { CartGroup, CartItem } from './cart';
import { OfferTerms } from './OfferTerms';
import type { OnSale_rancherFragment } from './onSale.generated';

const LawWarning = lazy(retryImport(() => import('./LawWarning')));
const TakenShare = lazy(retryImport(() => import('./TakenShare')));

const Warning = styled.p`
  grid-column: 1 / -1;
  color: ${color.danger};
  font-size: ${size[15]};
  font-weight: 600;
`;

interface SaleWarningProps {
  ranch: OnSale_rancherFragment;
  group: CartGroup;
  item: CartItem;
}

/** Warns that the ranch no longer sells an item, that others have taken the share, or that the law forbids its delivery. */
export function SaleWarning({ ranch, group, item }: SaleWarningProps) {
  if (!isStillSold(ranch, item)) return <Warning>No longer on sale. Remove it to order the rest.</Warning>;
  return (
    <>
      {cowShareOf(item.type) && <OfferTerms ranch={ranch} item={item} />}
      <Suspense>
        {item.animal?.id && <TakenShare ranch={ranch} group={group} item={item} />}
        <LawWarning rancherId={ranch.id} item={item} />
      </Suspense>
    </>
  );
}

/** Returns whether the ranch still sells an item, according to the loaded data. The server checks every order again. */
function isStillSold(ranch: OnSale_rancherFragment, { type, productId, variantId }: CartItem): boolean {
  if (cowShareOf(type)) return shareOffers(ranch).some(({ share }) => share.itemType === type);
  const product = ranch.products.find(({ id }) => id === productId);
  if (!product?.available) return false;
  return variantId === null || ('variants' in product && product.variants.some(({ id }) => id === variantId));
}

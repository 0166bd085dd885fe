import { lazy, Suspense, useEffect } from 'react';
import styled from 'styled-components';
import { INSPECTION_MEANING } from '../../rules/herd/inspection';
import { cowShareOf } from '../../rules/products/cowShares';
import { depositText, type Offer, processorText, rangeText } from '../parts/ranches/shareOffers';
import { color, size } from '../theme/tokens';
import { retryImport } from '../ui/state/retryImport';
import type { CartGroup, CartItem } from './cart';
import type { OnSale_rancherFragment } from './onSale.generated';
import { changesOf } from './seenTerms';
import { whyOut } from './soldOut';
import { useCart } from './useCart';
import { useToday } from './useToday';

const LawWarning = lazy(retryImport(() => import('./LawWarning')));
const TakenShare = lazy(retryImport(() => import('./TakenShare')));

const Line = styled.div`
  grid-column: 1 / -1;
  font-size: ${size[15]};
`;

const Warning = styled(Line)`
  color: ${color.danger};
  font-weight: 600;
`;

interface SaleStateProps {
  ranch: OnSale_rancherFragment;
  group: CartGroup;
  item: CartItem;
}

/** What an item costs today if that changed, a share's terms, and why it can't be ordered. */
export function SaleState({ ranch, group, item }: SaleStateProps) {
  const isShare = cowShareOf(item.type) !== undefined;
  const title = whyOut(ranch, group.items, item);
  const offer = useNewPrice({ ranch, group, item });
  if (title && !(isShare && ranch.sellsByAnimal)) return <Warning>{title}. You can order the rest.</Warning>;
  return (
    <>
      {item.was && !title && <Changes item={item} />}
      {offer && !title && <OfferTerms offer={offer} />}
      <Suspense>
        {title ? (
          <TakenShare ranch={ranch} group={group} item={item} title={title} />
        ) : (
          <LawWarning rancherId={ranch.id} item={item} />
        )}
      </Suspense>
    </>
  );
}

/** Gives the item of a cart from earlier today's price and terms. Returns a share's offer. */
function useNewPrice({ ranch, group, item }: SaleStateProps) {
  const { reprice } = useCart();
  const { offer, now } = useToday(ranch, item);
  useEffect(() => {
    if (now) reprice(group.rancherId, item.id, now);
  }, [now, reprice, group.rancherId, item.id]);
  return offer;
}

function Changes({ item }: { item: CartItem }) {
  const changes = item.was ? changesOf(item.was, item) : [];
  return changes.map((change) => <Line key={change}>{change}</Line>);
}

const Root = styled.div`
  grid-column: 1 / -1;
  color: ${color.soft};
  font-size: ${size[15]};
`;

/** Says what a share's price depends on, its deposit, and that a custom-exempt share is bought alive. */
function OfferTerms({ offer }: { offer: Offer }) {
  const deposit = offer.availability === 'LINE' ? 'Nothing to pay while you wait' : depositText(offer);
  return (
    <Root>
      <p>{[rangeText(offer), processorText(offer), deposit].filter(Boolean).join(' · ')}</p>
      {offer.inspection === 'CUSTOM_EXEMPT' && <p>Custom-exempt: {INSPECTION_MEANING.CUSTOM_EXEMPT}</p>}
    </Root>
  );
}

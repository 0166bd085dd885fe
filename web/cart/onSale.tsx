import { skipToken, useQuery } from '@apollo/client/react';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import styled from 'styled-components';
import { INSPECTION_MEANING } from '../../rules/herd/inspection';
import { cowShareOf } from '../../rules/products/cowShares';
import { depositText, type Offer, processorText, rangeText, shareOffers } from '../parts/ranches/shareOffers';
import { color, size } from '../theme/tokens';
import { retryImport } from '../ui/state/retryImport';
import { AnimalOffersDocument } from './AnimalOffers.generated';
import type { CartGroup, CartItem, NewItem } from './cart';
import { priceOf } from './cartItems';
import { offeredItem } from './offeredItem';
import type { OnSale_rancherFragment } from './onSale.generated';
import { changesOf } from './seenTerms';
import { whyOut } from './soldOut';
import { useCart } from './useCart';

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

/** Returns an item as its ranch sells it today, if that differs from what the cart has, and the offer of a share. */
function useToday(
  ranch: OnSale_rancherFragment,
  item: CartItem,
): { offer?: Offer | undefined; now?: NewItem | undefined } {
  const offer = useOffer(ranch, item);
  const now = useMemo(() => {
    const today = cowShareOf(item.type) ? shareToday(ranch, item, offer) : productToday(ranch, item);
    const isNews =
      today &&
      (today.price !== item.price ||
        today.terms?.version !== item.terms?.version ||
        today.animal?.id !== item.animal?.id);
    return isNews ? { ...today, imageUrl: item.imageUrl } : undefined;
  }, [ranch, item, offer]);
  return { offer: offer?.availability === 'LIST' ? undefined : offer, now };
}

/** Returns the offer of an item's own animal, or else of the soonest one. Undefined until it has loaded. */
function useOffer(ranch: OnSale_rancherFragment, { type, animal }: CartItem): Offer | undefined {
  const soonest = ranch.offers.find(({ share }) => share === type);
  const isSoonest = !animal || animal.id === (soonest?.animal?.animalId ?? null);
  const { data } = useQuery(
    AnimalOffersDocument,
    animal?.id && !isSoonest
      ? { variables: { id: ranch.id, animalId: animal.id }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  return isSoonest ? soonest : data?.rancher?.ofAnimal.find(({ share }) => share === type);
}

/** A share that the family put on an animal or into the line stays there. */
function shareToday(ranch: OnSale_rancherFragment, item: CartItem, offer: Offer | undefined): NewItem | null {
  const row = shareOffers(ranch).find(({ share }) => share.itemType === item.type);
  if (!row) return null;
  const { animal } = item;
  if (!animal) return offeredItem(row);
  if (offer && animal.id === (offer.animal?.animalId ?? null) && offer.availability !== 'LIST') {
    return offeredItem({ ...row, price: offer.linePrice, offer });
  }
  return animal.id ? null : { ...item, price: ranch[row.share.priceField], terms: undefined };
}

function productToday({ products }: OnSale_rancherFragment, item: CartItem): NewItem | null {
  const product = products.find(({ id }) => id === item.productId);
  if (!product?.available) return null;
  if (item.variantId === null) return { ...item, price: priceOf(product) };
  const variant = 'variants' in product ? product.variants.find(({ id }) => id === item.variantId) : undefined;
  return variant ? { ...item, price: variant.price } : null;
}

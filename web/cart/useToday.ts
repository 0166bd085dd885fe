import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { cowShareOf } from '../../rules/products/cowShares';
import { type Offer, shareOffers } from '../parts/ranches/shareOffers';
import { AnimalOffersDocument } from './AnimalOffers.generated';
import type { CartItem, NewItem } from './cart';
import { priceOf } from './cartItems';
import { offeredItem } from './offeredItem';
import type { OnSale_rancherFragment } from './onSale.generated';

/** Returns an item as its ranch sells it today, if that differs from what the cart has, and the offer of a share. */
export function useToday(
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

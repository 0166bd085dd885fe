import { LIMITS } from '../../rules/fields/limits';
import { PLACES, QUARTERS_OF, type ShareItemType } from '../../rules/herd/quarters';
import { animalName, isSoldOut, type ShareOffer } from '../parts/ranches/shareOffers';
import type { CartAnimal, NewItem } from './cart';

/** Returns an offered share as a cart item, with its animal or its place in line. Null if it's sold out. */
export function offeredItem({ share, price, offer }: ShareOffer): NewItem | null {
  if (isSoldOut({ offer })) return null;
  const item = { type: share.itemType, name: share.label, price };
  const animal = offer && { animal: animalOf(offer) };
  return { ...item, productId: null, variantId: null, variantName: null, imageUrl: null, ...animal };
}

function animalOf(offer: NonNullable<ShareOffer['offer']>): CartAnimal {
  const most = offer.animal ? PLACES.length / QUARTERS_OF[offer.share as ShareItemType] : LIMITS.sharesInLine;
  const version = offer.animal ? offer.version : undefined;
  return { id: offer.animal?.animalId ?? null, name: animalName(offer), most, version };
}

import { LIMITS } from '../../rules/fields/limits';
import { PLACES, QUARTERS_OF, type ShareItemType } from '../../rules/herd/quarters';
import { animalName, isSoldOut, type ShareOffer } from '../parts/ranches/shareOffers';
import type { CartAnimal, NewItem } from './cart';
import { seenTerms } from './seenTerms';

/** Returns an offered share as a cart item, with its animal or its place in line. Null if it's sold out. */
export function offeredItem({ share, price, offer }: ShareOffer): NewItem | null {
  if (isSoldOut({ offer })) return null;
  const item = { type: share.itemType, name: share.label, price };
  const ofAnimal = offer && { animal: animalOf(offer), terms: seenTerms(offer) };
  return { ...item, productId: null, variantId: null, variantName: null, imageUrl: null, ...ofAnimal };
}

function animalOf(offer: NonNullable<ShareOffer['offer']>): CartAnimal {
  const most = offer.animal ? PLACES.length / QUARTERS_OF[offer.share as ShareItemType] : LIMITS.sharesInLine;
  return { id: offer.animal?.animalId ?? null, name: animalName(offer), most };
}

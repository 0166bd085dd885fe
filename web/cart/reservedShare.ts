import { LIMITS } from '../../rules/fields/limits';
import { PLACES, QUARTERS_OF, type ShareItemType } from '../../rules/herd/quarters';
import type { Cents } from '../../rules/money/money';
import { COW_SHARES, type CowShare, isOnSale, type RanchShares } from '../../rules/products/cowShares';
import type { PricingModel } from '../../rules/words/vocabulary';
import { harvestText } from '../parts/herd/animalText';
import type { NewItem } from './cart';

export interface SharedAnimal {
  id: string;
  tag: string;
  pricing: PricingModel;
  /** The price of a quarter, if the animal has a flat price. */
  price: Cents;
  harvestDate: string | null;
  harvestWords: string | null;
}

export interface Reservable {
  itemType: ShareItemType;
  /** Such as 'half'. */
  shareName: string;
  item: NewItem;
}

/** Returns the shares that the ranch sells and that still fit an animal, as cart items, smallest first. */
export function sharesOf(ranch: RanchShares, animal: SharedAnimal, sharesLeft: readonly string[]): Reservable[] {
  return reservable(ranch, (share, itemType) => {
    if (!sharesLeft.includes(itemType)) return null;
    const quarters = QUARTERS_OF[itemType];
    const name = `animal ${animal.tag}, harvest ${harvestText(animal)}`;
    const price = animal.pricing === 'FLAT' ? animal.price * quarters : ranch[share.priceField];
    return { price, animal: { id: animal.id, name, most: PLACES.length / quarters } };
  });
}

/** Returns the shares of the ranch's next animal as cart items at list prices. Families wait in line for them. */
export function sharesOfNext(ranch: RanchShares): Reservable[] {
  return reservable(ranch, (share) => ({
    price: ranch[share.priceField],
    animal: { id: null, name: 'the next animal', most: LIMITS.sharesInLine },
  }));
}

type Offered = Pick<NewItem, 'price' | 'animal'>;

function reservable(ranch: RanchShares, offer: (share: CowShare, itemType: ShareItemType) => Offered | null) {
  return COW_SHARES.flatMap((share): Reservable[] => {
    const itemType = share.itemType as ShareItemType;
    const offered = isOnSale(ranch, share) ? offer(share, itemType) : null;
    if (!offered) return [];
    const item = {
      type: itemType,
      productId: null,
      variantId: null,
      name: share.label,
      variantName: null,
      imageUrl: null,
    };
    return [{ itemType, shareName: share.share.toLowerCase(), item: { ...item, ...offered } }];
  });
}

import { useApolloClient } from '@apollo/client/react';
import { LIMITS } from '../../rules/fields/limits';
import { type ShareItemType, sharesLeft } from '../../rules/herd/quarters';
import { COW_SHARES, type CowShare, isOnSale, type RanchShares } from '../../rules/products/cowShares';
import { useSubmit } from '../errors/useSubmit';
import { harvestText } from '../parts/herd/animalText';
import { takenPlaces } from '../parts/herd/leftText';
import { AnimalOffersDocument } from './AnimalOffers.generated';
import type { NewItem } from './cart';
import { shareItem } from './cartItems';
import { offeredItem } from './offeredItem';
import type { SharesOnSale_rancherFragment } from './onSale.generated';

/** A share of an open animal with room for it, or of the ranch's next animal. */
export interface AnimalShare {
  share: CowShare;
  /** Null for the next animal. */
  animalId: string | null;
  /** Such as 'animal 41, harvest March 4, 2099'. */
  name: string;
  /** One if left out. */
  quantity?: number;
}

type Animal = SharesOnSale_rancherFragment['openAnimals']['nodes'][number];

/** Returns the shares that the ranch sells and that still fit an animal, the smallest first. */
export function sharesOf(ranch: RanchShares, animal: Animal): AnimalShare[] {
  const left = sharesLeft(takenPlaces(animal.places)).shares;
  const name = `animal ${animal.tag}, harvest ${harvestText(animal)}`;
  return COW_SHARES.filter((share) => ranch[share.offerField] && left.includes(share.itemType as ShareItemType)).map(
    (share) => ({ share, animalId: animal.id, name }),
  );
}

/** Returns the shares for which a family can get in line. Empty if the ranch has no line. */
export function sharesInLine(ranch: RanchShares & { takesLine: boolean }): AnimalShare[] {
  // A share in line has the list price.
  const shares = ranch.takesLine
    ? COW_SHARES.filter((share) => isOnSale(ranch, share) && ranch[share.priceField] > 0)
    : [];
  return shares.map((share) => ({ share, animalId: null, name: 'the next animal' }));
}

/** Returns where else a share could come from: the same share of other animals, then of the next one. */
export function otherAnimals(ranch: SharesOnSale_rancherFragment, { type, animal }: NewItem): AnimalShare[] {
  if (!ranch.sellsByAnimal) return [];
  const all = [...ranch.openAnimals.nodes.flatMap((each) => sharesOf(ranch, each)), ...sharesInLine(ranch)];
  return all.filter(({ share, animalId }) => share.itemType === type && animalId !== animal?.id);
}

/** Returns a function that fetches the terms of shares and passes them on as cart items. */
export function useAnimalItems(ranch: RanchShares & { id: string }, onItems: (items: NewItem[]) => void) {
  const client = useApolloClient();
  const itemOf = async ({ share, animalId, name, quantity }: AnimalShare): Promise<NewItem[]> => {
    if (!animalId) {
      const animal = { id: null, name, most: LIMITS.sharesInLine };
      return [{ ...shareItem(share, ranch[share.priceField]), animal, quantity }];
    }
    const variables = { id: ranch.id, animalId };
    const { data } = await client.query({ query: AnimalOffersDocument, variables, fetchPolicy: 'network-only' });
    const offer = data?.rancher?.ofAnimal.find((each) => each.share === share.itemType);
    const item = offer && offeredItem({ share, price: offer.linePrice, offer });
    return item ? [{ ...item, quantity }] : [];
  };
  return useSubmit({
    send: async (shares: readonly AnimalShare[]) => (await Promise.all(shares.map(itemOf))).flat(),
    errorToast: "Couldn't load the animal's price",
    onSuccess: (items) => items.length > 0 && onItems(items),
  });
}

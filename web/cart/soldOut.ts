import { choosePlaces, isShare, QUARTERS_OF, type ShareItemType, sharesLeft } from '../../rules/herd/quarters';

import { takenPlaces } from '../parts/herd/leftText';
import { isSoldOut, shareOffers } from '../parts/ranches/shareOffers';
import type { CartItem } from './cart';
import type { OnSale_rancherFragment } from './onSale.generated';

type Animal = OnSale_rancherFragment['openAnimals']['nodes'][number];

/** Says why an item can't be ordered, according to the loaded data, or returns null. The server checks every order again. */
export function whyOut(ranch: OnSale_rancherFragment, items: readonly CartItem[], item: CartItem): string | null {
  const { type, animal } = item;
  if (!isShare(type)) return isStillSold(ranch, item) ? null : 'No longer on sale';
  const offered = shareOffers(ranch).find(({ share }) => share.itemType === type);
  if (!offered) return 'No longer on sale';
  if (animal?.id) return whyFull(ranch, items, { ...item, type });
  if (animal) return ranch.takesLine ? null : "This ranch isn't taking a line right now";
  return isSoldOut(offered) ? 'Sold out' : null;
}

/** The items that can be ordered now. All of them until the ranch has loaded. */
export const orderable = (ranch: OnSale_rancherFragment | null, items: readonly CartItem[]): CartItem[] =>
  items.filter((item) => !ranch || whyOut(ranch, items, item) === null);

function isStillSold({ products }: OnSale_rancherFragment, { productId, variantId }: CartItem): boolean {
  const product = products.find(({ id }) => id === productId);
  if (!product?.available) return false;
  return variantId === null || ('variants' in product && product.variants.some(({ id }) => id === variantId));
}

/** Returns what is left of the animal, or null if the shares fit in addition to the cart's earlier items. */
function whyFull(
  { openAnimals }: OnSale_rancherFragment,
  items: readonly CartItem[],
  { id, type, quantity, animal }: CartItem & { type: ShareItemType },
): string | null {
  const own = openAnimals.nodes.find((each) => each.id === animal?.id);
  // Only the first animals are loaded. If this animal isn't among them, the server decides.
  if (!own) return openAnimals.pageInfo.hasNextPage ? null : 'This animal takes no more shares';
  const earlier = items.slice(
    0,
    items.findIndex((each) => each.id === id),
  );
  if (roomFor(own, type, earlier) >= quantity) return null;
  return `Animal ${own.tag}: ${sharesLeft(takenPlaces(own.places)).text.toLowerCase()}`;
}

/** How many shares of a size fit on an animal in addition to some items. */
export function roomFor(animal: Animal, type: ShareItemType, items: readonly CartItem[]): number {
  const occupied = takenPlaces(animal.places);
  const take = (share: ShareItemType) => {
    const places = choosePlaces(occupied, QUARTERS_OF[share]);
    occupied.push(...(places ?? []));
    return places !== null;
  };
  for (const item of items) {
    if (item.animal?.id !== animal.id || !isShare(item.type)) continue;
    for (let count = 0; count < item.quantity; count += 1) take(item.type);
  }
  let room = 0;
  while (take(type)) room += 1;
  return room;
}

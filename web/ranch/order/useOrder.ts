import { formatCents } from '../../../rules/money/money';
import { COW_SHARES, type CowShare } from '../../../rules/products/cowShares';
import { oneOf } from '../../address/codecs';
import { useUrlDialog } from '../../address/useUrlDialog';
import { useUrlState } from '../../address/useUrlState';
import { type CartGroup, countOf, groupOf, type NewItem, subtotal } from '../../cart/cart';
import { offeredItem } from '../../cart/offeredItem';
import { addChosenShare, isReplaceable, sharesIn } from '../../cart/orderedShare';
import { isNewItem } from '../../cart/storedCart';
import { useCart } from '../../cart/useCart';
import { shareOffers } from '../../parts/ranches/shareOffers';
import { useSession } from '../../session/useSession';
import { useAfterSignIn, useSignInFirst } from '../../session/useSignInFirst';
import type { Order_rancherFragment } from './useOrder.generated';

const SHARES = COW_SHARES.map(({ itemType }) => itemType);
/** The name of the action that `useAfterSignIn` resumes. Its payload is the ranch's ID and the item to order, if any. */
const ORDER = 'order';

const URL_PARAMS = { share: oneOf(SHARES, undefined) };

/** The ranch's cart is its order. The chosen share is that of the URL, or else of the cart, or the smallest. */
export function useOrder(rancher: Order_rancherFragment) {
  const { share: shareInUrl, change } = useUrlState(URL_PARAMS);
  const { viewer } = useSession();
  const { cart, change: changeCart } = useCart();
  const dialog = useUrlDialog('dialog');
  const signInFirst = useSignInFirst();

  const ranch = { rancherId: rancher.id, ranchName: rancher.ranchName };
  const offered = shareOffers(rancher).flatMap((offer) => {
    const item = offeredItem(offer);
    return item ? [{ share: offer.share, item }] : [];
  });
  const itemOf = (share: CowShare) => offered.find((each) => each.share === share)?.item;
  const shares = offered.map(({ share }) => share);
  const group = groupOf(cart, rancher.id);
  const selected = shares.find(({ itemType }) => itemType === shareInUrl);
  const chosen = selected ?? shares.find(({ itemType }) => itemType === sharesIn(group)[0]?.type) ?? shares[0];
  const shareToAdd = shareToAddTo(group, selected, chosen);
  const toAdd = shareToAdd && itemOf(shareToAdd);

  const request = (item?: NewItem) => {
    if (!viewer) return signInFirst({ name: ORDER, given: { rancherId: rancher.id, item } });
    // Only families have a cart. Everyone else reads in the dialog that they can't order.
    if (item && viewer?.userType === 'CUSTOMER') changeCart((current) => addChosenShare(current, ranch, item));
    dialog.open('order');
  };
  useAfterSignIn(ORDER, (payload) => {
    const { rancherId, item } = (payload ?? {}) as { rancherId?: unknown; item?: unknown };
    if (rancherId === rancher.id) request(isNewItem(item) ? item : undefined);
    return rancherId === rancher.id;
  });

  return {
    shares,
    chosen,
    choose: (share: CowShare) => change({ share: share.itemType }),
    order: toAdd ? groupOf(addChosenShare(cart, ranch, toAdd), rancher.id) : group,
    isOpen: dialog.value === 'order',
    orderNow: () => request(toAdd),
    orderItem: (item: NewItem) => request(item),
    itemOf,
    /** Puts a share into the order, in place of the one in it. */
    pick: (item: NewItem) => changeCart((current) => addChosenShare(current, ranch, item)),
  };
}

/** Returns the share that ordering adds to the cart, if any. Adds none if the family picked several. */
function shareToAddTo(group: CartGroup | undefined, selected: CowShare | undefined, chosen: CowShare | undefined) {
  const picked = sharesIn(group);
  if (picked.length > 0) return isReplaceable(picked) && selected?.itemType !== picked[0]?.type ? selected : undefined;
  return group ? selected : chosen;
}

/** Describes an order in one line: its only item or the number of items, and their price. */
export function orderLine(group: CartGroup): { items: string; price: string } {
  const [only, ...others] = group.items;
  const price = formatCents(subtotal(group));
  if (!only || others.length > 0) return { items: `${countOf(group)} items`, price };
  return { items: only.quantity > 1 ? `${only.quantity} × ${only.name}` : only.name, price };
}

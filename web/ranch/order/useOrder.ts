import { formatCents } from '../../../rules/money/money';
import { COW_SHARES, type CowShare, onSale } from '../../../rules/products/cowShares';
import { oneOf } from '../../address/codecs';
import { useUrlDialog } from '../../address/useUrlDialog';
import { useUrlState } from '../../address/useUrlState';
import { type CartGroup, countOf, groupOf, type NewItem, subtotal } from '../../cart/cart';
import { shareItem } from '../../cart/cartItems';
import { isOpenChoice, sharesIn, withShare } from '../../cart/orderedShare';
import { isNewItem } from '../../cart/storedCart';
import { useCart } from '../../cart/useCart';
import { useSession } from '../../session/useSession';
import { useAfterSignIn, useSignInFirst } from '../../session/useSignInFirst';
import type { Order_rancherFragment } from './useOrder.generated';

const SHARES = COW_SHARES.map(({ itemType }) => itemType);
/** The act of `useAfterSignIn`, with the id of a ranch and what is ordered of it, if anything was chosen. */
const ORDER = 'order';

const ADDRESS = { share: oneOf(SHARES, undefined) };

/**
 * The one way to order on a ranch's page. Whatever is chosen goes into the cart of the ranch, and the order request shows that
 * cart. The address keeps the share that a family looks at; until it picks one, that is the one in its cart, or the smallest.
 */
export function useOrder(rancher: Order_rancherFragment) {
  const { share: asked, change } = useUrlState(ADDRESS);
  const { viewer } = useSession();
  const { cart, change: changeCart } = useCart();
  const dialog = useUrlDialog('dialog');
  const signInFirst = useSignInFirst();

  const ranch = { rancherId: rancher.id, ranchName: rancher.ranchName };
  const itemOf = (share: CowShare) => shareItem(share, rancher[share.priceField]);
  const shares = onSale(rancher);
  const group = groupOf(cart, rancher.id);
  const wanted = shares.find(({ itemType }) => itemType === asked);
  const chosen = wanted ?? shares.find(({ itemType }) => itemType === sharesIn(group)[0]?.type) ?? shares[0];
  const missing = missingIn(group, wanted, chosen);

  const request = (item?: NewItem) => {
    if (!viewer) return signInFirst({ name: ORDER, given: { rancherId: rancher.id, item } });
    // Only families have a cart. Everyone else reads in the dialog that they can't order.
    if (item && viewer?.userType === 'CUSTOMER') changeCart((now) => withShare(now, ranch, item));
    dialog.open('order');
  };
  useAfterSignIn(ORDER, (wanted) => {
    const { rancherId, item } = (wanted ?? {}) as { rancherId?: unknown; item?: unknown };
    if (rancherId === rancher.id) request(isNewItem(item) ? item : undefined);
    return rancherId === rancher.id;
  });

  return {
    shares,
    chosen,
    choose: (share: CowShare) => change({ share: share.itemType }),
    /** The cart of the ranch as the order request will show it. */
    order: missing ? groupOf(withShare(cart, ranch, itemOf(missing)), rancher.id) : group,
    isOpen: dialog.value === 'order',
    orderNow: () => request(missing && itemOf(missing)),
    orderItem: (item: NewItem) => request(item),
  };
}

/** What a family only looked at doesn't come on top of shares that it reserved or counted. */
function missingIn(group: CartGroup | undefined, wanted: CowShare | undefined, chosen: CowShare | undefined) {
  const picked = sharesIn(group);
  if (picked.length > 0) return isOpenChoice(picked) ? wanted : undefined;
  return group ? wanted : chosen;
}

/** An order in a line: its one item, or how many there are, with their price. */
export function orderLine(group: CartGroup): { items: string; price: string } {
  const [only, ...others] = group.items;
  const price = formatCents(subtotal(group));
  if (!only || others.length > 0) return { items: `${countOf(group)} items`, price };
  return { items: only.quantity > 1 ? `${only.quantity} × ${only.name}` : only.name, price };
}

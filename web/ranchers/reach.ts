import { deliveryOptions, type RanchDelivery } from '../../rules/delivery';
import { formatCents } from '../../rules/money';
import type { ShippingMethod } from '../../rules/vocabulary';
import { waysLine } from './offers';

type RanchReach = RanchDelivery & { distanceMiles: number | null };

const NAMES: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: 'Pickup',
  LOCAL_DELIVERY: 'Delivery',
  SHIPPING: 'Shipping',
};

/** What gets to the reader and for how much, 'Pickup, Delivery $45'; from nowhere in particular what the ranch offers. */
export function reachLine(ranch: RanchReach): string {
  if (ranch.distanceMiles === null) return waysLine(ranch);
  const reachable = deliveryOptions(ranch, ranch.distanceMiles).filter((option) => option.reachable);
  const ways = reachable.map(({ method, fee }) => (method === 'LOCAL_PICKUP' ? NAMES[method] : priced(method, fee)));
  return ways.join(', ') || 'Does not reach your ZIP code';
}

function priced(method: ShippingMethod, fee: number): string {
  return fee === 0
    ? `Free ${NAMES[method].toLowerCase()}`
    : `${NAMES[method]} ${formatCents(fee).replace(/\.00$/, '')}`;
}

/** Rounded up, as in the reason why a method is out of reach: both then say the same. */
export function milesAway(distanceMiles: number): string {
  const miles = Math.ceil(distanceMiles);
  if (miles === 0) return 'Less than a mile away';
  return miles === 1 ? '1 mile away' : `${miles.toLocaleString('en-US')} miles away`;
}

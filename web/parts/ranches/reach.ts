import { formatCents } from '../../../rules/money/money';
import { deliveryOptions, type RanchDelivery } from '../../../rules/ranches/delivery';
import type { ShippingMethod } from '../../../rules/words/vocabulary';
import { waysLine } from './offers';

type RanchReach = RanchDelivery & { distanceMiles: number | null };

const NAMES: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: 'Pickup',
  LOCAL_DELIVERY: 'Delivery',
  SHIPPING: 'Shipping',
};

/** 'Pickup, Delivery $45' for the family's ZIP code; without one, all that the ranch offers. */
export function reachLine(ranch: RanchReach): string {
  if (ranch.distanceMiles === null) return waysLine(ranch);
  const reachable = deliveryOptions(ranch, ranch.distanceMiles).filter((option) => option.reachable);
  const ways = reachable.map(({ method, fee }) => (method === 'LOCAL_PICKUP' ? NAMES[method] : priced(method, fee)));
  return ways.join(', ') || 'Doesn’t reach your ZIP code';
}

function priced(method: ShippingMethod, fee: number): string {
  return fee === 0
    ? `Free ${NAMES[method].toLowerCase()}`
    : `${NAMES[method]} ${formatCents(fee).replace(/\.00$/, '')}`;
}

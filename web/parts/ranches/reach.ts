import { formatCents } from '../../../rules/money/money';
import { deliveryOptions, type RanchDelivery } from '../../../rules/ranches/delivery';
import { PICKUP_MILES } from '../../../rules/trueCost/cheapestDelivery';
import { deliverySummary } from './offers';

type RanchReach = RanchDelivery & { distanceMiles: number | null };

/** 'Reaches you for $45, or pick it up', or all methods that are offered if the distance is unknown. */
export function reachLine(ranch: RanchReach, zipCode?: string): string {
  if (ranch.distanceMiles === null) return deliverySummary(ranch);
  const reaching = deliveryOptions(ranch, ranch.distanceMiles).filter(({ reachable }) => reachable);
  const hasPickup = reaching.some(({ method }) => method === 'LOCAL_PICKUP');
  const fees = reaching.filter(({ method }) => method !== 'LOCAL_PICKUP').map(({ fee }) => fee);
  if (fees.length === 0) return hasPickup ? 'Pickup at the ranch only' : `Doesn’t reach ${zipCode ?? 'your ZIP code'}`;
  const reaches = `Reaches ${zipCode ?? 'you'} ${priceOf(Math.min(...fees))}`;
  return hasPickup ? `${reaches}, or pick it up` : reaches;
}

const priceOf = (fee: number) => (fee === 0 ? 'for free' : `for ${formatCents(fee).replace(/\.00$/, '')}`);

/** Whether a ranch delivers or ships to a family, or is near enough to pick the beef up. True if the distance isn't known. */
export const reaches = (ranch: RanchReach): boolean =>
  ranch.distanceMiles === null ||
  deliveryOptions(ranch, ranch.distanceMiles).some(
    ({ method, reachable }) => reachable && (method !== 'LOCAL_PICKUP' || Number(ranch.distanceMiles) <= PICKUP_MILES),
  );

import type { Cents } from './money';
import type { ShippingMethod } from './vocabulary';

export const DEFAULT_DELIVERY_RADIUS = 50;
export const DEFAULT_SHIPPING_RADIUS = 100;

/** How far around a ZIP code one can look for ranches: half around the world, so that 'any distance' leaves none out. */
export const FARTHEST_MILES = 12_500;

/** Where a ranch's goods can go: its fees are in cents, its ranges in miles. */
export interface RanchDelivery {
  offerLocalPickup: boolean;
  offerLocalDelivery: boolean;
  localDeliveryRange?: number | null;
  localDeliveryFee: Cents;
  offerShipping: boolean;
  shippingNationwide: boolean;
  shippingFee: Cents;
  shippingRadius?: number | null;
}

export interface DeliveryOption {
  method: ShippingMethod;
  offered: boolean;
  /** Offered, and the customer is in its reach. */
  reachable: boolean;
  distanceMiles: number | null;
  /** null where distance plays no part. */
  radiusMiles: number | null;
  fee: Cents;
  /** Why it is out of reach; null when it is not. */
  reason: string | null;
}

export function deliveryRadius(ranch: Pick<RanchDelivery, 'localDeliveryRange'>): number {
  return ranch.localDeliveryRange ?? DEFAULT_DELIVERY_RADIUS;
}

export function shippingRadius(ranch: Pick<RanchDelivery, 'shippingNationwide' | 'shippingRadius'>): number | null {
  return ranch.shippingNationwide ? null : (ranch.shippingRadius ?? DEFAULT_SHIPPING_RADIUS);
}

/** The one answer to 'how can this get to me?': search, quote and checkout all ask it. */
export function deliveryOptions(ranch: RanchDelivery, distanceMiles: number | null): DeliveryOption[] {
  return [
    option(PICKUP, ranch.offerLocalPickup, 0, null, distanceMiles),
    option(DELIVERY, ranch.offerLocalDelivery, ranch.localDeliveryFee, deliveryRadius(ranch), distanceMiles),
    option(SHIPPING, ranch.offerShipping, ranch.shippingFee, shippingRadius(ranch), distanceMiles),
  ];
}

export function deliveryOption(
  ranch: RanchDelivery,
  method: ShippingMethod,
  distanceMiles: number | null,
): DeliveryOption {
  return deliveryOptions(ranch, distanceMiles).find((each) => each.method === method)!;
}

export function reachableMethods(ranch: RanchDelivery, distanceMiles: number | null): ShippingMethod[] {
  return deliveryOptions(ranch, distanceMiles)
    .filter(({ reachable }) => reachable)
    .map(({ method }) => method);
}

interface Way {
  method: ShippingMethod;
  does: string;
  doesNot: string;
}

const PICKUP: Way = { method: 'LOCAL_PICKUP', does: 'offers pickup', doesNot: 'does not offer local pickup' };
const DELIVERY: Way = { method: 'LOCAL_DELIVERY', does: 'delivers', doesNot: 'does not offer local delivery' };
const SHIPPING: Way = { method: 'SHIPPING', does: 'ships', doesNot: 'does not offer shipping' };

function option(
  way: Way,
  offered: boolean,
  fee: Cents,
  radiusMiles: number | null,
  distanceMiles: number | null,
): DeliveryOption {
  const reason = offered ? outOfReach(way, radiusMiles, distanceMiles) : `This ranch ${way.doesNot}.`;
  return { method: way.method, offered, reachable: reason === null, distanceMiles, radiusMiles, fee, reason };
}

function outOfReach({ does }: Way, radius: number | null, distance: number | null): string | null {
  if (radius === null) return null;
  if (distance === null) return 'We do not know this ZIP code';
  if (distance <= radius) return null;
  // Rounded up: 50.2 miles shown as 50 would look as if it were inside a radius of 50.
  return `This ranch ${does} within ${radius} miles; your ZIP is ${Math.ceil(distance)} miles away.`;
}

import type { Cents } from '../money/money';
import { SHIPPING_METHOD, type ShippingMethod } from '../words/vocabulary';
import { DEFAULT_DELIVERY_RADIUS, DEFAULT_SHIPPING_RADIUS } from './ranchFacts';

/** The largest search radius around a ZIP code: halfway around the world, so 'any distance' leaves no ranch out. */
export const MAX_MILES = 12_500;

/** How far a ranch's goods can go. Fees are in cents, ranges in miles. */
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
  distanceMiles: number | null;
  /** Null when the distance doesn't matter. */
  radiusMiles: number | null;
  fee: Cents;
  /** Whether the ranch offers this method and the customer is within its radius. */
  reachable: boolean;
  /** Why it isn't reachable, or null. */
  reason: string | null;
}

export function deliveryRadius(ranch: Pick<RanchDelivery, 'localDeliveryRange'>): number {
  return ranch.localDeliveryRange ?? DEFAULT_DELIVERY_RADIUS;
}

export function shippingRadius(ranch: Pick<RanchDelivery, 'shippingNationwide' | 'shippingRadius'>): number | null {
  return ranch.shippingNationwide ? null : (ranch.shippingRadius ?? DEFAULT_SHIPPING_RADIUS);
}

/** The one answer to 'how can I get it?'. Search, quote and checkout all use it. */
export function deliveryOptions(ranch: RanchDelivery, distanceMiles: number | null): DeliveryOption[] {
  return SHIPPING_METHOD.values.map((method) => deliveryOption(ranch, method, distanceMiles));
}

export function deliveryOption(
  ranch: RanchDelivery,
  method: ShippingMethod,
  distanceMiles: number | null,
): DeliveryOption {
  const { offered, radius, fee, does, doesNot } = WAYS[method];
  const radiusMiles = radius(ranch);
  const reason = offered(ranch) ? outOfReach(does, radiusMiles, distanceMiles) : `This ranch doesn't offer ${doesNot}.`;
  const reachable = reason === null;
  return { method, offered: offered(ranch), distanceMiles, radiusMiles, fee: fee(ranch), reachable, reason };
}

export function reachableMethods(ranch: RanchDelivery, distanceMiles: number | null): ShippingMethod[] {
  return deliveryOptions(ranch, distanceMiles)
    .filter(({ reachable }) => reachable)
    .map(({ method }) => method);
}

interface Way {
  offered(ranch: RanchDelivery): boolean;
  radius(ranch: RanchDelivery): number | null;
  fee(ranch: RanchDelivery): Cents;
  does: string;
  doesNot: string;
}

const WAYS: Record<ShippingMethod, Way> = {
  LOCAL_PICKUP: {
    offered: (ranch) => ranch.offerLocalPickup,
    radius: () => null,
    fee: () => 0,
    does: 'offers pickup',
    doesNot: 'local pickup',
  },
  LOCAL_DELIVERY: {
    offered: (ranch) => ranch.offerLocalDelivery,
    radius: deliveryRadius,
    fee: (ranch) => ranch.localDeliveryFee,
    does: 'delivers',
    doesNot: 'local delivery',
  },
  SHIPPING: {
    offered: (ranch) => ranch.offerShipping,
    radius: shippingRadius,
    fee: (ranch) => ranch.shippingFee,
    does: 'ships',
    doesNot: 'shipping',
  },
};

function outOfReach(does: string, radius: number | null, distance: number | null): string | null {
  if (radius === null) return null;
  if (distance === null) return "We don't know this ZIP code";
  if (distance <= radius) return null;
  return `This ranch ${does} within ${radius} miles; your ZIP is ${formatMiles(distance)} away.`;
}

/**
 * A distance such as '36.2 miles', the same on every screen and in every message. It keeps the tenths that the database
 * measures: 50.2 miles shown as 50 would look like it's inside a radius of 50.
 */
export function formatMiles(distance: number): string {
  const miles = Math.round(distance * 10) / 10;
  if (miles === 0) return 'less than a mile';
  return miles === 1 ? '1 mile' : `${miles} miles`;
}

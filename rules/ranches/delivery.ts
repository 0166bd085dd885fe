import type { Cents } from '../money/money';
import { SHIPPING_METHOD, type ShippingMethod } from '../words/vocabulary';
import { DEFAULT_DELIVERY_RADIUS, DEFAULT_SHIPPING_RADIUS } from './ranchFacts';

/** The largest search radius around a ZIP code: halfway around the world, so 'any distance' leaves no ranch out. */
export const MAX_MILES = 12_500;

/** The delivery terms of a ranch. Fees are in cents, ranges in miles. */
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

/** Every delivery method, with its fee and whether it reaches the customer. Search, quote and checkout all use this function. */
export function deliveryOptions(ranch: RanchDelivery, distanceMiles: number | null): DeliveryOption[] {
  return SHIPPING_METHOD.values.map((method) => deliveryOption(ranch, method, distanceMiles));
}

export function deliveryOption(
  ranch: RanchDelivery,
  method: ShippingMethod,
  distanceMiles: number | null,
): DeliveryOption {
  const { offered, radius, fee, verb, noun } = METHODS[method];
  const radiusMiles = radius(ranch);
  const reason = offered(ranch) ? outOfReach(verb, radiusMiles, distanceMiles) : `This ranch doesn't offer ${noun}.`;
  const reachable = reason === null;
  return { method, offered: offered(ranch), distanceMiles, radiusMiles, fee: fee(ranch), reachable, reason };
}

export function reachableMethods(ranch: RanchDelivery, distanceMiles: number | null): ShippingMethod[] {
  return deliveryOptions(ranch, distanceMiles)
    .filter(({ reachable }) => reachable)
    .map(({ method }) => method);
}

interface Method {
  offered(ranch: RanchDelivery): boolean;
  radius(ranch: RanchDelivery): number | null;
  fee(ranch: RanchDelivery): Cents;
  verb: string;
  noun: string;
}

const METHODS: Record<ShippingMethod, Method> = {
  LOCAL_PICKUP: {
    offered: (ranch) => ranch.offerLocalPickup,
    radius: () => null,
    fee: () => 0,
    verb: 'offers pickup',
    noun: 'local pickup',
  },
  LOCAL_DELIVERY: {
    offered: (ranch) => ranch.offerLocalDelivery,
    radius: deliveryRadius,
    fee: (ranch) => ranch.localDeliveryFee,
    verb: 'delivers',
    noun: 'local delivery',
  },
  SHIPPING: {
    offered: (ranch) => ranch.offerShipping,
    radius: shippingRadius,
    fee: (ranch) => ranch.shippingFee,
    verb: 'ships',
    noun: 'shipping',
  },
};

function outOfReach(verb: string, radius: number | null, distance: number | null): string | null {
  if (radius === null) return null;
  if (distance === null) return "We don't know this ZIP code";
  if (distance <= radius) return null;
  return `This ranch ${verb} within ${radius} miles; your ZIP is ${formatMiles(distance)} away.`;
}

/** Keeps the tenths that the database measures: 50.2 miles as 50 would look like inside a radius of 50. */
export function formatMiles(distance: number): string {
  const miles = Math.round(distance * 10) / 10;
  if (miles === 0) return 'less than a mile';
  return miles === 1 ? '1 mile' : `${miles} miles`;
}

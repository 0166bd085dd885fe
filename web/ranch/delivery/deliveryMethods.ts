import { type LucideIcon, MapPin, Package, Truck } from 'lucide-react';
import { formatCents } from '../../../rules/money/money';
import { deliveryOptions, type RanchDelivery } from '../../../rules/ranches/delivery';
import { SHIPPING_METHOD, type ShippingMethod } from '../../../rules/words/vocabulary';

export interface DeliveryMethod {
  method: ShippingMethod;
  label: string;
  icon: LucideIcon;
  offered: boolean;
  reach: string;
  fee: string;
}

const ICONS: Record<ShippingMethod, LucideIcon> = {
  LOCAL_PICKUP: MapPin,
  LOCAL_DELIVERY: Truck,
  SHIPPING: Package,
};

/** Returns all three delivery methods, including those that the ranch doesn't offer. */
export function deliveryMethods(ranch: RanchDelivery): DeliveryMethod[] {
  return deliveryOptions(ranch, null).map(({ method, offered, radiusMiles, fee }) => ({
    method,
    label: SHIPPING_METHOD.label(method),
    icon: ICONS[method],
    offered,
    reach: reachOf(method, radiusMiles),
    fee: feeText(fee),
  }));
}

export const feeText = (fee: number) => (fee === 0 ? 'Free' : formatCents(fee));

function reachOf(method: ShippingMethod, radiusMiles: number | null): string {
  if (method === 'LOCAL_PICKUP') return 'At the ranch';
  return radiusMiles === null ? 'Nationwide' : `Within ${radiusMiles} miles`;
}

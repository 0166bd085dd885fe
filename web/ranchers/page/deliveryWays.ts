import { deliveryOptions, type RanchDelivery } from '../../../rules/delivery';
import { formatCents } from '../../../rules/money';
import { SHIPPING_METHOD, type ShippingMethod } from '../../../rules/vocabulary';

export interface DeliveryWay {
  method: ShippingMethod;
  label: string;
  offered: boolean;
  reach: string;
  fee: string;
}

/** How the beef can get to a family, wherever it lives. */
export function deliveryWays(ranch: RanchDelivery): DeliveryWay[] {
  return deliveryOptions(ranch, null).map(({ method, offered, radiusMiles, fee }) => ({
    method,
    label: SHIPPING_METHOD.label(method),
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

import { zip5 } from '../../rules/fields/zip';
import type { OrderValues } from '../../rules/orders/orderForm';
import { orderTypesOf } from '../../rules/orders/orderType';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import type { CartItem } from '../cart/cart';
import type { OrderRequest_customerFragment, OrderRequest_rancherFragment } from './OrderRequestForm.generated';

/** The fields that the customer fills in; the ranch and the items come from the cart. */
export type RequestValues = Omit<OrderValues, 'rancherId' | 'productDetails' | 'confirmsPurchase'> & {
  /** Whether the family confirms the purchase of a live animal. Null if the law asks for none. */
  buysAlive: boolean | null;
};

/** Fills in the profile's values, the known ZIP code, the main order type and the first delivery method that the ranch offers. */
export function initialRequest(
  customer: OrderRequest_customerFragment,
  ranch: OrderRequest_rancherFragment,
  items: readonly CartItem[],
  knownZip = '',
): RequestValues {
  return {
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerZip: knownZip || customer.zipCode,
    orderType: orderTypesOf(items)[0] ?? 'QUARTER_COW',
    shippingMethod: firstOffered(ranch),
    shippingAddress: isElsewhere(customer, knownZip) ? '' : placeOf(customer),
    notes: '',
    buysAlive: null,
  };
}

/** Returns whether the known ZIP code differs from the profile's, so that the profile's address doesn't fit. */
function isElsewhere({ zipCode }: OrderRequest_customerFragment, knownZip: string): boolean {
  const home = zip5(zipCode);
  return home !== undefined && knownZip !== '' && knownZip !== home;
}

function firstOffered(ranch: OrderRequest_rancherFragment): ShippingMethod {
  if (ranch.offerLocalPickup) return 'LOCAL_PICKUP';
  if (ranch.offerLocalDelivery) return 'LOCAL_DELIVERY';
  return ranch.offerShipping ? 'SHIPPING' : 'LOCAL_PICKUP';
}

/** Returns an address such as 'Austin, Texas 78701'. The profile has no street, and other parts may be missing. */
function placeOf({ city, state, zipCode }: OrderRequest_customerFragment): string {
  return [city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');
}

import { LIMITS } from '../../rules/fields/limits';
import { zip5 } from '../../rules/fields/zip';
import { orderTypesOf } from '../../rules/orders/orderType';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import type { CartItem } from '../cart/cart';
import type { OrderRequest_customerFragment, OrderRequest_rancherFragment } from './OrderRequestForm.generated';
import { type RequestValues, rememberedAddress } from './requestDraft';

/** Fills in the profile's values, the known ZIP code, the main order type and the first delivery method that the ranch offers. */
export function initialRequest(
  customer: OrderRequest_customerFragment,
  ranch: OrderRequest_rancherFragment,
  items: readonly CartItem[],
  knownZip = '',
): RequestValues {
  const customerZip = knownZip || customer.zipCode;
  const place = { shippingAddress: '', shippingCity: isElsewhere(customer, knownZip) ? '' : placeOf(customer) };
  return {
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerZip,
    orderType: orderTypesOf(items)[0] ?? 'QUARTER_COW',
    shippingMethod: firstOffered(ranch),
    ...(rememberedAddress(customer.id, customerZip) ?? place),
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

/** Returns 'Austin, Texas'. The profile has no street, and other parts may be missing. */
const placeOf = ({ city, state }: OrderRequest_customerFragment) => [city, state].filter(Boolean).join(', ');

/** The longest street, so that the whole address fits into the order's field. */
export const STREET_LIMIT = LIMITS.address - LIMITS.city - LIMITS.zipCode - 3;

type Address = Pick<RequestValues, 'shippingAddress' | 'shippingCity' | 'customerZip'>;

/** Returns '12 Live Oak St, Austin, Texas 78701'. Adds nothing to a street that was typed with its city. */
export function wholeAddress({ shippingAddress, shippingCity, customerZip }: Address): string {
  const [street, place] = [(shippingAddress ?? '').trim(), shippingCity.trim()];
  const [city = ''] = place.split(',');
  if (street && (!place || street.toLowerCase().includes(city.toLowerCase()))) return street;
  return [street, `${place} ${customerZip}`.trim()].filter(Boolean).join(', ');
}

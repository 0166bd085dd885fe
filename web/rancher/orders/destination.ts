import type { ShippingMethod } from '../../../rules/words/vocabulary';

interface Destination {
  shippingMethod: ShippingMethod;
  shippingAddress?: string | null;
  customer: { city: string; state: string; zipCode: string };
}

/** Returns the destination of an order from what the customer has entered, which may be only a ZIP code. */
export function destination({ shippingMethod, shippingAddress, customer }: Destination): string {
  const town = [customer.city, customer.state].filter(Boolean).join(', ');
  const home = [town, customer.zipCode].filter(Boolean).join(' ');
  if (shippingMethod === 'LOCAL_PICKUP') return `Customer from ${home}`;
  if (!shippingAddress) return home;
  return shippingAddress.includes(customer.zipCode) ? shippingAddress : `${shippingAddress}, ${customer.zipCode}`;
}

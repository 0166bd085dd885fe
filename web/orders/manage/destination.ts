import type { ShippingMethod } from '../../../rules/vocabulary';

interface Sent {
  shippingMethod: ShippingMethod;
  shippingAddress?: string | null;
  customer: { city: string; state: string; zipCode: string };
}

/** Where an order goes, as far as the customer has said. */
export function destination({ shippingMethod, shippingAddress, customer }: Sent): string {
  const town = [customer.city, customer.state].filter(Boolean).join(', ');
  const home = [town, customer.zipCode].filter(Boolean).join(' ');
  if (shippingMethod === 'LOCAL_PICKUP') return `Customer from ${home}`;
  if (!shippingAddress) return home;
  return shippingAddress.includes(customer.zipCode) ? shippingAddress : `${shippingAddress}, ${customer.zipCode}`;
}

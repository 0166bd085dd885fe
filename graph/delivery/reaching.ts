import type { Knex } from 'knex';
import { SHIPPING_METHOD, type ShippingMethod } from '../../rules/vocabulary';

/** `deliveryOptions` of `rules/delivery`, said of the ranches `around` a ZIP code; a test holds the two together. */
const REACHES: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: 'ranchers.offer_local_pickup',
  LOCAL_DELIVERY: 'ranchers.offer_local_delivery and ranchers.distance_miles <= ranchers.local_delivery_range',
  SHIPPING:
    'ranchers.offer_shipping and (ranchers.shipping_nationwide or ranchers.distance_miles <= ranchers.shipping_radius)',
};

/** Keeps the ranches of which one of these methods gets to the ZIP code. */
export function keepReaching(query: Knex.QueryBuilder, methods: readonly ShippingMethod[]): void {
  // In the order of the form, each once: the same choice is the same prepared statement.
  const asked = SHIPPING_METHOD.values.filter((method) => methods.includes(method));
  query.where((any) => {
    for (const method of asked) any.orWhereRaw(`(${REACHES[method]})`);
  });
}

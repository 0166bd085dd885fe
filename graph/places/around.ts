import type { Knex } from 'knex';
import { MAX_MILES } from '../../rules/ranches/delivery';
import { SHIPPING_METHOD, type ShippingMethod } from '../../rules/words/vocabulary';
import type { Computed, Filterable } from '../database/reading/page';
import { badInput } from '../errors';
import type { NearInput } from '../resolverTypes.generated';
import { type Place, placeOf } from './placeOf';

/** A place with a radius. Without a radius, it includes every ranch, even those whose location is unknown. */
export type Circle = Place & { miles: number | null };

/** Returns the circle of a search. Errors: BAD_USER_INPUT. */
export async function circleOf(db: Knex, { zipCode, miles = null }: NearInput): Promise<Circle> {
  if (miles !== null && !(miles > 0 && miles <= MAX_MILES)) {
    throw badInput({ 'filter.near.miles': `Enter more than 0 and at most ${MAX_MILES} miles` });
  }
  const place = await placeOf(db, zipCode);
  if (!place) throw badInput({ 'filter.near.zipCode': "We don't know this ZIP code" });
  return { ...place, miles };
}

/** The `nearness` of ranches with an unknown location. It exceeds every distance, so they sort last. */
const NOWHERE = 99_999;

/** Limits how many ranches a search reads in the index's order. Pages beyond these sort all matching ranches. */
const MAX_WALKED = 2_000;

/** The ranches in a circle's box. `walked` selects only the nearest approved ones, which an index returns in order. */
export function around({ latitude, longitude, miles }: Circle, mode?: 'walked'): Computed {
  const sql = `select ranchers.*, miles_between(?, ?, latitude, longitude) as distance_miles,
    coalesce(miles_between(?, ?, latitude, longitude), ?) as nearness from ranchers where true`;
  const box =
    miles === null || mode === 'walked' ? null : { sql: ` and ${IN_BOX}`, bindings: [latitude, longitude, miles] };
  const nearest = ` and approval = 'APPROVED'
    order by sphere_point(latitude, longitude) <-> sphere_point(?, ?) limit ${MAX_WALKED}`;
  const walk = mode === 'walked' ? { sql: nearest, bindings: [latitude, longitude] } : null;
  return {
    sql: `${sql}${box?.sql ?? ''}${walk?.sql ?? ''}`,
    bindings: [latitude, longitude, latitude, longitude, NOWHERE, ...(box?.bindings ?? []), ...(walk?.bindings ?? [])],
    columns: ['distanceMiles'],
  };
}

/** Matches the ranches in a box around a circle, with an index. Their distance then decides whether they're in the circle. */
export const IN_BOX = 'sphere_point(latitude, longitude) <@ sphere_box(?, ?, ?)';

/** Limits a query to ranches whose distance is in the circle's radius. */
export function withinCircle(query: Filterable, { miles }: Circle): void {
  if (miles !== null) query.whereRaw('distance_miles <= ?', [miles]);
}

/** Limits a query to ranches within some miles of the circle's center, with an index. */
export function withinMiles(query: Filterable, { latitude, longitude }: Circle, miles: number): void {
  query.whereRaw(IN_BOX, [latitude, longitude, miles]);
  withinCircle(query, { latitude, longitude, miles });
}

/** The rule of `deliveryOptions` in `rules/ranches/delivery` as SQL. A test checks that the two agree. */
const REACHES: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: 'ranchers.offer_local_pickup',
  LOCAL_DELIVERY: 'ranchers.offer_local_delivery and ranchers.distance_miles <= ranchers.local_delivery_range',
  SHIPPING:
    'ranchers.offer_shipping and (ranchers.shipping_nationwide or ranchers.distance_miles <= ranchers.shipping_radius)',
};

/** The indexed box around each ranch that includes its reach. */
const REACH: Partial<Record<ShippingMethod, string>> = {
  LOCAL_DELIVERY: 'sphere_box(ranchers.latitude, ranchers.longitude, ranchers.local_delivery_range)',
  SHIPPING:
    'shipping_box(ranchers.latitude, ranchers.longitude, ranchers.shipping_radius, ranchers.shipping_nationwide)',
};

/** Limits a query to ranches that reach the circle's center by at least one of these methods. */
export function withReach(
  query: Filterable,
  { latitude, longitude }: Circle,
  methods: readonly ShippingMethod[],
): void {
  // Sorts the methods and drops repeats, so that the same choice always uses the same prepared statement.
  const sorted = SHIPPING_METHOD.values.filter((method) => methods.includes(method));
  // No index finds ranches with pickup, so if pickup is a choice, the boxes of the other methods would only cost time.
  const isIndexed = sorted.every((method) => REACH[method]);
  const covers = (method: ShippingMethod) => (isIndexed ? ` and ${REACH[method]} @> sphere_point(?, ?)` : '');
  const bindings = isIndexed ? sorted.flatMap(() => [latitude, longitude]) : [];
  query.whereRaw(`(${sorted.map((method) => `(${REACHES[method]}${covers(method)})`).join(' or ')})`, bindings);
}

/** A condition for the ranches in a circle's box, for those that deliver or ship to its center and for those nowhere, by indexes. */
export function inReach({ latitude, longitude }: Place, miles: number) {
  const methods = (['LOCAL_DELIVERY', 'SHIPPING'] as const).map(
    (method) => ` or ranchers.offer_${method.toLowerCase()} and ${REACH[method]} @> sphere_point(?, ?)`,
  );
  return {
    sql: `(${IN_BOX}${methods.join('')} or ranchers.latitude is null or ranchers.longitude is null)`,
    bindings: [latitude, longitude, miles, latitude, longitude, latitude, longitude],
  };
}

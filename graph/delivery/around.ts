import type { Knex } from 'knex';
import { FARTHEST_MILES } from '../../rules/delivery';
import { badInput } from '../errors';
import type { NearInput } from '../resolverTypes.generated';
import { boxAround } from './boxAround';
import { type Place, placeOf } from './placeOf';

export type Circle = Place & { miles: number };

/** The circle that a search asks for. Errors: BAD_USER_INPUT. */
export async function circleOf(db: Knex, { zipCode, miles }: NearInput): Promise<Circle> {
  if (!(miles > 0 && miles <= FARTHEST_MILES)) {
    throw badInput({ 'filter.near.miles': `From 1 to ${FARTHEST_MILES} miles` });
  }
  const place = await placeOf(db, zipCode);
  if (!place) throw badInput({ 'filter.near.zipCode': 'We do not know this ZIP code' });
  return { ...place, miles };
}

/** The ranches in a circle, with `distanceMiles`. An index finds the box around it, the distance itself decides. */
export function around(db: Knex, circle: Circle): Knex.QueryBuilder {
  const { latitude, longitude, miles } = circle;
  const { west, south, east, north } = boxAround(circle);
  const inBox = db('ranchers')
    .select('ranchers.*', db.raw('miles_between(?, ?, latitude, longitude) as distance_miles', [latitude, longitude]))
    .whereNotNull('latitude')
    .whereRaw('point(longitude, latitude) <@ box(point(?, ?), point(?, ?))', [west, south, east, north]);
  return db.from(inBox.as('ranchers')).where('distanceMiles', '<=', miles);
}

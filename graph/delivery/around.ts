import type { Knex } from 'knex';
import { badInput } from '../errors';
import type { NearInput } from '../resolverTypes.generated';
import { placeOf } from './placeOf';

const MOST_MILES = 3000;
/** A little less than a degree of latitude really is, so that the box holds the whole circle. */
const MILES_PER_DEGREE = 68.5;

/**
 * The ranches in a circle around a ZIP code, with `distanceMiles`. An index finds the box around the circle, the
 * distance itself decides. Errors: BAD_USER_INPUT.
 */
export async function around(db: Knex, { zipCode, miles }: NearInput): Promise<Knex.QueryBuilder> {
  if (!(miles > 0 && miles <= MOST_MILES)) throw badInput({ 'filter.near.miles': `From 1 to ${MOST_MILES} miles` });
  const place = await placeOf(db, zipCode);
  if (!place) throw badInput({ 'filter.near.zipCode': 'We do not know this ZIP code' });
  const { latitude, longitude } = place;
  const tall = miles / MILES_PER_DEGREE;
  const wide = tall / Math.cos((latitude * Math.PI) / 180);
  const inBox = db('ranchers')
    .select('ranchers.*', db.raw('miles_between(?, ?, latitude, longitude) as distance_miles', [latitude, longitude]))
    .whereNotNull('latitude')
    .whereRaw('point(longitude, latitude) <@ box(point(?, ?), point(?, ?))', [
      longitude - wide,
      latitude - tall,
      longitude + wide,
      latitude + tall,
    ]);
  return db.from(inBox.as('ranchers')).where('distanceMiles', '<=', miles);
}

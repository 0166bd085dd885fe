import { type FieldShape, same, value } from '../database/reading/shape';
import { sql } from '../database/reading/sql';
import { listedDistance, zipArgument } from './findTrueCost';

/** The miles from a ZIP code to a ranch, or without one the distance that a list has computed. Errors: BAD_USER_INPUT. */
export const distanceField: FieldShape = same(
  value((ranch, args) => {
    const zip = args(({ zipCode }) => zipArgument(zipCode));
    return sql`case when ${zip}::text is null then ${listedDistance(ranch)} else (
      select miles_between(place.latitude, place.longitude, ${ranch}.latitude, ${ranch}.longitude)
      from zip_codes place where place.zip_code = ${zip}) end`;
  }),
);

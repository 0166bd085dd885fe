import { type FieldShape, same, value } from '../../database/reading/shape';
import { sql } from '../../database/reading/sql';
import { listedDistance, zipArgument } from './findTrueCost';

/** `distanceMiles` for compiled reads. */
export const distanceField: FieldShape = same(
  value((ranch, args) => {
    const zip = args(({ zipCode }) => zipArgument(zipCode));
    return sql`case when ${zip}::text is null then ${listedDistance(ranch)} else (
      select miles_between(place.latitude, place.longitude, ${ranch}.latitude, ${ranch}.longitude)
      from zip_codes place where place.zip_code = ${zip}) end`;
  }),
);

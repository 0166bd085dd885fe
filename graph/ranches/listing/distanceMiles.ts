import type { Context } from '../../context';
import { loader, onePerKey } from '../../database/reading/loader';
import { prepared } from '../../database/reading/prepared';
import { type FieldShape, same, value } from '../../database/reading/shape';
import { sql } from '../../database/reading/sql';
import type { RancherDistanceMilesArgs } from '../../resolverTypes.generated';
import type { RancherRow } from '../Rancher';
import { listedDistance, zipArgument } from './findTrueCost';

interface Distance {
  id: number;
  zip: string;
  miles: number | null;
}

const keyOf = ({ id, zip }: Pick<Distance, 'id' | 'zip'>) => `${id} ${zip}`;

/** Returns the miles from a ZIP code to a ranch, or without one the distance that a list has computed. Errors: BAD_USER_INPUT. */
export async function distanceMiles(
  context: Context,
  { id, distanceMiles: listed }: RancherRow,
  { zipCode }: RancherDistanceMilesArgs,
): Promise<number | null> {
  const zip = zipArgument(zipCode);
  if (zip === null) return listed ?? null;
  return (await loadDistance(context, keyOf({ id, zip })))?.miles ?? null;
}

const loadDistance = loader<string, Distance | null>(async ({ db }, keys) => {
  const pairs = keys.map((key) => key.split(' '));
  const rows = await prepared<Distance>(db, {
    sql: `select ranch.id, asked.zip, miles_between(place.latitude, place.longitude, ranch.latitude, ranch.longitude) as miles
      from unnest(?::integer[], ?::text[]) as asked (id, zip)
      join ranchers ranch on ranch.id = asked.id join zip_codes place on place.zip_code = asked.zip`,
    bindings: [pairs.map(([id]) => Number(id)), pairs.map(([, zip]) => zip)],
  });
  return onePerKey(keys, rows, keyOf);
});

/** `distanceMiles` for compiled reads. */
export const distanceField: FieldShape = same(
  value((ranch, args) => {
    const zip = args(({ zipCode }) => zipArgument(zipCode));
    return sql`case when ${zip}::text is null then ${listedDistance(ranch)} else (
      select miles_between(place.latitude, place.longitude, ${ranch}.latitude, ${ranch}.longitude)
      from zip_codes place where place.zip_code = ${zip}) end`;
  }),
);

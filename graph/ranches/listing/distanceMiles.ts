import type { Context } from '../../context';
import { loader, onePerKey } from '../../database/reading/loader';
import { prepared } from '../../database/reading/prepared';
import { type FieldShape, same, value } from '../../database/reading/shape';
import { sql } from '../../database/reading/sql';
import type { RancherDistanceMilesArgs } from '../../resolverTypes.generated';
import type { RancherRow } from '../Rancher';
import { askedZip, listedDistance } from './findTrueCost';

interface Way {
  id: number;
  zip: string;
  miles: number | null;
}

const keyOf = ({ id, zip }: Pick<Way, 'id' | 'zip'>) => `${id} ${zip}`;

/** How far a ranch is from a ZIP code, or from the place that the list is seen from. Errors: BAD_USER_INPUT. */
export async function distanceMiles(
  context: Context,
  { id, distanceMiles: listed }: RancherRow,
  { zipCode }: RancherDistanceMilesArgs,
): Promise<number | null> {
  const zip = askedZip(zipCode);
  if (zip === null) return listed ?? null;
  return (await loadWay(context, keyOf({ id, zip })))?.miles ?? null;
}

const loadWay = loader<string, Way | null>(async ({ db }, keys) => {
  const ways = keys.map((key) => key.split(' '));
  const rows = await prepared<Way>(db, {
    sql: `select ranch.id, asked.zip, miles_between(place.latitude, place.longitude, ranch.latitude, ranch.longitude) as miles
      from unnest(?::integer[], ?::text[]) as asked (id, zip)
      join ranchers ranch on ranch.id = asked.id join zip_codes place on place.zip_code = asked.zip`,
    bindings: [ways.map(([id]) => Number(id)), ways.map(([, zip]) => zip)],
  });
  return onePerKey(keys, rows, keyOf);
});

/** The same for compiled reads. */
export const distanceField: FieldShape = same(
  value((ranch, args) => {
    const zip = args(({ zipCode }) => askedZip(zipCode));
    return sql`case when ${zip}::text is null then ${listedDistance(ranch)} else (
      select miles_between(place.latitude, place.longitude, ${ranch}.latitude, ${ranch}.longitude)
      from zip_codes place where place.zip_code = ${zip}) end`;
  }),
);

import type { Knex } from 'knex';
import { mustExist } from '../graph/database/transaction';

/** A town, with its state in two letters and a ZIP code of its own. */
export type Town = { city: string; state: string; zip: string };
export type Coordinates = { latitude: number; longitude: number };

/** The coordinates of each ZIP code. Throws if a town doesn't match its ZIP code. */
export async function readPlaces(db: Knex, towns: readonly Town[]): Promise<(zip: string) => Coordinates> {
  const rows = await db('zipCodes').whereIn(
    'zipCode',
    towns.map(({ zip }) => zip),
  );
  const places = new Map(rows.map((row) => [row.zipCode, row]));
  for (const { zip, city, state } of towns) {
    const place = places.get(zip);
    if (place?.city !== city || place.state !== state)
      throw new Error(`${zip} is not the ZIP code of ${city}, ${state}`);
  }
  return (zip) => {
    const { latitude, longitude } = mustExist(places.get(zip));
    return { latitude, longitude };
  };
}

import type { Knex } from 'knex';
import { zip5 } from '../../rules/fields/zip';
import { prepared } from '../database/reading/prepared';

export type Place = { latitude: number; longitude: number };

export type FoundZip = Place & { zipCode: string; city: string; state: string };

/** Returns the center of a ZIP code, or null if we don't know the ZIP code. */
export async function placeOf(db: Knex, zipCode: string): Promise<Place | null> {
  const sql = 'select latitude, longitude from zip_codes where zip_code = ?';
  const [place] = await prepared<Place>(db, { sql, bindings: [zip5(zipCode) ?? ''] });
  return place ?? null;
}

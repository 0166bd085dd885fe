import type { Knex } from 'knex';
import { zip5 } from '../../rules/zip';
import { prepared } from '../database/prepared';

/** Degrees. */
export type Place = { latitude: number; longitude: number };

/** The middle of a ZIP code; null for one that is not known. */
export async function placeOf(db: Knex, zipCode: string): Promise<Place | null> {
  const sql = 'select latitude, longitude from zip_codes where zip_code = ?';
  const [place] = await prepared<Place>(db, { sql, bindings: [zip5(zipCode) ?? ''] });
  return place ?? null;
}

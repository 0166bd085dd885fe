import { zip5 } from '../../rules/fields/zip';
import { stateName } from '../../rules/words/states';
import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';

type ZipPlace = { city: string; state: string };

/** The city and state of a ZIP code, or null if we don't know it or it's in none of the 50 states. */
export async function zipPlace({ db }: Context, zipCode: string): Promise<ZipPlace | null> {
  const sql = 'select city, state from zip_codes where zip_code = ?';
  const [place] = await prepared<ZipPlace>(db, { sql, bindings: [zip5(zipCode) ?? ''] });
  const state = place && stateName(place.state);
  return state ? { city: place.city, state } : null;
}

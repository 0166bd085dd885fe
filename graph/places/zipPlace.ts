import { zip5 } from '../../rules/fields/zip';
import { placeName } from '../../rules/words/zipStates';
import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import { IN_BOX } from './around';
import type { FoundZip, Place } from './placeOf';

/** Returns the place of a ZIP code. Null if we don't know the ZIP code. */
export async function zipPlace({ db }: Context, zipCode: string): Promise<FoundZip | null> {
  const sql = 'select zip_code as "zipCode", city, state, latitude, longitude from zip_codes where zip_code = ?';
  return named(await prepared<FoundZip>(db, { sql, bindings: [zip5(zipCode) ?? ''] }));
}

/** The maximum distance to the nearest ZIP code. Even in Alaska, hardly any place is farther away. */
const MAX_MILES = 200;

/** Returns the place of the ZIP code nearest to a position. Null if it's too far away. */
export async function zipPlaceAt({ db }: Context, { latitude, longitude }: Place): Promise<FoundZip | null> {
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  // The index walks outward from the position, so it returns the nearest first.
  const sql = `select zip_code as "zipCode", city, state, latitude, longitude from (
      select * from zip_codes order by sphere_point(latitude, longitude) <-> sphere_point(?, ?) limit 1
    ) nearest where miles_between(?, ?, latitude, longitude) <= ?`;
  const bindings = [latitude, longitude, latitude, longitude, MAX_MILES];
  return named(await prepared<FoundZip>(db, { sql, bindings }));
}

function named([place]: FoundZip[]): FoundZip | null {
  const state = place && placeName(place.state);
  return state ? { ...place, state } : null;
}

const NEAR_MILES = 100;

export async function ranchesNear({ db }: Context, { latitude, longitude }: Place): Promise<number> {
  const sql = `select count(*)::integer as ranches from ranchers where approval = 'APPROVED' and ${IN_BOX}
    and miles_between(?, ?, latitude, longitude) <= ?`;
  const bindings = [latitude, longitude, NEAR_MILES, latitude, longitude, NEAR_MILES];
  const [counted] = await prepared<{ ranches: number }>(db, { sql, bindings });
  return counted?.ranches ?? 0;
}

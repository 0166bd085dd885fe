import type { Context } from '../context';
import { rowsOf } from '../database/reading/page';
import { prepared } from '../database/reading/prepared';
import type { RancherFilter, RanchPoint } from '../resolverTypes.generated';
import { ranchesOnMap } from './listRanchers';

/** Allows more points than a person can tell apart on a map, but few enough to send and pan at once. */
const MAX_POINTS = 5_000;

/** Returns the locations of the approved ranches that match a filter, nearest first or by name. Errors: BAD_USER_INPUT. */
export async function ranchPoints({ db }: Context, filter: RancherFilter | null = null): Promise<RanchPoint[]> {
  const list = await ranchesOnMap(db, filter);
  const query = rowsOf(db, list)
    .select('ranchers.id as rancherId', 'ranchName', 'city', 'state', 'latitude', 'longitude')
    .select(list.computed?.columns ?? [])
    .whereRaw('latitude is not null and longitude is not null')
    .limit(MAX_POINTS);
  for (const { column, direction } of list.order) query.orderBy(column, direction);
  // Ids are strings in GraphQL.
  const rows = await prepared<Omit<RanchPoint, 'rancherId'> & { rancherId: number }>(db, query);
  return rows.map((row) => ({ ...row, rancherId: String(row.rancherId) }));
}

import type { Context } from '../context';
import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { notFound } from '../errors';
import { idNumber } from '../schema/arguments';
import type { RancherRow } from './Rancher';
import { maySeeRanch } from './visibleRanchers';

/** Loads the ranch that another record belongs to, even if it's suspended: a customer still sees the ranch of an old order. */
export const loadRancher = loader<number, RancherRow | null, string[]>(async ({ db }, ids, columns) => {
  const rows = await prepared<RancherRow>(db, db('ranchers').select(columns).whereRaw('id = any(?)', [ids]));
  return onePerKey(ids, rows, ({ id }) => id);
});

/** Finds a ranch by id. Null if the viewer may not see it. */
export async function findRancher(
  context: Context,
  id: string | number,
  columns: string[],
): Promise<RancherRow | null> {
  const rancher = await loadRancher(context, idNumber(id), columns);
  return rancher && maySeeRanch(rancher, context.viewer) ? rancher : null;
}

/** Like `findRancher`, but throws if the viewer may not see the ranch. Errors: NOT_FOUND. */
export async function knownRancher(context: Context, id: string | number, columns = ['*']): Promise<RancherRow> {
  const rancher = await findRancher(context, id, columns);
  if (!rancher) throw notFound('Rancher');
  return rancher;
}

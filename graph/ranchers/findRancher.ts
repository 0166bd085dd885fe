import { type Context, signedIn } from '../context';
import { loader, onePerKey } from '../database/loader';
import { prepared } from '../database/prepared';
import { notFound } from '../errors';
import { idNumber } from '../ids';
import type { RancherRow } from './Rancher';
import { mayKnow } from './visibleRanchers';

/** The ranch of another record, whoever may see it: an order's customer still knows a suspended ranch. */
export const loadRancher = loader<number, RancherRow | null, string[]>(async ({ db }, ids, columns) => {
  const rows = await prepared<RancherRow>(db, db('ranchers').select(columns).whereRaw('id = any(?)', [ids]));
  return onePerKey(ids, rows, ({ id }) => id);
});

/** The ranch that a person runs; null for those who run none. */
export const loadRanchOfUser = loader<number, RancherRow | null, string[]>(async ({ db }, userIds, columns) => {
  const query = db('ranchers')
    .select([...columns, 'userId'])
    .whereRaw('user_id = any(?)', [userIds]);
  return onePerKey(userIds, await prepared<RancherRow>(db, query), ({ userId }) => userId);
});

/** A ranch by id; null when there is none that the viewer may know of. */
export async function findRancher(
  context: Context,
  id: string | number,
  columns: string[],
): Promise<RancherRow | null> {
  const rancher = await loadRancher(context, idNumber(id), columns);
  return rancher && mayKnow(rancher, signedIn(context)) ? rancher : null;
}

/** The same where there must be one. Errors: NOT_FOUND. */
export async function knownRancher(context: Context, id: string | number, columns = ['*']): Promise<RancherRow> {
  const rancher = await findRancher(context, id, columns);
  if (!rancher) throw notFound('Rancher');
  return rancher;
}

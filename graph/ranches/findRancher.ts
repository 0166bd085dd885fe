import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context';
import { mustExist } from '../database/mustExist';
import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { columnsOf } from '../database/reading/projection';
import { notFound } from '../errors';
import { idNumber } from '../schema/ids';
import { type RancherRow, rancherProjection } from './Rancher';
import { maySeeRanch } from './visibleRanchers';

/** Loads the ranch that another record belongs to, even if it's suspended: a customer still sees the ranch of an old order. */
export const loadRancher = loader<number, RancherRow | null, string[]>(async ({ db }, ids, columns) => {
  const rows = await prepared<RancherRow>(db, db('ranchers').select(columns).whereRaw('id = any(?)', [ids]));
  return onePerKey(ids, rows, ({ id }) => id);
});

/** Resolves the `rancher` field of a record that belongs to a ranch. */
export async function resolveRancher(
  { rancherId }: { rancherId: number },
  _: unknown,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<RancherRow> {
  return mustExist(await loadRancher(context, rancherId, columnsOf(info, rancherProjection)));
}

/** Loads the ranch that a person owns or helps, or null. */
export const loadRanchOfUser = loader<number, RancherRow | null, string[]>(async ({ db }, userIds, columns) => {
  const query = db('ranchers')
    .select(columns.map((column) => `ranchers.${column}`))
    .select('p.userId as personId')
    .join('ranchPeople as p', 'p.rancherId', 'ranchers.id')
    .whereRaw('p.user_id = any(?)', [userIds]);
  const rows = await prepared<RancherRow & { personId: number }>(db, query);
  return onePerKey(userIds, rows, ({ personId }) => personId);
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

import type { Context } from '../context';
import { loader, manyPerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { type Row, type Sql, sql, viewerId } from '../database/reading/sql';
import type { FavoriteRow } from './Favorite';

/** SQL: whether the list shows a favorite. Hides suspended ranches until they're approved again. */
export const isShown = (favorite: string) =>
  `exists (select from ranchers where id = ${favorite}.rancher_id and approval = 'APPROVED')`;

/** Loads a person's saved ranches that are approved, newest first. */
export const favoritesOf = loader<number, FavoriteRow[]>(async ({ db }, userIds) => {
  const sql = `select f.id, f.user_id as "userId", f.rancher_id as "rancherId", f.created_at as "createdAt"
               from favorites f where f.user_id = any(?) and ${isShown('f')} order by f.created_at desc, f.id desc`;
  return manyPerKey(userIds, await prepared<FavoriteRow>(db, { sql, bindings: [userIds] }), ({ userId }) => userId);
});

/** SQL: whether the viewer saved a ranch. */
export const isFavoriteSql = (ranch: Row): Sql =>
  sql`exists (select from favorites f where f.user_id = ${viewerId} and f.rancher_id = ${ranch}.id)`;

/** Returns whether the viewer saved a ranch. False for visitors. */
export async function isFavorite(context: Context, rancherId: number): Promise<boolean> {
  return context.viewer ? isSaved(context, rancherId, context.viewer.id) : false;
}

const isSaved = loader<number, boolean, number>(async ({ db }, rancherIds, userId) => {
  const sql = 'select rancher_id as "rancherId" from favorites where user_id = ? and rancher_id = any(?)';
  const rows = await prepared<{ rancherId: number }>(db, { sql, bindings: [userId, rancherIds] });
  const saved = new Set(rows.map(({ rancherId }) => rancherId));
  return rancherIds.map((id) => saved.has(id));
});

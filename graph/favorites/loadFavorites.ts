import { type Row, type Sql, sql, viewerId } from '../database/reading/sql';

/** SQL: whether the list shows a favorite. Hides suspended ranches until they're approved again. */
export const isShown = (favorite: string) =>
  `exists (select from ranchers where id = ${favorite}.rancher_id and approval = 'APPROVED')`;

/** SQL: whether the viewer saved a ranch. */
export const isFavoriteSql = (ranch: Row): Sql =>
  sql`exists (select from favorites f where f.user_id = ${viewerId} and f.rancher_id = ${ranch}.id)`;

import { Model } from '../database/Model';
import { type Fields, many, one, type Shape, value } from '../database/reading/shape';
import { sql, viewerId } from '../database/reading/sql';

export class Favorite extends Model {
  static override tableName = 'favorites';

  declare id: number;
  declare userId: number;
  declare rancherId: number;
  declare createdAt: string;
}

export const favoriteShape: Shape = {
  table: 'favorites',
  fields: { rancher: one((ranch, favorite) => sql`${ranch}.id = ${favorite}.rancher_id`) },
};

/** SQL: hides suspended ranches. Looks up each, as `exists` would make the planner read all approved ones. */
const isShown = (favorite: string) => `(select approval from ranchers where id = ${favorite}.rancher_id) = 'APPROVED'`;

export const favoritesOfUser: Fields = {
  favorites: many(
    (favorite, user) => sql`${favorite}.user_id = ${user}.id and ${isShown(favorite.row)}`,
    (favorite) => sql`${favorite}.created_at desc, ${favorite}.id desc`,
  ),
  favoriteIds: value(
    (user) => sql`array(select f.rancher_id::text from favorites f where f.user_id = ${user}.id and ${isShown('f')}
      order by f.created_at desc, f.id desc)`,
  ),
};

export const favoritesOfRanch: Fields = {
  isFavorite: value(
    (ranch) => sql`exists (select from favorites f where f.user_id = ${viewerId} and f.rancher_id = ${ranch}.id)`,
  ),
};

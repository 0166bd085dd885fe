import { Model } from '../database/Model';
import { one, type Shape } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

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

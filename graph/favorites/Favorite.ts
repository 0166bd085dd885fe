import type { ModelObject } from 'objection';
import { Model } from '../database/Model';

export class Favorite extends Model {
  static override tableName = 'favorites';

  declare id: number;
  declare userId: number;
  declare rancherId: number;
  declare createdAt: string;
}

export type FavoriteRow = ModelObject<Favorite>;

import { photoPath } from '../../rules/photoPath';
import { Model } from '../database/Model';

export class PhotoUpload extends Model {
  static override tableName = 'photo_uploads';

  declare id: number;
  declare rancherId: number;
  declare hash: string;
  declare width: number;
  declare height: number;
  declare bytes: number;
  declare createdAt: string;

  /** How a ranch names it among its pictures. */
  get url(): string {
    return photoPath(this);
  }
}

import { photoPath } from '../../rules/ranches/photoPath';
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

  /** The address that a ranch's pictures use for it. */
  get url(): string {
    return photoPath(this);
  }
}

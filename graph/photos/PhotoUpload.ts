import { photoPath } from '../../rules/ranches/photoPath';
import { Model } from '../database/Model';

export type PhotoOwner = { rancherId: number; userId: number | null };

export class PhotoUpload extends Model {
  static override tableName = 'photo_uploads';

  declare id: number;
  declare rancherId: number;
  /** The family that uploaded it for its review. Null for the ranch's own. */
  declare userId: number | null;
  declare hash: string;
  declare width: number;
  declare height: number;
  declare bytes: number;
  declare createdAt: string;

  /** The URL that a ranch's pictures use for it. */
  get url(): string {
    return photoPath(this);
  }
}

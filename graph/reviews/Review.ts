import type { ModelObject } from 'objection';
import type { ShareItemType } from '../../rules/herd/quarters';
import { Model } from '../database/Model';

/** A family's review of an order. The database computes the rating of a ranch from its visible reviews. */
export class Review extends Model {
  static override tableName = 'reviews';

  declare id: number;
  declare orderId: number;
  declare rancherId: number;
  declare authorId: number;
  declare authorName: string;
  declare stars: number;
  declare words: string;
  declare share: ShareItemType | null;
  declare hangingPounds: number | null;
  declare packagedPounds: number | null;
  declare photos: string[];
  declare createdAt: string;
  declare editableUntil: string;
  declare editedAt: string | null;
  declare answer: string | null;
  declare answeredAt: string | null;
  declare hiddenAt: string | null;
  declare hiddenReason: string | null;
  /** When its author deleted it. Everyone else's part of it stays, in case the order is reviewed again. A deleted review is hidden. */
  declare deletedAt: string | null;
  /** Since when the review has had reports that no admin has closed. Null without any. */
  declare reportedAt: string | null;
}

export type ReviewRow = ModelObject<Review>;

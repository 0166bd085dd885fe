import type { ModelObject } from 'objection';
import type { FeedbackType } from '../../rules/words/vocabulary';
import { Model } from '../database/Model';
import type { Page } from '../database/reading/page';

export class Feedback extends Model {
  static override tableName = 'feedback';

  declare id: number;
  declare userId: number | null;
  declare feedback: string;
  declare type: FeedbackType;
  declare pageUrl: string;
  declare createdAt: string;
}

export type FeedbackRow = ModelObject<Feedback>;
export type FeedbackPage = Page<FeedbackRow>;

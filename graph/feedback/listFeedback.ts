import type { Context } from '../context';
import { newestFirst } from '../database/keyset';
import { page } from '../database/page';
import type { AdminFeedbackArgs } from '../resolverTypes.generated';
import type { FeedbackPage, FeedbackRow } from './Feedback';

export function listFeedback(
  { db }: Context,
  { first, after }: AdminFeedbackArgs,
  columns: string[],
): Promise<FeedbackPage> {
  return page<FeedbackRow>(db, db('feedback'), { columns, order: newestFirst, first, after });
}

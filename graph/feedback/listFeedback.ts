import type { Context } from '../context';
import type { KeysetOrder } from '../database/keyset';
import { page } from '../database/page';
import type { AdminFeedbackArgs } from '../resolverTypes.generated';
import type { FeedbackPage, FeedbackRow } from './Feedback';

const newestFirst: KeysetOrder = [
  { column: 'createdAt', direction: 'desc', type: 'time' },
  { column: 'id', direction: 'desc', type: 'integer' },
];

export function listFeedback(
  { db }: Context,
  { first, after }: AdminFeedbackArgs,
  columns: string[],
): Promise<FeedbackPage> {
  return page<FeedbackRow>(db, db('feedback'), { columns, order: newestFirst, first: first ?? 50, after });
}

import type { Viewer } from '../context';
import { type Row, type Sql, sql, viewerId, viewerIsAdmin } from '../database/reading/sql';
import type { ReviewRow } from './Review';

type Seen = Pick<ReviewRow, 'authorId' | 'hiddenAt' | 'deletedAt'>;

/** Returns whether a viewer who may see the ranch may see a review. Only its author and admins see a hidden review, and nobody a deleted one. */
export const isShownTo = (review: Seen, viewer: Viewer): boolean =>
  review.hiddenAt === null || (review.deletedAt === null && mayKnowReason(review, viewer));

/** `isShownTo` as SQL. */
export const isShownReview = (review: Row): Sql =>
  sql`(${review}.hidden_at is null or (${review}.deleted_at is null and ${isReasonKnown(review)}))`;

const mayKnowReason = ({ authorId }: Pick<Seen, 'authorId'>, { id, userType }: Viewer): boolean =>
  authorId === id || userType === 'ADMIN';

/** `mayKnowReason` as SQL. */
export const isReasonKnown = (review: Row): Sql => sql`(${review}.author_id = ${viewerId} or ${viewerIsAdmin})`;

import { type Context, signedIn } from '../context';
import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import type { ReviewRow } from './Review';
import { isShownTo } from './visibleReviews';

const loadReview = loader<number, ReviewRow | null>(async ({ db }, ids) => {
  const rows = await prepared<ReviewRow>(db, { sql: 'select * from reviews where id = any(?)', bindings: [ids] });
  return onePerKey(ids, rows, ({ id }) => id);
});

/** Finds a review by id. Null if it's deleted or hidden from the viewer. */
export const findReview = async (context: Context, id: number): Promise<ReviewRow | null> =>
  ifShown(context, await loadReview(context, id));

const ifShown = (context: Context, review: ReviewRow | null) =>
  review && isShownTo(review, signedIn(context)) ? review : null;

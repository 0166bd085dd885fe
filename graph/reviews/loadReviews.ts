import { type Context, signedIn } from '../context';
import { loader, manyPerKey, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { findOrder } from '../orders/findOrder';
import type { OrderRow } from '../orders/Order';
import type { ReviewReportRow, ReviewRow } from './Review';
import { isShownTo } from './visibleReviews';

const loadReview = loader<number, ReviewRow | null>(async ({ db }, ids) => {
  const rows = await prepared<ReviewRow>(db, { sql: 'select * from reviews where id = any(?)', bindings: [ids] });
  return onePerKey(ids, rows, ({ id }) => id);
});

const loadOfOrder = loader<number, ReviewRow | null>(async ({ db }, orderIds) => {
  const sql = 'select * from reviews where order_id = any(?)';
  const rows = await prepared<ReviewRow>(db, { sql, bindings: [orderIds] });
  return onePerKey(orderIds, rows, ({ orderId }) => orderId);
});

/** Finds a review by id. Null if it's deleted or hidden from the viewer. */
export const findReview = async (context: Context, id: number): Promise<ReviewRow | null> =>
  ifShown(context, await loadReview(context, id));

/** Loads the review of an order. Null if there is none or it's hidden from the viewer. */
export const reviewOfOrder = async (context: Context, orderId: number): Promise<ReviewRow | null> =>
  ifShown(context, await loadOfOrder(context, orderId));

const ifShown = (context: Context, review: ReviewRow | null) =>
  review && isShownTo(review, signedIn(context)) ? review : null;

/** Reads the order of a review. Null if the viewer may not see the order. */
export const orderOfReview = (context: Context, { orderId }: ReviewRow, columns: string[]): Promise<OrderRow | null> =>
  findOrder(context, orderId, columns);

/** Loads the reports of a review that no admin has closed. */
export const openReportsOf = loader<number, ReviewReportRow[]>(async ({ db }, reviewIds) => {
  const sql = 'select * from review_reports where review_id = any(?) and closed_at is null order by review_id, id';
  const rows = await prepared<ReviewReportRow>(db, { sql, bindings: [reviewIds] });
  return manyPerKey(reviewIds, rows, ({ reviewId }) => reviewId);
});

import type { Knex } from 'knex';
import { REVIEW_DAYS } from '../../rules/reviews/reviewTimes';
import type { Context } from '../context';
import { loader } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { conflict } from '../errors';
import type { Order } from '../orders/Order';

const wasFulfilledLately = (order: string) => `exists (
  select from order_status_updates u where u.order_id = ${order}.id and u.status = 'FULFILLED'
    and u.created_at > now() - interval '${REVIEW_DAYS * 24} hours')`;

/** A deleted review can be written again as long as it could have been changed. */
const IS_FINAL = '(deleted_at is null or editable_until <= now())';

export const isReviewable = (order: string) => `${order}.status = 'FULFILLED' and ${wasFulfilledLately(order)}
  and not exists (select from reviews where order_id = ${order}.id and ${IS_FINAL})`;

export const loadReviewable = loader<number, boolean>(async ({ db }: Context, orderIds) => {
  const sql = `select id from orders where id = any(?) and ${isReviewable('orders')}`;
  const rows = await prepared<{ id: number }>(db, { sql, bindings: [orderIds] });
  return orderIds.map((id) => rows.some((row) => row.id === id));
});

/** Refuses a locked order that can't be reviewed. Errors: CONFLICT. */
export async function refuseUnreviewable(trx: Knex.Transaction, { id, status }: Order): Promise<void> {
  if (status !== 'FULFILLED') throw conflict('You can review an order once the ranch has fulfilled it.');
  const { rows } = await trx.raw(
    `select exists (select from reviews where order_id = orders.id and ${IS_FINAL}) as "isReviewed",
       ${wasFulfilledLately('orders')} as "isRecent"
     from orders where id = ?`,
    [id],
  );
  const [{ isReviewed, isRecent }] = rows;
  if (isReviewed) throw conflict('You already reviewed this order.');
  if (!isRecent) throw conflict('Orders can be reviewed for a year after they were fulfilled.');
}

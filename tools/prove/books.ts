import type { Knex } from 'knex';
import { expect } from 'vitest';
import { findDrift } from '../../graph/reconcile/reconcile';
import type { Acknowledged } from './market';

/** Selects orders that have too few or too many lines, steps of history, commission charges, mails or events. */
const INCOMPLETE_ORDERS = `
  with facts as materialized (
    select o.id, o.status, o.commission_amount,
      (select count(*) from order_items where order_id = o.id) as lines,
      (select array_agg(status::text order by id) from order_status_updates where order_id = o.id) as history,
      (select array_agg(amount) from commission_transactions where order_id = o.id) as charges,
      (select array_agg(template order by template) from mails
        where order_id = o.id and template <> 'reviewInvitation') as letters,
      (select count(*) from events where order_id = o.id and type in ('ORDER_PLACED', 'ORDER_STATUS_CHANGED')) as events
    from orders o
  )
  select * from facts where lines <> 1
    or history <> (array['PENDING', 'CONTACTED', 'PROCESSING', 'FULFILLED'])[:cardinality(history)]
    or history[cardinality(history)] <> status::text
    or charges is distinct from case when status = 'FULFILLED' then array[commission_amount] end
    or letters <> array['newOrder', 'orderConfirmation']
      || array_fill('orderStatusChanged'::text, array[cardinality(history) - 1])
    or events <> cardinality(history)`;

/** Checks that all that was acknowledged is stored once and completely, and that every sum matches its rows. */
export async function checkBooks(db: Knex, { orders, moves, payments }: Acknowledged): Promise<void> {
  const stored = await db('orders').select('id', 'idempotencyKey');
  const idOf = new Map(stored.map(({ id, idempotencyKey }) => [idempotencyKey, String(id)]));
  expect(idOf.size).toBe(stored.length);
  for (const [key, id] of orders) expect([key, idOf.get(key)]).toEqual([key, id]);

  const { rows: incomplete } = await db.raw(INCOMPLETE_ORDERS);
  expect(incomplete).toEqual([]);
  for (const [id, steps] of moves) {
    const history = await db('orderStatusUpdates').where({ orderId: id }).orderBy('id').pluck('status');
    expect([id, ...history]).toEqual([id, 'PENDING', ...steps]);
  }

  const paid = await db('commissionTransactions')
    .where({ type: 'PAYMENT' })
    .select('id', 'rancherId', 'idempotencyKey');
  expect(new Map(paid.map((row) => [`${row.rancherId} ${row.idempotencyKey}`, String(row.id)]))).toEqual(payments);
  expect(paid.length).toBe(payments.size);
  expect(await findDrift(db)).toEqual([]);
}

import type { Knex } from 'knex';
import { migrationNamed } from '../../graph/database/migrationSource';

const SUMS = [
  '20261126175400_row_counts',
  '20261126175500_order_figures',
  '20261126175600_move_figures',
  '20261126175700_progress_figures',
  '20261126175710_charge_figures',
  '20261128003000_oldest_charges',
  '20261128004000_count_states',
].map(migrationNamed);

/** Fills a database with its triggers off, and computes counts and sums afterwards, because updating them per row takes hours. */
export async function fillWithoutTriggers(db: Knex, fill: () => Promise<void>): Promise<void> {
  for (const sums of SUMS.toReversed()) await sums.down(db);
  const tables: string[] = await db('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  const setTriggers = async (state: 'disable' | 'enable') => {
    for (const table of tables) await db.raw(`alter table ?? ${state} trigger user`, [table]);
  };
  await setTriggers('disable');
  await fill();
  await setTriggers('enable');
  await db.raw('insert into stale_costs (rancher_id) select id from ranchers');
  for (const sums of SUMS) await sums.up(db);
}

/**
 * Adds the history of an established marketplace: contacted, fulfilled and canceled orders, charges and payments, customers
 * in proportion to the ranches, favorites, audit entries, mails and feedback.
 */
export async function fillHistory(db: Knex): Promise<void> {
  for (const statement of STATEMENTS) await db.raw(statement);
}

/** Of five orders, three are fulfilled, one is canceled and one is pending. Half of the charges are paid. */
const STATEMENTS = [
  `insert into users (email, name, user_type, created_at)
   select 'family' || id || '@herdline.test', 'Family ' || id, 'CUSTOMER', now() - id * interval '5 minutes' from ranchers`,
  `update orders set customer_id = u.id
   from (select id, row_number() over (order by id) - 1 as place from users where user_type = 'CUSTOMER') u,
     (select count(*) as families from users where user_type = 'CUSTOMER') all_of
   where u.place = orders.id % all_of.families`,
  `insert into order_status_updates (order_id, status, created_at)
   select id, 'CONTACTED', created_at + id % 100 * interval '1 hour' from orders where id % 5 <> 0`,
  `insert into order_status_updates (order_id, status, created_at)
   select id, case when id % 5 = 1 then 'CANCELED' else 'PROCESSING' end, created_at + interval '5 days' + id % 77 * interval '1 hour'
   from orders where id % 5 in (1, 2, 3, 4)`,
  `insert into order_status_updates (order_id, status, created_at)
   select id, 'FULFILLED', created_at + interval '15 days' + id % 300 * interval '1 hour' from orders where id % 5 in (2, 3, 4)`,
  `update orders set status = case when id % 5 = 1 then 'CANCELED' else 'FULFILLED' end, commission_paid = id % 10 in (2, 3, 4)
   where id % 5 in (1, 2, 3, 4)`,
  `insert into commission_transactions (rancher_id, type, amount, description, order_id, created_at)
   select rancher_id, 'CHARGE', commission_amount, 'Commission for order #' || id, id, created_at + interval '15 days'
   from orders where status = 'FULFILLED' order by commission_paid desc, id`,
  `insert into commission_transactions (rancher_id, type, amount, description, created_at)
   select rancher_id, 'PAYMENT', sum(commission_amount), 'Check', now() - rancher_id * interval '1 minute'
   from orders where commission_paid group by 1`,
  `update ranchers set current_balance = owed.amount
   from (select rancher_id, sum(commission_amount) as amount from orders
     where status = 'FULFILLED' and not commission_paid group by 1) owed
   where owed.rancher_id = ranchers.id`,
  'insert into conversations (order_id, customer_id, rancher_id, created_at) select id, customer_id, rancher_id, created_at from orders',
  `insert into favorites (user_id, rancher_id)
   select u.id, r.id from users u, generate_series(1, 10) n join ranchers r on r.id - (select min(id) from ranchers) = n
   where u.id <= 500`,
  `insert into audit_entries (action, actor_id, actor_name, record_type, record_id, record_name, created_at)
   select 'ORDER_MOVED', r.user_id, r.ranch_name, 'ORDER', o.id, 'Order #' || o.id, o.created_at
   from orders o join ranchers r on r.id = o.rancher_id`,
  `insert into mails (template, user_id, order_id, subject, state, attempts, created_at, sent_at)
   select 'orderPlaced', customer_id, id, 'Your order', 'SENT', 1, created_at, created_at from orders`,
  `insert into feedback (user_id, feedback, type, created_at)
   select id, 'More ranches near me, please', 'SUGGESTION', created_at from users where user_type = 'CUSTOMER'`,
];

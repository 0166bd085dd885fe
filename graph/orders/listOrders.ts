import type { Knex } from 'knex';
import type { OrderStatus } from '../../rules/vocabulary';
import type { Context } from '../context';
import { type KeysetOrder, newestFirst, sortedBy } from '../database/keyset';
import { contains } from '../database/like';
import { page, pagesBelow } from '../database/page';
import { idNumber } from '../ids';
import type { AdminOrderSort, AdminOrdersArgs } from '../resolverTypes.generated';
import type { OrderRow } from './Order';
import { withStatus } from './orderConditions';

type Statuses = { status?: readonly OrderStatus[] | null };

export const ordersOfCustomer = pagesBelow<OrderRow, Statuses>(newestFirst, ({ db }, customerId, { status }) =>
  withStatus(db('orders').where({ customerId }), status),
);

const ORDERS: Record<AdminOrderSort, KeysetOrder> = {
  NEWEST: newestFirst,
  OLDEST: sortedBy('createdAt', 'time', 'asc'),
  AMOUNT: sortedBy('amount', 'integer', 'desc'),
  AMOUNT_ASC: sortedBy('amount', 'integer', 'asc'),
  UPDATED: sortedBy('updatedAt', 'time', 'desc'),
};

/** Every order there is, for admins. */
export function allOrders({ db }: Context, args: AdminOrdersArgs, columns: string[]) {
  const query = withStatus(db('orders'), args.status);
  if (typeof args.rancherId === 'string') query.where('orders.rancherId', idNumber(args.rancherId, 'rancherId'));
  if (typeof args.customerId === 'string') query.where('orders.customerId', idNumber(args.customerId, 'customerId'));
  if (args.from) query.where('orders.createdAt', '>=', args.from);
  if (args.to) query.where('orders.createdAt', '<', args.to);
  if (args.search?.trim()) withMatch(query, args.search);
  const order = ORDERS[args.sort ?? 'NEWEST'];
  return page<OrderRow>(db, query, { columns, order, first: args.first, after: args.after });
}

/** Lists of ids rather than one `or` over two tables, which would read every order. */
function withMatch(query: Knex.QueryBuilder, search: string): void {
  const pattern = contains(search);
  const number = search.trim();
  query.whereRaw(
    `orders.id in (
       select id from orders where lower(customer_name || ' ' || customer_email) like ?
       union all
       select o.id from ranchers r join orders o on o.rancher_id = r.id where r.sort_name like ?
       union all
       select id from orders where id = ?
     )`,
    [pattern, pattern, /^\d{1,9}$/.test(number) ? Number(number) : null],
  );
}

import type { Knex } from 'knex';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { customerText } from '../accounts/listCustomers';
import type { Context } from '../context';
import { keptWhere } from '../database/reading/keptTotal';
import { type KeysetOrder, newestFirst, sortedBy } from '../database/reading/keyset';
import { page, pageArgs, pagesBelow } from '../database/reading/page';
import { digitsOf, searchTerms } from '../database/reading/searchTerms';
import type { AdminOrderSort, AdminOrdersArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/ids';
import type { OrderRow } from './Order';

type OwnFilter = { status?: readonly OrderStatus[] | null; rancherId?: string | null; updatedFrom?: Date | null };

export const ordersOfCustomer = pagesBelow<OrderRow, OwnFilter>(newestFirst, ({ db }, customerId, filter) => {
  const query = withStatus(db('orders').whereRaw('customer_id = ?', [customerId]), filter.status);
  return withUpdatedFrom(withRancher(query, filter.rancherId), filter.updatedFrom);
});

/** No statuses means all of them, as in every filter that takes a list. */
export function withStatus(query: Knex.QueryBuilder, statuses?: readonly OrderStatus[] | null): Knex.QueryBuilder {
  return statuses?.length ? query.whereRaw('orders.status = any(?)', [[...statuses]]) : query;
}

/** Orders that changed at or after a moment, for programs that keep a copy. */
export function withUpdatedFrom(query: Knex.QueryBuilder, moment?: Date | null): Knex.QueryBuilder {
  return moment ? query.whereRaw('orders.updated_at >= ?', [moment]) : query;
}

function withRancher(query: Knex.QueryBuilder, rancherId?: string | null): Knex.QueryBuilder {
  if (typeof rancherId !== 'string') return query;
  return query.whereRaw('orders.rancher_id = ?', [idNumber(rancherId, 'rancherId')]);
}

const ORDERS: Record<AdminOrderSort, KeysetOrder> = {
  NEWEST: newestFirst,
  OLDEST: sortedBy('createdAt', 'time', 'asc'),
  AMOUNT: sortedBy('amount', 'integer', 'desc'),
  AMOUNT_ASC: sortedBy('amount', 'integer', 'asc'),
  UPDATED: sortedBy('updatedAt', 'time', 'desc'),
};

/** All orders, for admins. */
export function allOrders({ db }: Context, args: AdminOrdersArgs, columns: string[]) {
  const query = withRancher(withStatus(db('orders'), args.status), args.rancherId);
  if (typeof args.customerId === 'string') {
    query.whereRaw('orders.customer_id = ?', [idNumber(args.customerId, 'customerId')]);
  }
  if (args.from) query.whereRaw('orders.created_at >= ?', [args.from]);
  if (args.to) query.whereRaw('orders.created_at < ?', [args.to]);
  withUpdatedFrom(query, args.updatedFrom);
  if (args.search?.trim()) withMatch(query, args.search);
  const order = ORDERS[args.sort ?? 'NEWEST'];
  const { status, ...narrowing } = args;
  const kept = keptWhere('orders', narrowing, status);
  return page<OrderRow>(db, query, { columns, order, kept, ...pageArgs(args) });
}

/** Collects one array of ids from several indexes. An `or` over several tables, or a join, would read every order. */
function withMatch(query: Knex.QueryBuilder, search: string): void {
  const { text, orderId, phone, zipCode, place } = searchTerms(search);
  query.whereRaw(
    `orders.id = any(array(
       select id from orders where lower(customer_name || ' ' || customer_email) like ?
       union all
       select o.id from ranchers r join orders o on o.rancher_id = r.id where r.sort_name like ?
       union all
       select id from orders where id = ?
       union all
       select id from orders where ${digitsOf('customer_phone')} like ?
       union all
       select id from orders where left(customer_zip, 5) = ?
       union all
       select o.id from users u join orders o on o.customer_id = u.id
       where u.user_type = 'CUSTOMER' and ${customerText('u')} like ?
     ))`,
    [text, text, orderId, phone, zipCode, place],
  );
}

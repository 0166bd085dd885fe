import type { Knex } from 'knex';
import { ORDER_TYPE, type OrderStatus } from '../../rules/vocabulary';
import type { Context } from '../context';
import { newestFirst } from '../database/keyset';
import { contains } from '../database/like';
import { page, pagesBelow } from '../database/page';
import { idNumber } from '../ids';
import type { AdminOrdersArgs } from '../resolverTypes.generated';
import type { OrderRow } from './Order';

type Statuses = { status?: readonly OrderStatus[] | null };

export const ordersOfCustomer = pagesBelow<OrderRow, Statuses>(newestFirst, ({ db }, customerId, { status }) =>
  withStatus(db('orders').where({ customerId }), status),
);

type RanchArgs = Statuses & { search?: string | null; archived: boolean };

export const ordersOfRanch = pagesBelow<OrderRow, RanchArgs>(newestFirst, ({ db }, rancherId, args) => {
  const query = withStatus(db('orders').where({ rancherId }), args.status);
  query.whereRaw(args.archived ? 'archived_at is not null' : 'archived_at is null');
  return args.search ? query.where((any) => matchesCustomer(any, args.search!)) : query;
});

/** Every order there is, for admins. */
export function allOrders({ db }: Context, args: AdminOrdersArgs, columns: string[]) {
  const query = withStatus(db('orders'), args.status);
  if (typeof args.rancherId === 'string') query.where('orders.rancherId', idNumber(args.rancherId, 'rancherId'));
  if (typeof args.customerId === 'string') query.where('orders.customerId', idNumber(args.customerId, 'customerId'));
  if (args.from) query.where('orders.createdAt', '>=', args.from);
  if (args.to) query.where('orders.createdAt', '<', args.to);
  if (args.search?.trim()) withMatch(query, args.search);
  return page<OrderRow>(db, query, { columns, order: newestFirst, first: args.first, after: args.after });
}

function withStatus(query: Knex.QueryBuilder, statuses?: readonly OrderStatus[] | null): Knex.QueryBuilder {
  return statuses ? query.whereRaw('orders.status = any(?)', [[...statuses]]) : query;
}

function matchesCustomer(any: Knex.QueryBuilder, search: string): void {
  any.whereRaw("lower(customer_name || ' ' || customer_email) like ?", [contains(search)]);
  const types = ORDER_TYPE.values.filter((type) =>
    ORDER_TYPE.label(type).toLowerCase().includes(search.trim().toLowerCase()),
  );
  any.orWhereRaw('order_type = any(?)', [types]);
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

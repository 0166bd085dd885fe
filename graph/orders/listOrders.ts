import type { Knex } from 'knex';
import { ORDER_TYPE, type OrderStatus } from '../../rules/vocabulary';
import type { Context } from '../context';
import type { KeysetOrder } from '../database/keyset';
import { contains } from '../database/like';
import { page, pagesBelow } from '../database/page';
import { idNumber } from '../ids';
import type { AdminOrdersArgs } from '../resolverTypes.generated';
import type { OrderRow } from './Order';

const newestFirst: KeysetOrder = [
  { column: 'orders.createdAt', direction: 'desc', type: 'time' },
  { column: 'orders.id', direction: 'desc', type: 'integer' },
];

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
  if (args.rancherId) query.where('orders.rancherId', idNumber(args.rancherId, 'rancherId'));
  if (args.customerId) query.where('orders.customerId', idNumber(args.customerId, 'customerId'));
  if (args.from) query.where('orders.createdAt', '>=', args.from);
  if (args.to) query.where('orders.createdAt', '<', args.to);
  if (args.search) query.where((any) => matchesAnything(any, args.search!));
  const select = { columns: columns.map((column) => `orders.${column}`), order: newestFirst, first: args.first ?? 50 };
  return page<OrderRow>(db, query, { ...select, after: args.after });
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

function matchesAnything(any: Knex.QueryBuilder, search: string): void {
  any.whereRaw("lower(customer_name || ' ' || customer_email) like ?", [contains(search)]);
  any.orWhereRaw('orders.rancher_id in (select id from ranchers where sort_name like ?)', [contains(search)]);
  if (/^\d{1,9}$/.test(search.trim())) any.orWhere('orders.id', Number(search));
}

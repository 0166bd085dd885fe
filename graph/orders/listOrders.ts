import type { OrderStatus } from '../../rules/words/vocabulary';
import { customerText } from '../accounts/listCustomers';
import type { Context } from '../context';
import { type KeysetOrder, newestFirst, sortedBy } from '../database/reading/keyset';
import {
  type Filterable,
  type List,
  type ListBelow,
  type PageArgs,
  pageArgs,
  pagesBelow,
} from '../database/reading/page';
import { digitsOf, type SearchTerms, searchTerms } from '../database/reading/searchTerms';
import { whereCounted } from '../database/reading/storedCount';
import type { AdminOrderSort, AdminOrdersArgs, OrderSort } from '../resolverTypes.generated';
import { requireDuty } from '../schema/access';
import { idNumber } from '../schema/arguments';
import type { OrderRow } from './Order';

type OwnFilter = { status?: readonly OrderStatus[] | null; rancherId?: string | null; updatedFrom?: Date | null };

export const customerOrderList: ListBelow<OwnFilter> = {
  table: 'orders',
  order: () => newestFirst,
  where(query, customerId, { status, rancherId, updatedFrom }) {
    query.whereRaw(`customer_id = ${customerId}`);
    withStatus(query, status);
    withRancher(query, rancherId);
    withUpdatedFrom(query, updatedFrom);
  },
};

export const ordersOfCustomer = pagesBelow<OrderRow, OwnFilter>(customerOrderList);

/** Limits a query to orders with these statuses. No statuses means all, as in every filter that takes a list. */
export function withStatus(query: Filterable, statuses?: readonly OrderStatus[] | null): void {
  if (statuses?.length) query.whereRaw('orders.status = any(?)', [[...statuses]]);
}

/** Limits a query to orders that changed at or after a moment, for programs that sync a copy. */
export function withUpdatedFrom(query: Filterable, moment?: Date | null): void {
  if (moment) query.whereRaw('orders.updated_at >= ?', [moment]);
}

function withRancher(query: Filterable, rancherId?: string | null): void {
  if (typeof rancherId === 'string') {
    query.whereRaw('orders.rancher_id = ?', [idNumber(rancherId, 'rancherId')]);
  }
}

const ORDERS: Record<AdminOrderSort, KeysetOrder> = {
  NEWEST: newestFirst,
  OLDEST: sortedBy('createdAt', 'time', 'asc'),
  AMOUNT: sortedBy('amount', 'integer', 'desc'),
  AMOUNT_ASC: sortedBy('amount', 'integer', 'asc'),
  UPDATED: sortedBy('updatedAt', 'time', 'desc'),
};

/** Refuses to sort orders by amount without the MONEY duty, because that shows which ones cost more. Errors: FORBIDDEN. */
export function refuseSortByAmount(
  { viewer }: Pick<Context, 'viewer'>,
  sort: AdminOrderSort | OrderSort | null | undefined,
): void {
  if (viewer && sort?.startsWith('AMOUNT')) requireDuty(viewer, ['MONEY']);
}

/** Describes the list of all orders, for admins. Errors: FORBIDDEN. */
export function everyOrder(context: Pick<Context, 'viewer'>, args: AdminOrdersArgs): List {
  refuseSortByAmount(context, args.sort);
  const { status, ...otherFilters } = args;
  return {
    table: 'orders',
    order: ORDERS[args.sort ?? 'NEWEST'],
    where: (query) => withFilter(query, args),
    kept: whereCounted('orders', otherFilters, status),
    ...pageArgs(args),
  };
}

/** How long an order may be pending before admins see it as late. */
const LATE_AFTER = 3 * 86_400_000;

/** Describes the list of orders that have been pending for too long, oldest first. Orders start out as pending. */
export function everyLateOrder(args: PageArgs): List {
  const placedBefore = new Date(Date.now() - LATE_AFTER);
  return {
    table: 'orders',
    order: ORDERS.OLDEST,
    // Written out instead of bound, so that a prepared plan can use the index by status.
    where: (query) => query.whereRaw("orders.status = 'PENDING' and orders.created_at < ?", [placedBefore]),
    ...pageArgs(args),
  };
}

function withFilter(query: Filterable, args: AdminOrdersArgs): void {
  withStatus(query, args.status);
  withRancher(query, args.rancherId);
  if (typeof args.customerId === 'string') {
    query.whereRaw('orders.customer_id = ?', [idNumber(args.customerId, 'customerId')]);
  }
  if (args.from) query.whereRaw('orders.created_at >= ?', [args.from]);
  if (args.to) query.whereRaw('orders.created_at < ?', [args.to]);
  withUpdatedFrom(query, args.updatedFrom);
  const terms = searchTerms(args.search);
  if (terms) withMatch(query, terms);
}

/** Collects one array of ids from several indexes. An `or` over several tables, or a join, would read every order. */
function withMatch(query: Filterable, { text, orderId, phone, zipCode, place }: SearchTerms): void {
  query.whereRaw(
    `orders.id = any(array(
       select id from orders where search_form(lower(customer_name || ' ' || customer_email)) like ?
       union all
       select o.id from ranchers r join orders o on o.rancher_id = r.id where search_form(r.ranch_name) like ?
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

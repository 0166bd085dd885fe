import type { Knex } from 'knex';
import { ORDER_TYPE, type OrderStatus } from '../../rules/vocabulary';
import { contains } from '../database/like';

export function withStatus(query: Knex.QueryBuilder, statuses?: readonly OrderStatus[] | null): Knex.QueryBuilder {
  return statuses ? query.whereRaw('orders.status = any(?)', [[...statuses]]) : query;
}

/** By the customer as given with the order, or by the words for its type. */
export function matchesCustomer(any: Knex.QueryBuilder, search: string): void {
  any.whereRaw("lower(customer_name || ' ' || customer_email) like ?", [contains(search)]);
  const typed = search.trim().toLowerCase();
  const types = ORDER_TYPE.values.filter((type) => ORDER_TYPE.label(type).toLowerCase().includes(typed));
  any.orWhereRaw('order_type = any(?)', [types]);
}

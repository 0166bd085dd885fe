import type { Knex } from 'knex';
import type { Context } from '../context';
import { type KeysetOrder, newestFirst } from '../database/keyset';
import { type PageArgs, pagesBelow } from '../database/page';
import { badInput } from '../errors';
import { idNumber } from '../ids';
import type { OrderSort, RancherOrdersArgs } from '../resolverTypes.generated';
import type { OrderPage, OrderRow } from './Order';
import { matchesCustomer, withStatus } from './orderConditions';

type Filter = Omit<RancherOrdersArgs, 'first' | 'after' | 'sort'>;
type Select = PageArgs & { columns: readonly string[]; args: Filter & { sort?: OrderSort | null } };

/** What one screen can show of chosen orders. */
const MOST_IDS = 100;

/** Orders of a ranch, narrowed and sorted. Errors: BAD_USER_INPUT (ids, to, first, after). */
export async function ordersOfRanch(context: Context, ranchId: number, { args, ...rest }: Select): Promise<OrderPage> {
  const { sort, ...filter } = args;
  refuseOdd(filter);
  return listBy[sort ?? 'NEWEST'](context, ranchId, { ...rest, args: filter });
}

function refuseOdd({ ids, from, to }: Filter): void {
  if (ids && ids.length > MOST_IDS) throw badInput({ ids: `At most ${MOST_IDS} orders` });
  if (from && to && from >= to) throw badInput({ to: 'The end must be after the beginning' });
}

const listBy = {
  NEWEST: inOrder(newestFirst),
  OLDEST: inOrder([
    { column: 'createdAt', direction: 'asc', type: 'time' },
    { column: 'id', direction: 'asc', type: 'integer' },
  ]),
  UPDATED: inOrder([
    { column: 'updatedAt', direction: 'desc', type: 'time' },
    { column: 'id', direction: 'desc', type: 'integer' },
  ]),
  AMOUNT: inOrder([
    { column: 'amount', direction: 'desc', type: 'integer' },
    { column: 'id', direction: 'desc', type: 'integer' },
  ]),
  CUSTOMER: inOrder([
    { column: 'customerSortName', direction: 'asc', type: 'text' },
    { column: 'id', direction: 'asc', type: 'integer' },
  ]),
};

function inOrder(order: KeysetOrder) {
  return pagesBelow<OrderRow, Filter>(order, ({ db }, rancherId, filter) =>
    narrowed(db('orders').where({ rancherId }), filter),
  );
}

function narrowed(query: Knex.QueryBuilder, { ids, status, orderType, search, from, to, archived }: Filter) {
  withStatus(query, status);
  // Who names orders means those, wherever they are.
  if (ids) query.whereRaw('orders.id = any(?)', [ids.map((id) => idNumber(id, 'ids'))]);
  else query.whereRaw(archived ? 'archived_at is not null' : 'archived_at is null');
  if (orderType) query.whereRaw('order_type = any(?)', [[...orderType]]);
  if (from) query.where('createdAt', '>=', from);
  if (to) query.where('createdAt', '<', to);
  if (search?.trim()) query.where((any) => matchesCustomer(any, search));
  return query;
}

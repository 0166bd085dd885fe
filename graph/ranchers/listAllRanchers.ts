import type { Knex } from 'knex';
import type { Context } from '../context';
import { type KeysetOrder, newestFirst, sortedBy } from '../database/keyset';
import { contains } from '../database/like';
import { page } from '../database/page';
import type { AdminRancherSort, AdminRanchersArgs, RanchApproval } from '../resolverTypes.generated';
import type { RancherPage, RancherRow } from './Rancher';

const ORDERS: Record<AdminRancherSort, KeysetOrder> = {
  NAME: sortedBy('sortName', 'text', 'asc'),
  NAME_DESC: sortedBy('sortName', 'text', 'desc'),
  NEWEST: newestFirst,
  OLDEST: sortedBy('createdAt', 'time', 'asc'),
  BALANCE: sortedBy('currentBalance', 'bigint', 'desc'),
  RATE: sortedBy('shownRate', 'number', 'desc'),
};

/** Ranches in any state, for admins. */
export function listAllRanchers({ db }: Context, args: AdminRanchersArgs, columns: string[]): Promise<RancherPage> {
  const query = db('ranchers');
  if (args.search?.trim()) withMatch(query, args.search);
  if (args.approval) withApproval(query, args.approval);
  if (typeof args.hasBrokerAgreement === 'boolean') query.where('ranchers.hasBrokerAgreement', args.hasBrokerAgreement);
  // Written out, not bound: the index holds those that owe only, and a prepared plan must know that it may use it.
  if (typeof args.owes === 'boolean') query.whereRaw(`ranchers.current_balance ${args.owes ? '>' : '='} 0`);
  const order = ORDERS[args.sort ?? 'NAME'];
  return page<RancherRow>(db, query, { columns, order, first: args.first, after: args.after });
}

/** One state is asked for apart: an index of it holds the ranches in their order, which one of several states cannot. */
function withApproval(query: Knex.QueryBuilder, [first, ...others]: readonly RanchApproval[]): void {
  if (first && others.length === 0) query.where('ranchers.approval', first);
  else query.whereRaw('ranchers.approval = any(?)', [first ? [first, ...others] : []]);
}

/** Two lists of ids rather than one `or` over two tables, which would read every ranch. */
function withMatch(query: Knex.QueryBuilder, search: string): void {
  const pattern = contains(search);
  query.whereRaw(
    `ranchers.id in (
       select id from ranchers where search_text like ? and (sort_name like ? or lower(city || ' ' || state) like ?)
       union all
       select r.id from users u join ranchers r on r.user_id = u.id 
       where u.user_type = 'RANCHER' and lower(u.name || ' ' || u.email) like ?
     )`,
    [pattern, pattern, pattern, pattern],
  );
}

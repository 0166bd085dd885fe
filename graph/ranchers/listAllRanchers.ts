import type { Knex } from 'knex';
import type { Context } from '../context';
import { contains } from '../database/like';
import { page } from '../database/page';
import type { AdminRanchersArgs } from '../resolverTypes.generated';
import { ORDERS } from './listRanchers';
import type { RancherPage, RancherRow } from './Rancher';

/** Ranches in any state, for admins. */
export function listAllRanchers({ db }: Context, args: AdminRanchersArgs, columns: string[]): Promise<RancherPage> {
  const query = db('ranchers');
  if (args.search?.trim()) withMatch(query, args.search);
  if (args.approval) query.whereRaw('ranchers.approval = any(?)', [[...args.approval]]);
  if (typeof args.hasBrokerAgreement === 'boolean') query.where('ranchers.hasBrokerAgreement', args.hasBrokerAgreement);
  // Written out, not bound: the index holds those that owe only, and a prepared plan must know that it may use it.
  if (typeof args.owes === 'boolean') query.whereRaw(`ranchers.current_balance ${args.owes ? '>' : '='} 0`);
  const select = { columns: columns.map((column) => `ranchers.${column}`), order: ORDERS.NAME };
  return page<RancherRow>(db, query, { ...select, first: args.first, after: args.after });
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

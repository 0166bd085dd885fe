import type { Context } from '../context';
import type { KeysetOrder } from '../database/keyset';
import { contains } from '../database/like';
import { page } from '../database/page';
import type { AdminCustomersArgs } from '../resolverTypes.generated';
import type { UserPage, UserRow } from './User';

const newestFirst: KeysetOrder = [
  { column: 'users.createdAt', direction: 'desc', type: 'time' },
  { column: 'users.id', direction: 'desc', type: 'integer' },
];

const SEARCHED = "lower(name || ' ' || email || ' ' || phone || ' ' || city || ' ' || state)";

/** Customers, newest first, for admins. */
export function listCustomers({ db }: Context, args: AdminCustomersArgs, columns: string[]): Promise<UserPage> {
  // Written out, not bound: the index holds customers only, and a prepared plan must know that it may use it.
  const query = db('users').whereRaw("user_type = 'CUSTOMER'");
  if (args.search?.trim()) query.whereRaw(`${SEARCHED} like ?`, [contains(args.search)]);
  return page<UserRow>(db, query, { columns, order: newestFirst, first: args.first ?? 50, after: args.after });
}

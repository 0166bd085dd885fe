import type { Context } from '../context';
import { type KeysetOrder, newestFirst, sortedBy } from '../database/keyset';
import { contains } from '../database/like';
import { page } from '../database/page';
import type { AdminCustomersArgs, CustomerSort } from '../resolverTypes.generated';
import type { UserPage, UserRow } from './User';

/** Written out, not bound: the indexes hold customers only, and a prepared plan must know that it may use them. */
const ARE_CUSTOMERS = "user_type = 'CUSTOMER'";

const MATCH = `${ARE_CUSTOMERS} and lower(name || ' ' || email || ' ' || phone || ' ' || city || ' ' || state) like ?`;

const ORDERS: Record<CustomerSort, KeysetOrder> = {
  NEWEST: newestFirst,
  OLDEST: sortedBy('createdAt', 'time', 'asc'),
  NAME: sortedBy('sortName', 'text', 'asc'),
  NAME_DESC: sortedBy('sortName', 'text', 'desc'),
};

/** Customers, for admins. */
export function listCustomers({ db }: Context, args: AdminCustomersArgs, columns: string[]): Promise<UserPage> {
  const query = db('users').whereRaw(ARE_CUSTOMERS);
  // A list of ids rather than a condition: looking for few, PostgreSQL would go through all from the newest on.
  if (args.search?.trim()) query.whereRaw(`id in (select id from users where ${MATCH})`, [contains(args.search)]);
  const order = ORDERS[args.sort ?? 'NEWEST'];
  return page<UserRow>(db, query, { columns, order, first: args.first, after: args.after });
}

import type { Context } from '../context';
import { keptWhere } from '../database/reading/keptTotal';
import { type KeysetOrder, newestFirst, sortedBy } from '../database/reading/keyset';
import { contains } from '../database/reading/like';
import { type Filterable, type List, pageArgs, readList } from '../database/reading/page';
import { digitsOf, searchTerms } from '../database/reading/searchTerms';
import type { AdminCustomersArgs, CustomerSort } from '../resolverTypes.generated';
import type { UserPage, UserRow } from './User';

/** Written out instead of bound, so that a prepared plan can use the indexes, which only have customers. */
const ARE_CUSTOMERS = "user_type = 'CUSTOMER'";

/** The text that customers are searched by, exactly as the index has it. */
export const customerText = (users: string) =>
  `lower(${['name', 'email', 'phone', 'city', 'state'].map((column) => `${users}.${column}`).join(" || ' ' || ")})`;

const ORDERS: Record<CustomerSort, KeysetOrder> = {
  NEWEST: newestFirst,
  OLDEST: sortedBy('createdAt', 'time', 'asc'),
  NAME: sortedBy('sortName', 'text', 'asc'),
  NAME_DESC: sortedBy('sortName', 'text', 'desc'),
};

/** Customers, for admins. */
export const everyCustomer = (args: AdminCustomersArgs): List => ({
  table: 'users',
  order: ORDERS[args.sort ?? 'NEWEST'],
  where(query) {
    query.whereRaw(ARE_CUSTOMERS);
    if (args.search?.trim()) withMatch(query, args.search);
  },
  kept: keptWhere('users', args, ['CUSTOMER']),
  ...pageArgs(args),
});

export const listCustomers = ({ db }: Context, args: AdminCustomersArgs, columns: string[]): Promise<UserPage> =>
  readList<UserRow>(db, everyCustomer(args), columns);

/** Collects one array of ids. With a condition or a join, PostgreSQL would walk all customers from the newest on. */
function withMatch(query: Filterable, search: string): void {
  const { phone, zipCode, place } = searchTerms(search);
  query.whereRaw(
    `id = any(array(
       select u.id from users u where u.user_type = 'CUSTOMER' and ${customerText('u')} like ?
       union all
       select u.id from users u where u.user_type = 'CUSTOMER' and ${customerText('u')} like ?
       union all
       select id from users where ${digitsOf('phone')} like ?
       union all
       select id from users where left(zip_code, 5) = ?
     ))`,
    [contains(search), place, phone, zipCode],
  );
}

import { type KeysetOrder, newestFirst, sortedBy } from '../database/reading/keyset';
import { type Filterable, type List, pageArgs } from '../database/reading/page';
import { digitsOf, type SearchTerms, searchTerms } from '../database/reading/searchTerms';
import { whereCounted } from '../database/reading/storedCount';
import type { AdminCustomersArgs, CustomerSort } from '../resolverTypes.generated';

/** Contains the literal instead of a binding, so that a prepared plan can use the partial indexes on customers. */
const IS_CUSTOMER = "user_type = 'CUSTOMER'";

/** SQL: the text in which customers are searched, exactly as in the index. */
export const customerText = (users: string) =>
  `search_form(lower(${['name', 'email', 'phone', 'city', 'state'].map((column) => `${users}.${column}`).join(" || ' ' || ")}))`;

const ORDERS: Record<CustomerSort, KeysetOrder> = {
  NEWEST: newestFirst,
  OLDEST: sortedBy('createdAt', 'time', 'asc'),
  NAME: sortedBy('sortName', 'text', 'asc'),
  NAME_DESC: sortedBy('sortName', 'text', 'desc'),
};

export const everyCustomer = (args: AdminCustomersArgs): List => ({
  table: 'users',
  order: ORDERS[args.sort ?? 'NEWEST'],
  where(query) {
    query.whereRaw(IS_CUSTOMER);
    const terms = searchTerms(args.search);
    if (terms) withMatch(query, terms);
  },
  kept: whereCounted('users', args, ['CUSTOMER']),
  ...pageArgs(args),
});

/** Collects the ids in an array first. With a condition or a join, PostgreSQL would scan all customers, newest first. */
function withMatch(query: Filterable, { typed, phone, zipCode, place }: SearchTerms): void {
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
    [typed, place, phone, zipCode],
  );
}

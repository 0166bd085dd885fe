import type { Context } from '../context';
import { type KeysetOrder, newestFirst, sortedBy } from '../database/reading/keyset';
import { type Filterable, type List, pageArgs } from '../database/reading/page';
import { digitsOf, type SearchTerms, searchTerms } from '../database/reading/searchTerms';
import { whereCounted } from '../database/reading/storedCount';
import type { AdminRancherSort, AdminRanchersArgs, RanchApproval } from '../resolverTypes.generated';
import { requireDuty } from '../schema/access';

const ORDERS: Record<AdminRancherSort, KeysetOrder> = {
  NAME: sortedBy('sortName', 'text', 'asc'),
  NAME_DESC: sortedBy('sortName', 'text', 'desc'),
  NEWEST: newestFirst,
  OLDEST: sortedBy('createdAt', 'time', 'asc'),
  BALANCE: sortedBy('currentBalance', 'bigint', 'desc'),
  RATE: sortedBy('shownRate', 'number', 'desc'),
};

const ABOUT_MONEY: readonly AdminRancherSort[] = ['BALANCE', 'RATE'];

/** Describes the list of all ranches, for admins. Filtering or sorting by money needs the MONEY duty too. Errors: FORBIDDEN. */
export function everyRanch({ viewer }: Pick<Context, 'viewer'>, args: AdminRanchersArgs): List {
  const isAboutMoney = typeof args.owes === 'boolean' || (args.sort && ABOUT_MONEY.includes(args.sort));
  if (isAboutMoney && viewer) requireDuty(viewer, ['MONEY']);
  const { approval, ...otherFilters } = args;
  return {
    table: 'ranchers',
    order: ORDERS[args.sort ?? 'NAME'],
    where: (query) => withFilter(query, args),
    kept: whereCounted('ranchers', otherFilters, approval),
    ...pageArgs(args),
  };
}

function withFilter(query: Filterable, args: AdminRanchersArgs): void {
  const terms = searchTerms(args.search);
  if (terms) withMatch(query, terms);
  if (args.approval?.length) withApproval(query, args.approval);
  if (typeof args.renamed === 'boolean') query.whereRaw(`ranchers.pending_name is ${args.renamed ? 'not ' : ''}null`);
  if (typeof args.hasBrokerAgreement === 'boolean') {
    query.whereRaw('ranchers.has_broker_agreement = ?', [args.hasBrokerAgreement]);
  }
  // Written out instead of bound, so that a prepared plan can use the index, which only has ranches that owe.
  if (typeof args.owes === 'boolean') query.whereRaw(`ranchers.current_balance ${args.owes ? '>' : '<='} 0`);
}

/** A single state gets its own condition, because an index has the ranches of one state in order. */
function withApproval(query: Filterable, states: readonly RanchApproval[]): void {
  if (states.length === 1) query.whereRaw('ranchers.approval = ?', [...states]);
  else query.whereRaw('ranchers.approval = any(?)', [[...states]]);
}

/** Collects one array of ids from several indexes. An `or` over two tables, or a join, would read every ranch. */
function withMatch(query: Filterable, { typed, phone, zipCode, place }: SearchTerms): void {
  query.whereRaw(
    `ranchers.id = any(array(
       select id from ranchers where search_form(search_text) like ?
         and (search_form(ranch_name) like ? or search_form(lower(city || ' ' || state)) like ?)
       union all
       select id from ranchers where search_form(lower(city || ' ' || state)) like ?
       union all
       select id from ranchers where zip_code = ?
       union all
       select r.id from users u join ranchers r on r.user_id = u.id
       where u.user_type = 'RANCHER' and search_form(lower(u.name || ' ' || u.email)) like ?
       union all
       select r.id from users u join ranchers r on r.user_id = u.id where ${digitsOf('u.phone')} like ?
     ))`,
    [typed, typed, typed, place, zipCode, typed, phone],
  );
}

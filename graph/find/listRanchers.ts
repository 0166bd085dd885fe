import type { Knex } from 'knex';
import { STATE_NAMES, stateName } from '../../rules/words/states';
import { withReady, withShare } from '../animals/nextHarvest';
import type { Context } from '../context';
import { decodeCursor, isBackwards, type KeysetOrder, sizeOf, withoutFirst } from '../database/reading/keyset';
import { type Computed, type Filterable, type List, pageArgs, pageQuery, rowsOf } from '../database/reading/page';
import { prepared } from '../database/reading/prepared';
import { type SearchTerms, searchTerms } from '../database/reading/searchTerms';
import { whereCounted } from '../database/reading/storedCount';
import { badInput } from '../errors';
import { around, type Circle, circleOf, withinCircle, withinMiles, withReach } from '../places/around';
import type { OrderType, QueryRanchersArgs, RancherFilter, RancherSort } from '../resolverTypes.generated';
import { boundByCost, refreshCosts, withCost, withLowestOffer } from './ranchCosts';

const id = { column: 'ranchers.id', type: 'integer' } as const;
const by = {
  name: { column: 'ranchers.sortName', direction: 'asc', type: 'text' },
  price: { column: 'ranchers.lowestOffer', direction: 'asc', type: 'bigint' },
  rating: { column: 'ranchers.shownRating', direction: 'desc', type: 'number' },
  reviews: { column: 'ranchers.reviewCount', direction: 'desc', type: 'integer' },
  created: { column: 'ranchers.createdAt', direction: 'desc', type: 'time' },
  distance: { column: 'ranchers.nearness', direction: 'asc', type: 'number' },
  ready: { column: 'ranchers.ready', direction: 'asc', type: 'integer' },
  cost: { column: 'ranchers.cost', direction: 'asc', type: 'bigint' },
  /** 0 for a ranch that the viewer bought from, else 1. */
  known: { column: 'ranchers.known', direction: 'asc', type: 'integer' },
} as const;

const ORDERS: Record<RancherSort, KeysetOrder> = {
  NAME: [by.name, { ...id, direction: 'asc' }],
  PRICE: [by.price, { ...id, direction: 'asc' }],
  RATING: [by.rating, by.reviews, { ...id, direction: 'desc' }],
  NEWEST: [by.created, { ...id, direction: 'desc' }],
  DISTANCE: [by.distance, { ...id, direction: 'asc' }],
  SOONEST: [by.ready, { ...id, direction: 'asc' }],
  LOWEST_COST: [by.cost, { ...id, direction: 'asc' }],
};

/** The arguments of a list, with the facts about the viewer that it depends on: their home and the ranches they bought from. */
type ForViewer = QueryRanchersArgs & { home?: Circle | null; bought?: number[] };

/** Looks up the viewer's home and purchases, but only if the sort or a requested field depends on them. */
export async function withViewer(
  context: Context,
  args: QueryRanchersArgs,
  isRequested: (field: string) => boolean,
): Promise<ForViewer> {
  const { filter, sort } = args;
  const sortsByHome = !sort || sort === 'DISTANCE' || sort === 'LOWEST_COST';
  const asksHome = !filter?.near && (sortsByHome || isRequested('distanceMiles') || isRequested('trueCost'));
  if (!asksHome && sort) return args;
  const { home, bought } = await readFamily(context);
  return { ...args, ...(asksHome && { home }), ...(!sort && bought.length > 0 && { bought }) };
}

type Family = { home: Circle | null; bought: number[] };

/** Reads a customer's home, if their profile has a known ZIP code, and the ranches that fulfilled an order of theirs. */
async function readFamily({ db, viewer }: Context): Promise<Family> {
  if (viewer?.userType !== 'CUSTOMER') return { home: null, bought: [] };
  const sql = `
    select latitude, longitude, array(
      select distinct rancher_id from orders where customer_id = users.id and status = 'FULFILLED' order by 1) as bought
    from users left join zip_codes on zip_codes.zip_code = left(users.zip_code, 5) where users.id = ?`;
  type Read = { latitude: number | null; longitude: number | null; bought: number[] };
  const [family] = await prepared<Read>(db, { sql, bindings: [viewer.id] });
  const { latitude = null, longitude = null, bought = [] } = family ?? {};
  return { bought, home: latitude === null || longitude === null ? null : { latitude, longitude, miles: null } };
}

/** The approved ranches that match a filter: without a sort, first those that the viewer bought from. */
export async function ranchesAround(
  { db }: Pick<Context, 'db'>,
  { home = null, bought = [], ...args }: ForViewer,
): Promise<List> {
  const circle = await circleFor(db, args, home);
  const list = listOf(args, circle);
  if (list.order === ORDERS.PRICE || list.order === ORDERS.LOWEST_COST) await refreshCosts(db);
  const bound = (part: List) => boundByPlace(db, part, { circle, filter: args.filter });
  // A cursor from before the viewer's first purchase continues the list without bought ranches first.
  const continuesPlainList = [args.after, args.before].some((cursor) => cursor && decodeCursor(list.order, cursor));
  return bought.length === 0 || continuesPlainList ? bound(list) : boughtFirst(db, list, { bought, bound });
}

const circleFor = (db: Knex, { filter }: QueryRanchersArgs, home: Circle | null = null) =>
  filter?.near ? circleOf(db, filter.near) : home;

/** Lists all approved ranches that match a filter, for a map. Errors: BAD_USER_INPUT. */
export const ranchesOnMap = async (db: Knex, filter: RancherFilter | null): Promise<List> =>
  listOf({ filter }, await circleFor(db, { filter }));

function listOf(args: QueryRanchersArgs, circle: Circle | null): List {
  const { near, ...filter } = args.filter ?? {};
  const sort = args.sort ?? (circle ? 'DISTANCE' : 'NAME');
  if (sort === 'DISTANCE' && !circle) throw badInput({ sort: 'Sorting by distance needs a ZIP code' });
  const isAnywhere = (circle?.miles ?? null) === null && !near?.methods?.length;
  const placed = circle ? around(circle) : undefined;
  return {
    table: 'ranchers',
    computed: COMPUTED[sort]?.(placed, filter) ?? placed,
    order: ORDERS[sort],
    where(query) {
      query.whereRaw("ranchers.approval = 'APPROVED'");
      if (circle) withinCircle(query, circle);
      withFilter(query, filter);
      if (circle && near?.methods?.length) withReach(query, circle, near.methods);
    },
    kept: isAnywhere ? whereCounted('ranchers', filter, ['APPROVED']) : undefined,
    ...pageArgs(args),
    first: args.first ?? 24,
  };
}

type Place = { circle: Circle | null; filter: RancherFilter | null | undefined };

/** Limits the ranches that are sorted by what depends on a place to those that can be on the page. */
async function boundByPlace(db: Knex, list: List, { circle, filter }: Place): Promise<List> {
  if (list.order === ORDERS.LOWEST_COST) return boundByCost(db, list, { circle, sizes: filter?.orderSizes ?? [] });
  if (!circle || list.order !== ORDERS.DISTANCE || isSelective(filter)) return list;
  const miles = await extentOf(db, { ...list, computed: around(circle, 'walked') });
  return miles === null ? list : { ...list, bound: (query) => withinMiles(query, circle, miles) };
}

type Bought = { bought: number[]; bound: (list: List) => Promise<List> };

/** Sorts only the ranches that the viewer bought from and as many others as the page can have. */
async function boughtFirst(db: Knex, list: List, { bought, bound }: Bought): Promise<List> {
  const order = [by.known, ...list.order];
  const others = await bound({
    ...list,
    ...cursorsAmongOthers(order, list),
    where(query) {
      list.where(query);
      query.whereRaw('ranchers.id <> all(?)', [bought]);
    },
  });
  const query = rowsOf(db, others);
  others.bound?.(query);
  const found = await prepared<{ id: number }>(db, pageQuery(query, { columns: ['ranchers.id'], ...others }));
  const ids = [...bought, ...found.map(({ id: other }) => other)];
  const { sql, bindings, columns } = list.computed ?? { sql: 'select * from ranchers', bindings: [], columns: [] };
  const known = `select ranchers.*, case when ranchers.id = any(?) then 0 else 1 end as known from (${sql}) as ranchers`;
  return {
    ...{ ...list, order, computed: { sql: known, bindings: [bought, ...bindings], columns } },
    bound: (sorted) => sorted.whereRaw('ranchers.id = any(?)', [ids]),
  };
}

/** Translates cursors to the list of other ranches. Drops a cursor at a bought ranch: all the others come after it. */
function cursorsAmongOthers(order: KeysetOrder, { after, before }: List): Pick<List, 'after' | 'before'> {
  const place = (cursor: string | null | undefined) => {
    const found = cursor ? withoutFirst(order, cursor) : undefined;
    return found?.first === 1 ? found.rest : null;
  };
  return { after: place(after), before: place(before) };
}

/** Adds the column to sort by, for sorts that use more than the ranch's own row. */
const COMPUTED: Partial<Record<RancherSort, (ranches: Computed | undefined, filter: RancherFilter) => Computed>> = {
  SOONEST: withReady,
  PRICE: (ranches, { orderSizes }) => withLowestOffer(ranches, orderSizes ?? []),
  LOWEST_COST: (ranches, { orderSizes }) => withCost(ranches, orderSizes ?? []),
};

/** Returns whether indexes find the few ranches that match, so that sorting them is cheaper than walking from the nearest. */
function isSelective(filter?: RancherFilter | null): boolean {
  const { search, zipPrefix, states, near } = filter ?? {};
  const methods = new Set(near?.methods);
  return Boolean(
    search?.trim() || zipPrefix || states?.length || (methods.size === 1 && methods.has('LOCAL_DELIVERY')),
  );
}

/** Returns the distance of the farthest ranch on a page of the nearest. Null if it goes beyond the ranches walked. */
async function extentOf(db: Knex, walked: List): Promise<number | null> {
  if (isBackwards(walked)) return null;
  const near = pageQuery(rowsOf(db, walked), { columns: [], ...walked }).clearOrder();
  const extent = db.from(near.as('near')).select(db.raw('max(nearness) as miles, count(*) as rows'));
  const [found] = await prepared<{ miles: number; rows: number }>(db, extent);
  return found && found.rows > sizeOf(walked) ? found.miles : null;
}

function withFilter(query: Filterable, filter: RancherFilter): void {
  const { search, zipPrefix, states, orderSizes, qualities, hasShare, readyBy } = filter;
  const terms = searchTerms(search, 'filter.search');
  if (terms) withMatch(query, terms);
  if (zipPrefix) query.whereRaw('ranchers.zip_code like ?', [`${checkedPrefix(zipPrefix)}%`]);
  if (states?.length) query.whereRaw('ranchers.state = any(?)', [checkedStates(states)]);
  if (orderSizes?.length) query.whereRaw(`(${[...new Set(orderSizes)].map(sells).join(' or ')})`);
  if (hasShare || readyBy) withShare(query, { readyBy, orderSizes: orderSizes ?? [] });
  for (const quality of new Set(qualities)) query.whereRaw(`ranchers.is_${quality.toLowerCase()}`);
}

/** Matches the text as typed, or a place such as 'waco, tx', which the index has as 'waco texas'. */
function withMatch(query: Filterable, { typed, place }: SearchTerms): void {
  query.whereRaw(
    `ranchers.id = any(array(
       select id from ranchers where search_form(search_text) like ?
       union all
       select id from ranchers where search_form(search_text) like ?
     ))`,
    [typed, place],
  );
}

const sold = (share: string) =>
  `(ranchers.offer_${share} and (ranchers.sells_by_animal or ranchers.${share}_price > 0))`;

const SELLS: Partial<Record<OrderType, string>> = {
  QUARTER_COW: sold('quarter_cow'),
  HALF_COW: sold('half_cow'),
  WHOLE_COW: sold('whole_cow'),
};

function sells(size: OrderType): string {
  const condition = SELLS[size];
  if (!condition) throw badInput({ 'filter.orderSizes': 'You can only filter by quarter, half and whole cows' });
  return condition;
}

function checkedStates(states: readonly string[]): string[] {
  const max = STATE_NAMES.length;
  if (states.length > max) throw badInput({ 'filter.states': `At most ${max} states` });
  return states.map((state) => stateName(state) ?? '');
}

function checkedPrefix(prefix: string): string {
  if (!/^\d{1,5}$/.test(prefix)) throw badInput({ 'filter.zipPrefix': 'One to five digits' });
  return prefix;
}

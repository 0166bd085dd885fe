import type { Knex } from 'knex';
import { cowShareOf } from '../../rules/cowShares';
import { LIMITS } from '../../rules/limits';
import { STATE_NAMES, stateName } from '../../rules/states';
import type { Context } from '../context';
import type { KeysetOrder } from '../database/keyset';
import { contains } from '../database/like';
import { page } from '../database/page';
import { around, circleOf } from '../delivery/around';
import { keepReaching } from '../delivery/reaching';
import { badInput } from '../errors';
import type {
  OrderType,
  QueryRanchersArgs,
  RancherFilter,
  RancherSort,
  RanchQuality,
} from '../resolverTypes.generated';
import type { RancherPage, RancherRow } from './Rancher';

const id = { column: 'ranchers.id', type: 'integer' } as const;
const by = {
  name: { column: 'ranchers.sortName', direction: 'asc', type: 'text' },
  price: { column: 'ranchers.startingPrice', direction: 'asc', type: 'integer' },
  rating: { column: 'ranchers.shownRating', direction: 'desc', type: 'number' },
  reviews: { column: 'ranchers.reviewCount', direction: 'desc', type: 'integer' },
  created: { column: 'ranchers.createdAt', direction: 'desc', type: 'time' },
  distance: { column: 'ranchers.distanceMiles', direction: 'asc', type: 'number' },
} as const;

const ORDERS: Record<RancherSort, KeysetOrder> = {
  NAME: [by.name, { ...id, direction: 'asc' }],
  PRICE: [by.price, { ...id, direction: 'asc' }],
  RATING: [by.rating, by.reviews, { ...id, direction: 'desc' }],
  NEWEST: [by.created, { ...id, direction: 'desc' }],
  DISTANCE: [by.distance, { ...id, direction: 'asc' }],
};

/** The approved ranches that pass a filter. Errors: BAD_USER_INPUT. */
export async function listRanchers({ db }: Context, args: QueryRanchersArgs, columns: string[]): Promise<RancherPage> {
  const { near, ...filter } = args.filter ?? {};
  const sort = args.sort ?? (near ? 'DISTANCE' : 'NAME');
  if (sort === 'DISTANCE' && !near) throw badInput({ sort: 'Sorting by distance needs a ZIP code' });
  const circle = near && (await circleOf(db, near));
  const query = (circle ? around(db, circle) : db('ranchers')).whereRaw("ranchers.approval = 'APPROVED'");
  narrow(query, filter);
  if (near?.methods?.length) keepReaching(query, near.methods);
  const shown = near ? [...columns, 'distanceMiles'] : columns;
  const select = { columns: shown.map((column) => `ranchers.${column}`), order: ORDERS[sort] };
  return page<RancherRow>(db, query, { ...select, first: args.first ?? 24, after: args.after });
}

function narrow(query: Knex.QueryBuilder, { search, zipPrefix, states, orderSizes, qualities }: RancherFilter): void {
  if (search?.trim()) query.where('ranchers.searchText', 'like', contains(checkedSearch(search)));
  if (zipPrefix) query.where('ranchers.zipCode', 'like', `${checkedPrefix(zipPrefix)}%`);
  if (states?.length) query.whereRaw('ranchers.state = any(?)', [checkedStates(states)]);
  if (orderSizes?.length) query.where((any) => sellsAnyOf(any, new Set(orderSizes)));
  for (const quality of new Set(qualities)) query.where(`ranchers.${FLAGS[quality]}`, true);
}

const FLAGS: Record<RanchQuality, string> = {
  GRASS_FED: 'isGrassFed',
  GRAIN_FINISHED: 'isGrainFinished',
  ORGANIC: 'isOrganic',
};

function sellsAnyOf(any: Knex.QueryBuilder, sizes: Set<OrderType>): void {
  for (const size of sizes) {
    const share = size === 'SELECT_CUTS' ? undefined : cowShareOf(size);
    if (!share) throw badInput({ 'filter.orderSizes': 'Only quarter, half and whole cows can be asked for' });
    any.orWhere((sells) =>
      sells.where(`ranchers.${share.offerField}`, true).where(`ranchers.${share.priceField}`, '>', 0),
    );
  }
}

function checkedSearch(search: string): string {
  if (search.length > LIMITS.search) throw badInput({ 'filter.search': `At most ${LIMITS.search} characters` });
  return search;
}

function checkedStates(states: readonly string[]): string[] {
  const most = STATE_NAMES.length;
  if (states.length > most) throw badInput({ 'filter.states': `At most ${most} states` });
  return states.map((state) => stateName(state) ?? '');
}

function checkedPrefix(prefix: string): string {
  if (!/^\d{1,5}$/.test(prefix)) throw badInput({ 'filter.zipPrefix': 'One to five digits' });
  return prefix;
}

import { badInput } from '../errors';
import type { OrderType, RancherSort, RanchQuality } from '../resolverTypes.generated';
import type { RestRanchersQueryVariables } from './ranchers.generated';
import type { RestRequest } from './row';
import { understand } from './spelling';

type Query = RestRequest['query'];

/** How far around a ZIP code is looked, in miles, where it is not said. */
const USUAL_MILES = 100;

/** The filters of the screen as parameters of the query string. Errors: BAD_USER_INPUT. */
export function readRancherFilter({ query }: RestRequest): Pick<RestRanchersQueryVariables, 'filter' | 'sort'> {
  const { search, zipPrefix, states } = query;
  const orderSizes = readWords<OrderType>('OrderType', 'orderSizes', query);
  const qualities = readWords<RanchQuality>('RanchQuality', 'qualities', query);
  const [sort] = readWords<RancherSort>('RancherSort', 'sort', query);
  return { filter: { search, zipPrefix, states: listOf(states), orderSizes, qualities, near: readNear(query) }, sort };
}

/** Fields of the filter, as messages of the graph name them, and the parameters that they come from. */
export const FILTER_NAMES = {
  'filter.search': 'search',
  'filter.zipPrefix': 'zipPrefix',
  'filter.orderSizes': 'orderSizes',
  'filter.near.zipCode': 'nearZip',
  'filter.near.miles': 'withinMiles',
};

function readNear({ nearZip, withinMiles }: Query) {
  if (!nearZip && !withinMiles) return undefined;
  const miles = Number(withinMiles || USUAL_MILES);
  if (!Number.isFinite(miles)) throw badInput({ withinMiles: 'withinMiles must be a number of miles' });
  return { zipCode: nearZip ?? '', miles };
}

function readWords<Value extends string>(enumName: string, name: string, query: Query): Value[] {
  return listOf(query[name]).map((word) => {
    const value = understand(enumName, word);
    if (!value) throw badInput({ [name]: `${name} does not know ${word}` });
    return value as Value;
  });
}

function listOf(words = ''): string[] {
  const list = words.split(',').map((word) => word.trim());
  return list.filter(Boolean);
}

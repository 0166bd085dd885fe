import { badInput } from '../errors';
import type { OrderType, RancherSort, RanchQuality, ShippingMethod } from '../resolverTypes.generated';
import { optional, parameters } from './openapi/parameters';
import type { RestRanchersQueryVariables } from './ranchers.generated';
import { listOf, readWords } from './readWords';
import type { RestRequest } from './row';

type Query = RestRequest['query'];

/** How far around a ZIP code is looked, in miles, where it is not said. */
const USUAL_MILES = 100;

export const RANCHER_PARAMETERS = {
  ...parameters({
    search: 'RancherFilter.search',
    zipPrefix: 'RancherFilter.zipPrefix',
    states: 'RancherFilter.states',
    orderSizes: 'RancherFilter.orderSizes',
    qualities: 'RancherFilter.qualities',
    sort: 'Query.ranchers(sort:)',
  }),
  ...optional(
    parameters({ nearZip: 'NearInput.zipCode', withinMiles: 'NearInput.miles', methods: 'NearInput.methods' }),
  ),
};

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
  'filter.near.methods': 'methods',
};

function readNear(query: Query) {
  const { nearZip, withinMiles } = query;
  const methods = readWords<ShippingMethod>('ShippingMethod', 'methods', query);
  if (!nearZip && !withinMiles && methods.length === 0) return undefined;
  const miles = Number(withinMiles || USUAL_MILES);
  if (!Number.isFinite(miles)) throw badInput({ withinMiles: 'withinMiles must be a number of miles' });
  return { zipCode: nearZip ?? '', miles, methods: methods.length > 0 ? methods : undefined };
}

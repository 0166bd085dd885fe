import type { OrderSort, OrderStatus, OrderType } from '../resolverTypes.generated';
import { parameters } from './openapi/parameters';
import type { RestOrderTableQueryVariables } from './orders.generated';
import { readBoolean } from './readBoolean';
import { readTime } from './readTime';
import { readWords } from './readWords';
import type { RestRequest } from './row';

export const ORDER_PARAMETERS = parameters({
  status: 'Rancher.orders(status:)',
  orderType: 'Rancher.orders(orderType:)',
  search: 'Rancher.orders(search:)',
  from: 'Rancher.orders(from:)',
  to: 'Rancher.orders(to:)',
  archived: 'Rancher.orders(archived:)',
  sort: 'Rancher.orders(sort:)',
});

/** The filters of the orders screen as parameters of the query string. Errors: BAD_USER_INPUT. */
export function readOrderFilter({ query }: RestRequest): Omit<RestOrderTableQueryVariables, 'first' | 'after'> {
  const [sort] = readWords<OrderSort>('OrderSort', 'sort', query);
  return {
    status: some(readWords<OrderStatus>('OrderStatus', 'status', query)),
    orderType: some(readWords<OrderType>('OrderType', 'orderType', query)),
    search: query.search,
    from: readTime('from', query),
    to: readTime('to', query),
    archived: readBoolean('archived', query),
    sort,
  };
}

const some = <Value>(values: Value[]) => (values.length > 0 ? values : undefined);

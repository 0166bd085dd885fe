import type { OrderStatus } from '../../../../rules/words/vocabulary';
import { oneOf, pageNumber, readState } from '../../../address/codecs';
import { type OrderFilters, orderFilters, orderVariables } from '../orderUrlParams';

export const PAGE_SIZE = 5;

/** The statuses that the table can filter by. Without a filter it shows all orders, including canceled ones. */
export const STATUSES: readonly OrderStatus[] = ['PENDING', 'CONTACTED', 'FULFILLED'];

export const TABLE_URL_PARAMS = { ...orderFilters, status: oneOf(STATUSES, undefined), page: pageNumber() };

/** Returns the query variables for the table's orders, without the page size. */
export const tableVariables = ({ status, ...filters }: OrderFilters & { status: OrderStatus | undefined }) => ({
  status,
  ...orderVariables(filters),
});

export const firstPageOf = <Variables>(variables: Variables) => ({ ...variables, first: PAGE_SIZE });

export function firstTableOrders(params: URLSearchParams) {
  const { page: _page, ...filters } = readState(TABLE_URL_PARAMS, params);
  return firstPageOf(tableVariables(filters));
}

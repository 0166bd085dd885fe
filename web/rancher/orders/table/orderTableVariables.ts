import type { OrderStatus } from '../../../../rules/words/vocabulary';
import { oneOf, pageNumber, readState } from '../../../address/codecs';
import { type OrderFilters, orderFilters, orderVariables } from '../orderAddress';

export const PAGE_SIZE = 5;

/** The statuses that the table can be narrowed to. Without one it shows all orders, canceled ones too. */
export const STATUSES: readonly OrderStatus[] = ['PENDING', 'CONTACTED', 'FULFILLED'];

export const TABLE_ADDRESS = { ...orderFilters, status: oneOf(STATUSES, undefined), page: pageNumber() };

/** The table's orders as variables of the graph, without the size of a page. */
export const tableVariables = ({ status, ...filters }: OrderFilters & { status: OrderStatus | undefined }) => ({
  status,
  ...orderVariables(filters),
});

/** The first page of them. */
export const firstPageOf = <Variables>(variables: Variables) => ({ ...variables, first: PAGE_SIZE });

/** The orders that an address shows at first. */
export function firstTableOrders(params: URLSearchParams) {
  const { page: _page, ...filters } = readState(TABLE_ADDRESS, params);
  return firstPageOf(tableVariables(filters));
}

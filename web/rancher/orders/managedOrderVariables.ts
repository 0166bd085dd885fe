import { oneOf, readState } from '../../address/codecs';
import { type OrderFilters, orderFilters, orderVariables } from './orderAddress';
import { ORDER_TAB_NAMES, type OrderTabName, orderTab } from './orderTabs';

const PAGE = 25;

export const MANAGED_ADDRESS = { ...orderFilters, status: oneOf(ORDER_TAB_NAMES, 'all') };

/** The ranch's orders as variables of the graph, without the size of a page. */
export const managedOrderVariables = ({ status, ...filters }: OrderFilters & { status: OrderTabName }) => ({
  status: orderTab(status).statuses,
  ...orderVariables(filters),
});

/** The first page of them. */
export const firstPageOf = <Variables>(variables: Variables) => ({ ...variables, first: PAGE });

/** The orders that an address shows at first. */
export const firstManagedOrders = (params: URLSearchParams) =>
  firstPageOf(managedOrderVariables(readState(MANAGED_ADDRESS, params)));

import { oneOf, readState } from '../../address/codecs';
import { ORDER_TAB_NAMES, type OrderTabName, orderTab } from './orderTabs';
import { type OrderFilters, orderFilters, orderVariables } from './orderUrlParams';

const PAGE_SIZE = 25;

export const MANAGED_URL_PARAMS = { ...orderFilters, status: oneOf(ORDER_TAB_NAMES, 'all') };

/** Returns the query variables for the ranch's orders, without the page size. */
export const managedOrderVariables = ({ status, ...filters }: OrderFilters & { status: OrderTabName }) => ({
  status: orderTab(status).statuses,
  ...orderVariables(filters),
});

export const firstPageOf = <Variables>(variables: Variables) => ({ ...variables, first: PAGE_SIZE });

export const firstManagedOrders = (params: URLSearchParams) =>
  firstPageOf(managedOrderVariables(readState(MANAGED_URL_PARAMS, params)));

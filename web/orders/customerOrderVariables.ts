import { statusesIn } from '../../rules/orders/orderStatus';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { oneOf, text } from '../address/codecs';
import type { CustomerOrderCounts_userFragment } from './CustomerOrderCounts.generated';

export type Counts = CustomerOrderCounts_userFragment['orderCounts'];

interface CustomerTab {
  /** The tab's value in the URL. */
  value: string;
  label: string;
  /** Undefined for the tab of all orders, including canceled ones. */
  statuses?: OrderStatus[];
  /** The name of the count of the tab's orders. */
  counted: keyof Counts;
}

export const ALL_ORDERS: CustomerTab = { value: 'all', label: 'All', counted: 'total' };

export const CUSTOMER_TABS: readonly CustomerTab[] = [
  ALL_ORDERS,
  { value: 'pending', label: 'Pending', statuses: statusesIn('pending'), counted: 'pending' },
  { value: 'in-progress', label: 'In Progress', statuses: statusesIn('inProgress'), counted: 'inProgress' },
  { value: 'completed', label: 'Completed', statuses: statusesIn('fulfilled'), counted: 'fulfilled' },
];

const PAGE = 10;

export const ORDERS_URL_PARAMS = {
  status: oneOf(
    CUSTOMER_TABS.map(({ value }) => value),
    ALL_ORDERS.value,
  ),
  /** The ID of a linked order. If set, the page shows only that order. */
  order: text(),
};

export const customerTab = (status: string) => CUSTOMER_TABS.find(({ value }) => value === status) ?? ALL_ORDERS;

/** Returns the query variables of a tab's first page. A family sees what its own orders cost. */
export const customerOrderVariables = ({ statuses }: CustomerTab) => ({
  status: statuses,
  first: PAGE,
  withMoney: true,
});

export const firstCustomerOrders = (params: URLSearchParams) =>
  customerOrderVariables(customerTab(ORDERS_URL_PARAMS.status.read(params.getAll('status'))));

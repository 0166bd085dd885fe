import { statusesIn } from '../../../rules/orders/orderStatus';
import type { OrderStatus } from '../../../rules/words/vocabulary';
import { paths } from '../../paths';

interface OrderTab {
  label: string;
  /** The statuses that the tab shows. Undefined for all orders, including canceled ones. */
  statuses?: OrderStatus[];
  /** The name of its count in the query ManagedOrderCounts. */
  count: 'all' | 'pending' | 'inProgress' | 'completed';
}

/** The tabs of the orders page, by their name in the URL. */
const TABS = {
  all: { label: 'All', count: 'all' },
  pending: { label: 'Pending', statuses: statusesIn('pending'), count: 'pending' },
  'in-progress': { label: 'In Progress', statuses: statusesIn('inProgress'), count: 'inProgress' },
  completed: { label: 'Completed', statuses: statusesIn('fulfilled'), count: 'completed' },
} satisfies Record<string, OrderTab>;

export type OrderTabName = keyof typeof TABS;

export const ORDER_TAB_NAMES = Object.keys(TABS) as OrderTabName[];

export const orderTab = (name: OrderTabName): OrderTab => TABS[name];

export const ordersUrl = (tab: OrderTabName) => `${paths.rancherOrders}?status=${tab}`;

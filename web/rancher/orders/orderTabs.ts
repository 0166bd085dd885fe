import { statusesIn } from '../../../rules/orders/orderStatus';
import type { OrderStatus } from '../../../rules/words/vocabulary';
import { paths } from '../../paths';

interface OrderTab {
  label: string;
  /** The statuses that the tab shows. Undefined for all orders, including canceled ones. */
  statuses?: OrderStatus[];
  /** The count on the tab. Only tabs that the ranch has to act on have one. */
  count?: 'pending' | 'inProgress';
}

/** The tabs of the orders page, by their name in the URL. */
const TABS = {
  all: { label: 'All' },
  pending: { label: 'Pending', statuses: statusesIn('pending'), count: 'pending' },
  'in-progress': { label: 'In Progress', statuses: statusesIn('inProgress'), count: 'inProgress' },
  completed: { label: 'Completed', statuses: statusesIn('fulfilled') },
} satisfies Record<string, OrderTab>;

export type OrderTabName = keyof typeof TABS;

export const ORDER_TAB_NAMES = Object.keys(TABS) as OrderTabName[];

export const orderTab = (name: OrderTabName): OrderTab => TABS[name];

export const ordersUrl = (tab: OrderTabName) => `${paths.rancherOrders}?status=${tab}`;

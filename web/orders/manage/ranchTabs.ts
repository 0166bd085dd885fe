import { STATUS_GROUPS } from '../../../rules/orderStatus';
import type { OrderStatus } from '../../../rules/vocabulary';
import { paths } from '../../paths';

interface RanchTab {
  /** As it stands in the address. */
  value: string;
  label: string;
  /** The orders it shows; without it all of them, canceled ones too. */
  statuses?: OrderStatus[];
  /** Only what waits for the ranch is counted. */
  count?: 'pending' | 'inProgress';
}

export const ranchTabs: readonly RanchTab[] = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending', statuses: [...STATUS_GROUPS.pending], count: 'pending' },
  { value: 'in-progress', label: 'In Progress', statuses: [...STATUS_GROUPS.inProgress], count: 'inProgress' },
  { value: 'completed', label: 'Completed', statuses: [...STATUS_GROUPS.completed] },
];

export function ranchTab(value: string | null): RanchTab {
  return ranchTabs.find((tab) => tab.value === value) ?? ranchTabs[0]!;
}

/** Where the orders of a tab are listed. */
export const ordersAddress = (tab: 'pending' | 'in-progress' | 'completed') => `${paths.rancherOrders}?status=${tab}`;

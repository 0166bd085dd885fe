import { STATUS_GROUPS } from '../../rules/orderStatus';
import type { OrderStatus } from '../../rules/vocabulary';
import { paths } from '../paths';

interface CustomerTab {
  /** As it stands in the address. */
  value: string;
  label: string;
  /** The orders it shows; without it all of them, canceled ones too. */
  statuses?: OrderStatus[];
  /** Which figure counts them. */
  counted: 'total' | 'pending' | 'inProgress' | 'fulfilled';
}

export const customerTabs: readonly CustomerTab[] = [
  { value: 'all', label: 'All', counted: 'total' },
  { value: 'pending', label: 'Pending', statuses: [...STATUS_GROUPS.pending], counted: 'pending' },
  { value: 'in-progress', label: 'In Progress', statuses: [...STATUS_GROUPS.inProgress], counted: 'inProgress' },
  { value: 'completed', label: 'Completed', statuses: [...STATUS_GROUPS.completed], counted: 'fulfilled' },
];

export function customerTab(value: string | null): CustomerTab {
  return customerTabs.find((tab) => tab.value === value) ?? customerTabs[0]!;
}

export function tabAddress({ value }: CustomerTab): string {
  return value === 'all' ? paths.customerOrders : `${paths.customerOrders}?status=${value}`;
}

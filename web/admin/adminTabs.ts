import type { DayRange } from '../../rules/time/dayRange';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { inAddress } from '../address/codecs';
import { paths } from '../paths';

/** The tabs of the admin panel in their order. `searches` names what the search above them looks through. */
export const adminTabs = [
  { value: 'today', label: 'Today', searches: 'ranchers' },
  { value: 'commissions', label: 'Commission Management', searches: 'ranchers' },
  { value: 'pending', label: 'Pending Approval', searches: 'ranchers' },
  { value: 'approved', label: 'Approved Ranchers', searches: 'ranchers' },
  { value: 'orders', label: 'Orders', searches: 'orders' },
  { value: 'customers', label: 'Customers', searches: 'customers' },
  { value: 'requests', label: 'Payment Requests', searches: undefined },
  { value: 'ranchers', label: 'All Ranchers', searches: 'ranchers' },
  { value: 'analytics', label: 'Analytics', searches: undefined },
  { value: 'reviews', label: 'Reviews', searches: undefined },
  { value: 'feedback', label: 'Feedback', searches: undefined },
  { value: 'reports', label: 'Reported Messages', searches: undefined },
  { value: 'audit', label: 'Audit Log', searches: 'names' },
] as const;

export type AdminTab = (typeof adminTabs)[number];

export interface AdminTabProps {
  /** Empty if everything is listed. */
  search: string;
}

/** Admins start at what waits for them. */
const firstTab = adminTabs[0];

/** The tab that an address names, or the first one. */
export const adminTabOf = (named: string | null | undefined): AdminTab['value'] =>
  (adminTabs.find(({ value }) => value === named) ?? firstTab).value;

export const adminTabPath = (value: AdminTab['value']) => `${paths.admin}?tab=${value}`;

/** The list of the orders of these days, of one status or of all. */
export function adminOrdersPath({ first, last }: DayRange, status?: OrderStatus): string {
  const path = `${adminTabPath('orders')}&from=${first}&to=${last}`;
  return status ? `${path}&status=${inAddress(status)}` : path;
}

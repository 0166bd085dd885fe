import { paths } from '../paths';

/** The sheets of the admin panel in their order, and what the search over them looks through. */
export const adminTabs = [
  { value: 'commissions', label: 'Commission Management', searches: 'ranchers' },
  { value: 'pending', label: 'Pending Approval', searches: 'ranchers' },
  { value: 'approved', label: 'Approved Ranchers', searches: 'ranchers' },
  { value: 'orders', label: 'Orders', searches: 'orders' },
  { value: 'customers', label: 'Customers', searches: 'customers' },
  { value: 'analytics', label: 'Analytics', searches: undefined },
  { value: 'feedback', label: 'Feedback', searches: undefined },
  { value: 'audit', label: 'Audit Log', searches: 'names' },
] as const;

export type AdminTab = (typeof adminTabs)[number];

export interface AdminTabProps {
  /** Empty when everything is to be listed. */
  search: string;
}

/** New ranches wait for an answer, so that is where an admin starts. */
const firstTab = adminTabs[1];

export const adminTabOf = (value: string | null): AdminTab => adminTabs.find((tab) => tab.value === value) ?? firstTab;

export const adminTabPath = (value: AdminTab['value']) => `${paths.admin}?tab=${value}`;

import type { Duty } from '../../rules/accounts/duties';
import type { DayRange } from '../../rules/time/dayRange';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { toUrlValue } from '../address/codecs';
import { paths } from '../paths';

/** An admin sees a tab with one of its duties. `searches` names what the search field searches there. */
export const adminTabs = [
  {
    value: 'commissions',
    group: 'Ranchers and orders',
    label: 'Commission Management',
    searches: 'ranchers',
    duties: ['MONEY'],
  },
  { value: 'pending', label: 'Pending Approval', searches: 'ranchers', duties: ['RANCH'] },
  { value: 'approved', label: 'Approved Ranchers', searches: 'ranchers', duties: ['RANCH', 'MONEY'] },
  { value: 'orders', label: 'Orders', searches: 'orders', duties: ['ORDERS', 'MONEY'] },
  { value: 'customers', label: 'Customers', searches: 'customers', duties: ['ORDERS', 'MONEY'] },
  { value: 'today', group: 'Overview', label: 'Today', searches: 'ranchers', duties: ['ORDERS', 'RANCH', 'MONEY'] },
  { value: 'requests', label: 'Payment Requests', searches: undefined, duties: ['MONEY'] },
  { value: 'ranchers', label: 'All Ranchers', searches: 'ranchers', duties: ['RANCH', 'MONEY'] },
  { value: 'analytics', label: 'Analytics', searches: undefined, duties: ['MONEY'] },
  { value: 'cases', label: 'Something Is Wrong', searches: undefined, duties: ['ORDERS'] },
  { value: 'audit', group: 'Our team', label: 'Audit Log', searches: 'names', duties: ['PEOPLE'] },
  { value: 'team', label: 'Team', searches: undefined, duties: ['PEOPLE'] },
] as const;

export type AdminTab = (typeof adminTabs)[number];

export interface AdminTabProps {
  /** The search text. Empty if nothing is searched for. */
  search: string;
}

/** Returns the tabs for an admin with these duties. Every admin has the tab Today. */
export const adminTabsFor = (heldDuties: readonly Duty[]): AdminTab[] =>
  adminTabs.filter(({ duties }) => duties.some((duty) => heldDuties.includes(duty)));

/** Returns the tab that the URL names, or Pending Approval. */
export const adminTabOf = (named: string | null | undefined): AdminTab['value'] =>
  adminTabs.find(({ value }) => value === named)?.value ?? 'pending';

/** Returns the tab to open of those that the viewer's duties include: the one that the URL names, or their first. */
export function openTabOf(tabs: readonly AdminTab[], named: string | null | undefined): AdminTab['value'] {
  const requested = adminTabOf(named);
  return (tabs.find(({ value }) => value === requested) ?? tabs[0])?.value ?? requested;
}

export const adminTabPath = (value: AdminTab['value']) => `${paths.admin}?tab=${value}`;

export function adminOrdersPath({ first, last }: DayRange, status?: OrderStatus): string {
  const path = `${adminTabPath('orders')}&from=${first}&to=${last}`;
  return status ? `${path}&status=${toUrlValue(status)}` : path;
}

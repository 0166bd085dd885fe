import { labels } from '../words/labels';
import type { UserType } from '../words/vocabulary';

export type ApiScope =
  | 'RANCHERS_READ'
  | 'ORDERS_READ'
  | 'COMMISSIONS_READ'
  | 'ANALYTICS_READ'
  | 'ORDERS_WRITE'
  | 'HERD_READ'
  | 'HERD_WRITE';
export const API_SCOPE = labels<ApiScope>({
  RANCHERS_READ: 'Read ranches',
  ORDERS_READ: 'Read orders',
  COMMISSIONS_READ: 'Read commission',
  ANALYTICS_READ: 'Read analytics',
  ORDERS_WRITE: 'Move orders',
  HERD_READ: 'Read the herd',
  HERD_WRITE: 'Manage the herd',
});

/** The scopes that a person can use. Only admins see the platform's figures. */
export const scopesFor = (userType: UserType | undefined) =>
  API_SCOPE.values.filter((scope) => scope !== 'ANALYTICS_READ' || userType === 'ADMIN');

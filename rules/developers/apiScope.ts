import { labels } from '../words/labels';
import type { UserType } from '../words/vocabulary';

export type ApiScope =
  | 'RANCHERS_READ'
  | 'ORDERS_READ'
  | 'COMMISSIONS_READ'
  | 'ANALYTICS_READ'
  | 'ORDERS_WRITE'
  | 'HERD_READ'
  | 'HERD_WRITE'
  | 'MESSAGES_READ'
  | 'MESSAGES_WRITE'
  | 'REVIEWS_READ'
  | 'REVIEWS_WRITE';
export const API_SCOPE = labels<ApiScope>({
  RANCHERS_READ: 'Read ranches',
  ORDERS_READ: 'Read orders',
  COMMISSIONS_READ: 'Read commission',
  ANALYTICS_READ: 'Read analytics',
  ORDERS_WRITE: 'Move orders',
  HERD_READ: 'Read the herd',
  HERD_WRITE: 'Manage the herd',
  MESSAGES_READ: 'Read messages',
  MESSAGES_WRITE: 'Send messages',
  REVIEWS_READ: 'Read reviews',
  REVIEWS_WRITE: 'Answer reviews',
});

/** The scopes that some people can't use: only admins have analytics, and only ranches and families have messages. */
const NOT_FOR: Partial<Record<UserType, readonly ApiScope[]>> = {
  ADMIN: ['MESSAGES_READ', 'MESSAGES_WRITE'],
  RANCHER: ['ANALYTICS_READ'],
  CUSTOMER: ['ANALYTICS_READ'],
};

export const scopesFor = (userType: UserType | undefined) =>
  API_SCOPE.values.filter((scope) => !userType || !NOT_FOR[userType]?.includes(scope));

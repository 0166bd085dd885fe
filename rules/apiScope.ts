import { labels } from './labels';

export type ApiScope = 'RANCHERS_READ' | 'ORDERS_READ' | 'COMMISSIONS_READ' | 'ANALYTICS_READ' | 'ORDERS_WRITE';
export const API_SCOPE = labels<ApiScope>({
  RANCHERS_READ: 'Read ranches',
  ORDERS_READ: 'Read orders',
  COMMISSIONS_READ: 'Read commission',
  ANALYTICS_READ: 'Read analytics',
  ORDERS_WRITE: 'Move orders',
});

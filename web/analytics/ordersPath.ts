import type { DayRange } from '../../rules/dayRange';
import type { OrderStatus } from '../../rules/vocabulary';
import { adminTabPath } from '../platform/adminTabs';

/** The list of the orders of these days, of one status or of all. */
export function ordersPath({ first, last }: DayRange, status?: OrderStatus): string {
  const path = `${adminTabPath('orders')}&from=${first}&to=${last}`;
  return status ? `${path}&status=${status.toLowerCase()}` : path;
}

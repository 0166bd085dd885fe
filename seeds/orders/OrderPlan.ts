import type { OrderStatus } from '../../rules/words/vocabulary';
import type { SeededCustomer } from '../customers/insertCustomers';
import type { SeededRanch } from '../ranches/insertRanches';

/** Who ordered where and when, and the status now. */
export type OrderPlan = { customer: SeededCustomer; ranch: SeededRanch; daysAgo: number; status: OrderStatus };

export type Market = { customers: SeededCustomer[]; ranches: SeededRanch[]; now: Date };

import type { Quarters } from '../../rules/herd/quarters';
import type { OrderStatus, ShippingMethod } from '../../rules/words/vocabulary';
import type { SeededCustomer } from '../customers/insertCustomers';
import type { SeededRanch } from '../ranches/insertRanches';

/** An order to insert: who ordered where and when, and its current status. */
export type OrderPlan = {
  customer: SeededCustomer;
  ranch: SeededRanch;
  daysAgo: number;
  status: OrderStatus;
  /** When the order got its status. By default it takes the usual time. */
  movedDaysAgo?: number;
  share?: OrderedShare;
};

/** A share of an animal or of the next one, and how the family gets it. */
export type OrderedShare = { quarters: Quarters; price: number; shippingMethod: ShippingMethod };

export type Market = { customers: SeededCustomer[]; ranches: SeededRanch[]; now: Date };

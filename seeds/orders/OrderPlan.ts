import type { OrderStatus } from '../../rules/vocabulary';
import type { PlantedCustomer } from '../customers/plantCustomers';
import type { PlantedRanch } from '../ranches/plantRanches';

/** Who ordered where, when, and how far it has come. */
export type OrderPlan = { customer: PlantedCustomer; ranch: PlantedRanch; daysAgo: number; status: OrderStatus };

export type Market = { customers: PlantedCustomer[]; ranches: PlantedRanch[]; now: Date };

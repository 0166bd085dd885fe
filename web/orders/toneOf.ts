import type { OrderStatus } from '../../rules/vocabulary';

/** The color of a status: the tones of the ui carry the names of the statuses. */
export const toneOf = (status: OrderStatus) => status.toLowerCase() as Lowercase<OrderStatus>;

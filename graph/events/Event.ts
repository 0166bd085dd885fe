import type { Page } from '../database/page';
import type { EventType, OrderStatus } from '../resolverTypes.generated';

/** A row of `events`. The database writes it with the fact that it tells of. */
export type EventRow = {
  /** Its place among all events; what the graph calls its id. */
  position: number;
  type: EventType;
  rancherId: number;
  orderId: number | null;
  status: OrderStatus | null;
  amount: number;
  transactionId: number | null;
  createdAt: string;
};

export type EventPage = Page<EventRow>;

import type { EventType } from '../../rules/eventType';
import type { OrderStatus } from '../../rules/vocabulary';
import type { KeysetOrder } from '../database/keyset';
import type { Page } from '../database/page';
import type { Projection } from '../database/projection';

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

export const eventColumns = [
  'position',
  'type',
  'rancherId',
  'orderId',
  'status',
  'amount',
  'transactionId',
  'createdAt',
] satisfies (keyof EventRow)[];

export type EventPage = Page<EventRow>;

export const eventProjection: Projection = { always: ['position'], needs: { id: [] } };

/** No two events share a position. */
export const inLine: KeysetOrder = [{ column: 'position', direction: 'asc', type: 'bigint' }];

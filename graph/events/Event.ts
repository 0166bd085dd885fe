import type { EventType } from '../../rules/developers/eventType';
import type { OrderStatus } from '../../rules/words/vocabulary';
import type { KeysetOrder } from '../database/reading/keyset';
import type { Page } from '../database/reading/page';

/** A row of `events`. A trigger writes it in the transaction of the change that it reports. */
export type EventRow = {
  /** The event's place among all events. This is its id in GraphQL. */
  position: number;
  type: EventType;
  rancherId: number;
  orderId: number | null;
  status: OrderStatus | null;
  /** May be negative for types that can raise or lower a balance. */
  amount: number;
  transactionId: number | null;
  animalId: number | null;
  claimId: number | null;
  conversationId: number | null;
  messageId: number | null;
  reviewId: number | null;
  complaintId: number | null;
  createdAt: string;
  /** The trace of the change. Null before traces were stored, and for changes that have none. */
  traceparent: string | null;
};

export const eventColumns = [
  'position',
  'type',
  'rancherId',
  'orderId',
  'status',
  'amount',
  'transactionId',
  'animalId',
  'claimId',
  'conversationId',
  'messageId',
  'reviewId',
  'complaintId',
  'createdAt',
  'traceparent',
] satisfies (keyof EventRow)[];

export type EventPage = Page<EventRow>;

/** No two events share a position. */
export const byPosition: KeysetOrder = [{ column: 'position', direction: 'asc', type: 'bigint' }];

/** Whether a positive amount raises (1), lowers (-1) or keeps (0) the balance. */
const SIGN: Partial<Record<EventType, -1 | 0 | 1>> = {
  COMMISSION_CHARGED: 1,
  COMMISSION_ADJUSTED: 1,
  COMMISSION_PAID: -1,
  COMMISSION_CREDITED: -1,
  COMMISSION_PAYMENT_REQUESTED: 0,
  ORDER_PAYMENT_RECORDED: 1,
};

/** Returns how an event changes a balance, or null if its type has nothing to do with one. */
export function changeOf({ type, amount }: Pick<EventRow, 'type' | 'amount'>): number | null {
  const sign = SIGN[type];
  return sign === undefined ? null : sign * amount || 0;
}

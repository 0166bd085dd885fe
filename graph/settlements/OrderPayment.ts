import type { ModelObject } from 'objection';
import type { OrderPaymentKind, OrderPaymentMethod } from '../../rules/settlement/settlementWords';
import { Model } from '../database/Model';
import type { OrderParty } from '../orders/Order';

/** A payment or refund of a family. The database refuses to change or delete rows, and computes `orders.received`. */
export class OrderPayment extends Model {
  static override tableName = 'order_payments';

  declare id: number;
  declare orderId: number;
  declare rancherId: number;
  declare kind: OrderPaymentKind;
  declare method: OrderPaymentMethod;
  declare amount: number;
  declare receivedOn: string;
  declare note: string | null;
  /** The share whose deposit was paid. */
  declare claimId: number | null;
  /** The complaint that a refund makes right. */
  declare complaintId: number | null;
  declare recordedBy: Exclude<OrderParty, 'CUSTOMER'>;
  /** What the ranch had received by then, and what was due. The database computes both. Null before weighing. */
  declare readonly receivedThen: number;
  declare readonly balanceDueThen: number | null;
  declare idempotencyKey: string | null;
  declare createdAt: string;
}

export type OrderPaymentRow = ModelObject<OrderPayment>;

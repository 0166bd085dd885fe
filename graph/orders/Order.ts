import type { ModelObject } from 'objection';
import type { CancelTerms } from '../../rules/orders/cancelTerms';
import type { OtherCharge } from '../../rules/settlement/settle';
import type { WeightBasis } from '../../rules/settlement/settlementWords';
import type { ItemType, OrderStatus, OrderType, ShippingMethod } from '../../rules/words/vocabulary';
import { Model } from '../database/Model';
import type { Page } from '../database/reading/page';

export class Order extends Model {
  static override tableName = 'orders';
  static override jsonAttributes = ['charges', 'cancelTerms'];

  declare id: number;
  declare customerId: number;
  declare rancherId: number;
  declare customerName: string;
  declare customerEmail: string;
  declare customerPhone: string;
  declare customerZip: string;
  declare orderType: OrderType;
  declare shippingMethod: ShippingMethod;
  declare shippingFee: number;
  declare shippingAddress: string | null;
  declare status: OrderStatus;
  /** What the ranch bills, without delivery. */
  declare amount: number;
  /** The part of the amount that is fees and charges. */
  declare billedFees: number;
  /** The rest of it, on which commission is due. The database computes it. */
  declare goods: number;
  declare commissionRate: number;
  declare commissionAmount: number;
  declare commissionPaid: boolean;
  declare notes: string;
  declare privateNotes: string | null;
  declare handoverDay: string | null;
  declare archivedAt: string | null;
  /** The version of the terms that the family accepted by sending it. Null for orders from before the terms. */
  declare termsVersion: string | null;
  /** The terms of the ranch when it was placed, for when its family cancels. */
  declare cancelTerms: CancelTerms | null;
  declare idempotencyKey: string | null;
  declare requestHash: string | null;
  /** The total of the last revision. Null before the first revision. */
  declare settledTotal: number | null;
  /** Payments minus refunds. The database computes it. */
  declare received: number;
  /** What the ranch keeps of it after a cancellation. The database sums it up. */
  declare kept: number;
  /** When the order's balance became due. */
  declare owedSince: string | null;
  declare remindedAt: string | null;
  /** The charges and discounts of the next revision. */
  declare charges: OtherCharge[];
  /** The amount due, 0 until `owedSince` is set. The database computes it. */
  declare owes: number;
  declare createdAt: string;
  declare updatedAt: string;
}

export class OrderItem extends Model {
  static override tableName = 'order_items';

  declare id: number;
  declare orderId: number;
  declare productId: number | null;
  declare variantId: number | null;
  declare type: ItemType;
  declare name: string;
  declare variantName: string | null;
  declare quantity: number;
  declare price: number;
  declare weight: number | null;
  declare size: string | null;
  declare imageUrl: string | null;
  /** How a share without an animal is sold by weight. Null for a fixed price, and for products. */
  declare basis: WeightBasis | null;
  declare pricePerPound: number | null;
  declare settledTenths: number | null;
}

/** The side that moved an order. */
export type OrderParty = 'CUSTOMER' | 'RANCH' | 'PLATFORM';

export class OrderStatusUpdate extends Model {
  static override tableName = 'order_status_updates';

  declare id: number;
  declare orderId: number;
  declare status: OrderStatus;
  declare notes: string;
  /** Null for moves from before this was recorded. */
  declare movedBy: OrderParty | null;
  /** The person at the ranch who moved the order. Null if another side moved it, or before this was recorded. */
  declare moverId: number | null;
  declare createdAt: string;
}

export type OrderRow = ModelObject<Order>;
export type OrderPage = Page<OrderRow>;
export type OrderItemRow = ModelObject<OrderItem>;

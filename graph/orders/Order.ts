import type { ModelObject } from 'objection';
import type { ItemType, OrderStatus, OrderType, ShippingMethod } from '../../rules/vocabulary';
import { Model } from '../database/Model';
import type { Page } from '../database/page';
import type { Projection } from '../database/projection';

export class Order extends Model {
  static override tableName = 'orders';

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
  declare amount: number;
  declare commissionRate: number;
  declare commissionAmount: number;
  declare commissionPaid: boolean;
  declare notes: string;
  declare archivedAt: string | null;
  declare idempotencyKey: string | null;
  declare requestHash: string | null;
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
}

export class OrderStatusUpdate extends Model {
  static override tableName = 'order_status_updates';

  declare id: number;
  declare orderId: number;
  declare status: OrderStatus;
  declare notes: string;
  declare createdAt: string;
}

export type OrderRow = ModelObject<Order>;
export type OrderPage = Page<OrderRow>;
export type OrderItemRow = ModelObject<OrderItem>;
export type OrderStatusUpdateRow = ModelObject<OrderStatusUpdate>;

export const orderProjection: Projection = {
  always: ['id', 'customerId', 'rancherId', 'status'],
  needs: {
    rancher: [],
    customer: ['customerName', 'customerEmail', 'customerPhone', 'customerZip'],
    items: [],
    statusUpdates: [],
    nextStatuses: [],
    archived: ['archivedAt'],
  },
};

import type { OrderLines_orderFragment } from './OrderLines.generated';
import { PriceLines } from './PriceLines';

/** The items of an order as they were when it was sent, and the delivery fee of that time. */
export function OrderLines({ order }: { order: OrderLines_orderFragment }) {
  const { items, status, shippingMethod: method, shippingFee: fee } = order;
  return <PriceLines lines={items} delivery={{ method, fee }} isFinal={status === 'FULFILLED'} isOrder />;
}

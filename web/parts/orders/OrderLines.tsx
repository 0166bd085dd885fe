import type { OrderLines_orderFragment } from './OrderLines.generated';
import { PriceLines } from './PriceLines';

/** Shows the items and the delivery fee of an order as they were when it was sent. */
export function OrderLines({ order }: { order: OrderLines_orderFragment }) {
  const { items, status, shippingMethod: method, shippingFee: fee } = order;
  return <PriceLines lines={items} delivery={{ method, fee }} isFinal={status === 'FULFILLED'} isOrder />;
}

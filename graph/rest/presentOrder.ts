import type { Shape } from './openapi/Schema';
import { list, named, object } from './openapi/shape';
import type { Rest_orderCommissionFragment, Rest_orderFragment } from './orders.generated';

type Order = Rest_orderFragment & Partial<Rest_orderCommissionFragment>;

/** An order as REST has it: flat ids, lines as `productDetails`, amounts in cents. */
export function presentOrder({ items, amount, rancher, statusUpdates, ...order }: Order) {
  const { contact, ...ranch } = rancher;
  return {
    ...order,
    customerId: order.customer.id,
    rancherId: ranch.id,
    orderAmount: amount,
    productDetails: items,
    rancher: { ...ranch, user: contact },
    statusUpdates: statusUpdates.map((update) => ({ ...update, orderId: order.id })),
  };
}

export function orderShape(of: Shape<Order>): Shape<ReturnType<typeof presentOrder>> {
  const { items, amount, rancher, statusUpdates, ...order } = of.properties;
  const { contact, ...ranch } = rancher.properties;
  const shape = object(
    {
      ...order,
      customerId: order.customer.properties.id,
      rancherId: ranch.id,
      orderAmount: amount,
      productDetails: items,
      rancher: object({ ...ranch, user: contact }),
      statusUpdates: list(object({ ...statusUpdates.items.properties, orderId: order.id })),
    },
    of,
  );
  return named('commissionAmount' in order ? 'SoldOrder' : 'Order', shape);
}

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

import type { Rest_orderCommissionFragment, Rest_orderFragment } from './orders.generated';

type Order = Rest_orderFragment & Partial<Rest_orderCommissionFragment>;

/** An order as REST has it: flat ids, lines as `productDetails`, amounts in cents. */
export function presentOrder({ items, amount, rancher, ...order }: Order) {
  return {
    ...order,
    customerId: order.customer.id,
    rancherId: rancher.id,
    orderAmount: amount,
    productDetails: items,
    rancher: { ...rancher, user: rancher.contact },
  };
}

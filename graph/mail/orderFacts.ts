import { formatCents, lineTotal } from '../../rules/money';
import { SHIPPING_METHOD } from '../../rules/vocabulary';
import type { Order, OrderItem } from '../orders/Order';
import type { Fact } from './Letter';

/** What was ordered, what it comes to, and how it gets there. */
export function orderFacts(order: Order, items: OrderItem[]): Fact[] {
  const { amount, shippingMethod, shippingFee, shippingAddress } = order;
  const method = SHIPPING_METHOD.label(shippingMethod);
  return [
    ...items.map(itemFact),
    ['Estimated total', formatCents(amount)],
    ['Delivery', shippingFee > 0 ? `${method}, ${formatCents(shippingFee)}` : method],
    ...(shippingAddress ? ([['Address', shippingAddress]] as Fact[]) : []),
  ];
}

function itemFact({ quantity, name, variantName, price }: OrderItem): Fact {
  const what = variantName ? `${name}, ${variantName}` : name;
  return [`${quantity} × ${what}`, formatCents(lineTotal(price, quantity))];
}

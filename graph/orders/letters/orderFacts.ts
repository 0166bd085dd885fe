import { formatCents, lineTotal } from '../../../rules/money/money';
import { SHIPPING_METHOD } from '../../../rules/words/vocabulary';
import type { Fact } from '../../mail/Letter';
import type { Order, OrderItem } from '../Order';

type Facts = Pick<Order, 'amount' | 'shippingMethod' | 'shippingFee' | 'shippingAddress'>;

/** The items, the total and the delivery of an order. */
export function orderFacts(order: Facts, items: OrderItem[]): Fact[] {
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
  const label = variantName ? `${name}, ${variantName}` : name;
  return [`${quantity} × ${label}`, formatCents(lineTotal(price, quantity))];
}

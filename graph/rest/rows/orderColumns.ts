import { ownWords } from '../../../rules/orders/estimateNote';
import { ITEM_TYPE } from '../../../rules/words/vocabulary';
import { type Columns, dollarCell } from '../present/csv';
import type * as graph from './orders.generated';

type Order = graph.Rest_orderCellsFragment;

/** The columns of the order tables. Amounts are in dollars, times in ISO 8601 and UTC. */
export const ORDER_COLUMNS: Columns<Order> = {
  Order: ({ id }) => id,
  Placed: ({ createdAt }) => createdAt,
  Updated: ({ updatedAt }) => updatedAt,
  Status: ({ status }) => status,
  Type: ({ orderType }) => orderType,
  Items: ({ items }) => items.map(itemText).join('; '),
  Customer: ({ customer }) => customer.name,
  Email: ({ customer }) => customer.email,
  Phone: ({ customer }) => customer.phone,
  'ZIP Code': ({ customer }) => customer.zipCode,
  Delivery: ({ shippingMethod }) => shippingMethod,
  Address: ({ shippingAddress }) => shippingAddress,
  Amount: ({ amount }) => dollarCell(amount),
  'Delivery Fee': ({ shippingFee }) => dollarCell(shippingFee),
  Total: ({ amount, shippingFee }) => dollarCell(amount + shippingFee),
  Commission: ({ commissionAmount }) => dollarCell(commissionAmount),
  'Commission Paid': ({ commissionPaid }) => (commissionPaid ? 'Yes' : 'No'),
  Notes: ({ notes }) => ownWords(notes),
};

/** The quantity with its unit: cuts are sold by the pound. */
function itemText({ name, variantName, type, quantity }: Order['items'][number]): string {
  const isCut = ITEM_TYPE.fromLabel(type) === 'SELECT_CUT';
  return `${quantity} ${isCut ? 'lb' : 'x'} ${variantName ? `${name} (${variantName})` : name}`;
}

import type { Knex } from 'knex';
import { User } from '../accounts/User';
import { Order, OrderItem } from '../orders/Order';
import type { Addressee } from './Letter';
import { readRanch } from './readRanch';

/** An order with the two who are told of it; undefined when it is gone by now. */
export async function readOrder(db: Knex, orderId: number) {
  const order = await Order.query(db).findById(orderId);
  if (!order) return undefined;
  const items = await OrderItem.query(db).where({ orderId }).orderBy('id');
  const { ranch, owner } = (await readRanch(db, order.rancherId))!;
  const account = (await User.query(db).findById(order.customerId))!;
  // Mail goes to the address that belongs to the account; the one in the form is for the ranch to answer to.
  const customer: Addressee = { name: account.name, address: account.email };
  const contact: Addressee = { name: order.customerName, address: order.customerEmail };
  return { order, items, ranch, owner, customer, contact };
}

import type { Knex } from 'knex';
import { User } from '../accounts/User';
import { mustExist } from '../database/transaction';
import { type Addressee, unconfirmed } from '../mail/Letter';
import { ranchWithOwner } from '../ranches/ranchWithOwner';
import { Order, OrderItem } from './Order';

/** Reads an order with its ranch and customer. Undefined if the order no longer exists. */
export async function readOrder(db: Knex, orderId: number) {
  const order = await Order.query(db).findById(orderId);
  if (!order) return undefined;
  const items = await OrderItem.query(db).where({ orderId }).orderBy('id');
  const { ranch, owner } = mustExist(await ranchWithOwner(db, order.rancherId));
  const account = await User.query(db).findById(order.customerId).throwIfNotFound();
  // Mail goes to the account's address. The one in the order form is for the ranch to reply to.
  const customer = unconfirmed(account.email);
  const contact: Addressee = { name: order.customerName, address: order.customerEmail };
  return { order, items, ranch, owner, customer, contact };
}

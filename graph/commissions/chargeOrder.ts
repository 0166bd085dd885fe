import type { Knex } from 'knex';
import type { Order } from '../orders/Order';
import { Rancher } from '../ranchers/Rancher';
import { CommissionTransaction } from './CommissionTransaction';
import { settleCharges } from './settleCharges';

/** Books the commission of an order that is being fulfilled: one ledger entry and the balance move together. */
export async function chargeOrder(trx: Knex.Transaction, order: Order): Promise<void> {
  const { id: orderId, rancherId, commissionAmount: amount } = order;
  const description = `Commission for order #${orderId}`;
  await Rancher.query(trx).findById(rancherId).increment('currentBalance', amount);
  await CommissionTransaction.query(trx).insert({ rancherId, type: 'CHARGE', amount, description, orderId });
  await settleCharges(trx, rancherId);
}

import type { Knex } from 'knex';
import { settleOldestFirst } from '../../rules/commission';
import { Order } from '../orders/Order';
import { Rancher } from '../ranchers/Rancher';
import { unpaidCharges } from './unpaidCharges';

/**
 * Marks the orders whose charges the payments so far cover in full. Of the ledger only the unpaid charges are read: what
 * payments have left for them is their sum less the balance. The caller holds the ranch's row and has moved its balance.
 */
export async function settleCharges(trx: Knex.Transaction, rancherId: number): Promise<void> {
  const charges = await unpaidCharges(trx, rancherId);
  const { currentBalance } = (await Rancher.query(trx).findById(rancherId).select('currentBalance'))!;
  const unpaid = charges.reduce((sum, { amount }) => sum + amount, 0);
  const settled = settleOldestFirst(charges, unpaid - currentBalance);
  await Order.query(trx).whereIn('id', settled).patch({ commissionPaid: true });
}

import type { Knex } from 'knex';
import { settleOldestFirst } from '../../rules/commission';
import { Order } from '../orders/Order';
import { CommissionTransaction } from './CommissionTransaction';

/** Marks the orders whose charges the payments so far cover in full. The caller holds the ranch's row. */
export async function settleCharges(trx: Knex.Transaction, rancherId: number): Promise<void> {
  const ledger = await CommissionTransaction.query(trx).where({ rancherId }).whereNot('type', 'REQUEST').orderBy('id');
  const charges = ledger
    .filter(({ type }) => type === 'CHARGE')
    .map(({ orderId, amount }) => ({ id: orderId!, amount }));
  const paid = ledger.filter(({ type }) => type === 'PAYMENT').reduce((sum, { amount }) => sum + amount, 0);
  const settled = settleOldestFirst(charges, paid);
  await Order.query(trx).whereIn('id', settled).where('commissionPaid', false).patch({ commissionPaid: true });
}

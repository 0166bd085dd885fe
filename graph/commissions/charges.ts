import type { Knex } from 'knex';
import { settleOldestFirst } from '../../rules/money/commission';
import type { Cents } from '../../rules/money/money';
import { prepared } from '../database/reading/prepared';
import { Order } from '../orders/Order';
import { lockRancher } from '../ranches/lockRancher';
import { Rancher } from '../ranches/Rancher';
import { CommissionTransaction } from './CommissionTransaction';
import { coverOpenRequests } from './paymentRequests';

/** Marks covered orders, from the unpaid charges alone: payments cover their sum minus the balance. */
export async function settleCharges(trx: Knex.Transaction, rancherId: number): Promise<void> {
  const charges = await unpaidCharges(trx, rancherId);
  const { currentBalance } = await Rancher.query(trx).findById(rancherId).select('currentBalance').throwIfNotFound();
  const unpaid = charges.reduce((sum, { amount }) => sum + amount, 0);
  const settled = settleOldestFirst(charges, unpaid - currentBalance);
  await Order.query(trx).whereIn('id', settled).patch({ commissionPaid: true, updatedAt: trx.fn.now() });
}

type UnpaidCharge = {
  id: number;
  amount: Cents;
};

/** Reads a ranch's charges that payments don't fully cover yet, oldest first, each with its later adjustments. */
export function unpaidCharges(db: Knex, rancherId: number): Promise<UnpaidCharge[]> {
  const sql = `select o.id, t.amount + coalesce(
      (select sum(amount) from commission_transactions where order_id = o.id and type = 'ADJUSTMENT'), 0) as amount
    from orders o join commission_transactions t on t.order_id = o.id and t.type = 'CHARGE'
    where o.rancher_id = ? and o.status = 'FULFILLED' and not o.commission_paid
    order by t.id`;
  return prepared(db, { sql, bindings: [rancherId] });
}

/** Charges the commission of an order that's being fulfilled. A trigger of the ledger updates the balance. */
export async function chargeOrder(trx: Knex.Transaction, order: Order): Promise<void> {
  const { id: orderId, rancherId, commissionAmount: amount } = order;
  const description = `Commission for order #${orderId}`;
  await CommissionTransaction.query(trx).insert({ rancherId, type: 'CHARGE', amount, description, orderId });
  await settleCharges(trx, rancherId);
}

/** Adjusts a locked order's commission. What is added to a paid charge makes it due again. */
export async function adjustCharge(trx: Knex.Transaction, order: Order, amount: Cents): Promise<void> {
  if (amount === 0) return;
  const { id: orderId, rancherId } = order;
  const { currentBalance } = await lockRancher(trx, rancherId);
  const description = `Commission for order #${orderId}, recalculated`;
  const entry = { rancherId, type: 'ADJUSTMENT', amount, description, orderId } as const;
  const booked = await CommissionTransaction.query(trx).insert(entry).returning('*');
  if (amount > 0) await Order.query(trx).findById(orderId).patch({ commissionPaid: false });
  // If nothing is owed anymore, this closes all open requests.
  const balance = Math.max(0, currentBalance + amount);
  await coverOpenRequests(trx, { ...booked, amount: 0 }, balance);
  await settleCharges(trx, rancherId);
}

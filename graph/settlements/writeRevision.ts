import type { Knex } from 'knex';
import { audit, changesOf } from '../audit/audit';
import { adjustCharge } from '../commissions/charges';
import type { Context } from '../context';
import { sendAhead } from '../database/transaction';
import { queueMail } from '../mail/queueMail';
import { Order } from '../orders/Order';
import { notifyRanch } from '../orders/ranchOrderNotices';
import { lockKnownRancher } from '../ranches/lockRancher';
import { OrderRevision } from './OrderRevision';
import type { Outcome } from './outcomes';

/** Returns the party that the viewer writes for. Admins write for the platform, and a processor's link for its ranch. */
export const writtenBy = ({ viewer }: Context): 'RANCH' | 'PLATFORM' =>
  viewer?.userType === 'ADMIN' ? 'PLATFORM' : 'RANCH';

/**
 * Settles an order: stores the revision and the new total, and adjusts the commission if it was already charged. The caller has
 * locked the order.
 */
export async function writeRevision(
  trx: Knex.Transaction,
  context: Context,
  outcome: Outcome,
  reason: string | null,
): Promise<void> {
  const { order: orderFacts, facts, lines, difference, quote, goods, total, toProcessor, commission } = outcome;
  const { orderId, rancherId, received } = orderFacts;
  // Locks the ranch before the insert, because two concurrent inserts would share its foreign-key lock and then deadlock.
  await lockKnownRancher(trx, rancherId);
  const order = await Order.query(trx).findById(orderId).throwIfNotFound();
  const written = await OrderRevision.query(trx)
    .insert({
      ...{
        orderId,
        rancherId,
        number: orderFacts.revisions + 1,
        facts,
        lines,
        difference,
        quote,
        goods,
        total,
        toProcessor,
      },
      ...{ received, commissionAmount: commission, reason, writtenBy: writtenBy(context) },
    })
    .returning('*');
  const { commissionAmount: charged, settledTotal: before } = order;
  // A discount may be more than the goods, and then also lowers the delivery.
  const amount = Math.max(goods, total - facts.delivery.fee);
  const isNewDebt = order.owes === 0 && total > received;
  const settled = {
    ...{ amount, billedFees: amount - goods, commissionAmount: commission, settledTotal: total },
    updatedAt: trx.fn.now(),
    ...((isNewDebt || order.owedSince === null) && { owedSince: written.createdAt }),
  };
  await sendAhead(trx, Order.query(trx).findById(orderId).patch(settled));
  if (order.status === 'FULFILLED') await adjustCharge(trx, order, commission - charged);
  const discount = lines.reduce((sum, { kind, amount }) => sum + (kind === 'DISCOUNT' ? -amount : 0), 0);
  const changes = changesOf({ total: before }, { total, reason, ...(discount > 0 && { discount, goods }) });
  await audit(trx, context, { action: 'ORDER_SETTLED', to: { type: 'ORDER', id: orderId }, changes });
  await queueMail(trx, { template: 'orderSettled', orderId, revisionId: written.id });
  await notifyRanch(trx, order);
}

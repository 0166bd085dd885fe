import { canBeReminded } from '../../rules/settlement/reminder';
import { audit } from '../audit/audit';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import { lockOrder } from '../orders/lockOrder';
import type { Order } from '../orders/Order';
import type { MutationRemindOfBalanceArgs } from '../resolverTypes.generated';
import { isRepeatedChange } from '../schema/isRepeatedChange';
import { requireSellerOrAdmin } from './refusals';

/** Mails a family what it owes, at most once a day. Errors: NOT_FOUND, CONFLICT. */
export async function remindOfBalance(
  context: Context,
  { orderId, idempotencyKey }: MutationRemindOfBalanceArgs,
): Promise<Order> {
  return transaction(context.db, async (trx) => {
    const { order } = await lockOrder(trx, orderId, context);
    requireSellerOrAdmin(order, context);
    if (await isRepeatedChange(trx, context, idempotencyKey, { verb: 'remindOfBalance', id: order.id })) return order;
    if (order.owes === 0) throw conflict('Nothing is due on this order.');
    if (!canBeReminded(order, new Date())) {
      throw conflict('You reminded this family in the last 24 hours. Please wait a day.');
    }
    const changes = [{ field: 'reminded', before: null, after: order.customerName }];
    await audit(trx, context, { action: 'ORDER_EDITED', to: { type: 'ORDER', id: order.id }, changes });
    await queueMail(trx, { template: 'balanceReminder', orderId: order.id });
    return order.$query(trx).patchAndFetch({ remindedAt: trx.fn.now() });
  });
}

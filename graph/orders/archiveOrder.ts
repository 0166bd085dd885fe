import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import type { MutationArchiveOrderArgs } from '../resolverTypes.generated';
import { lockOrder } from './lockOrder';
import type { Order } from './Order';
import { notifyRanch } from './ranchOrderNotices';

/** Hides a fulfilled order from the ranch's lists, or brings it back. Errors: NOT_FOUND, CONFLICT. */
export async function archiveOrder(context: Context, { orderId, archived }: MutationArchiveOrderArgs): Promise<Order> {
  return transaction(context.db, async (trx) => {
    const { order } = await lockOrder(trx, orderId, context);
    if (order.status !== 'FULFILLED') throw conflict('Only fulfilled orders can be archived');
    if (Boolean(order.archivedAt) === archived) return order;
    await notifyRanch(trx, order);
    return order.$query(trx).patchAndFetch({
      archivedAt: archived ? (trx.fn.now() as never) : null,
      updatedAt: trx.fn.now() as never,
    });
  });
}

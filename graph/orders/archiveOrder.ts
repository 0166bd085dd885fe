import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { idNumber } from '../ids';
import type { MutationArchiveOrderArgs } from '../resolverTypes.generated';
import { Order } from './Order';
import { tellRanch } from './tellRanch';
import { knownActor } from './visibleOrders';

/** Puts a fulfilled order out of the ranch's sight, or back. Errors: NOT_FOUND, CONFLICT. */
export async function archiveOrder(context: Context, { orderId, archived }: MutationArchiveOrderArgs): Promise<Order> {
  return transaction(context.db, async (trx) => {
    const order = await Order.query(trx).findById(idNumber(orderId, 'orderId')).forUpdate();
    knownActor(order, context);
    if (order!.status !== 'FULFILLED') throw conflict('Only fulfilled orders can be archived');
    if (Boolean(order!.archivedAt) === archived) return order!;
    await tellRanch(trx, order!);
    return order!.$query(trx).patchAndFetch({ archivedAt: archived ? (trx.fn.now() as never) : null });
  });
}

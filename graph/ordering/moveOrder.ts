import type { Knex } from 'knex';
import { isUndoable, moveRefusal, nextStatusesFor, type OrderActor, UNDO_WINDOW } from '../../rules/orders/orderStatus';
import { statusForm } from '../../rules/orders/statusForm';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { audit, changesOf } from '../audit/audit';
import { earlyShareRefusal } from '../claims/earlyShares';
import { onlyWaitsInLine } from '../claims/onlyWaits';
import { chargeOrder } from '../commissions/charges';
import { type Context, signedIn } from '../context';
import { sendAhead, transaction } from '../database/transaction';
import { conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import { lockOrder } from '../orders/lockOrder';
import { Order, type OrderParty, OrderStatusUpdate } from '../orders/Order';
import { notifyRanch } from '../orders/ranchOrderNotices';
import { releaseOfOrder } from '../reserving/releaseOfOrder';
import { validate } from '../schema/arguments';
import { isRepeatedChange } from '../schema/isRepeatedChange';
import { refuseUnweighed } from '../settlements/refusals';
import { cancellationNow, keepByTerms } from './cancellation';

type Move = { orderId: string | number; status: OrderStatus; notes?: string | null; idempotencyKey?: string | null };

/** Moves an order one step. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, IDEMPOTENCY_MISMATCH. */
export async function moveOrder(context: Context, move: Move): Promise<Order> {
  const { status, notes } = await validate(statusForm, move);
  return transaction(context.db, async (trx) => {
    const { order, actor } = await lockOrder(trx, move.orderId, context);
    const change = { verb: 'moveOrder', id: order.id, status, notes: notes ?? '' };
    if (await isRepeatedChange(trx, context, move.idempotencyKey, change)) return order;
    const leaves = actor === 'OWNER' && status === 'CANCELED';
    const byTerms = leaves ? await cancellationNow(trx, order) : null;
    const mayLeave = leaves && (byTerms !== null || (await onlyWaitsInLine(trx, order)));
    const refusal = moveRefusal(order.status, status, { actor, mayLeave });
    if (refusal) throw conflict(refusal, { allowed: nextStatusesFor(order.status, actor, { mayLeave }) });
    if (status === 'FULFILLED') await refuseEarly(trx, order, actor);
    const changes = changesOf({ status: order.status }, { status });
    await audit(trx, context, { action: 'ORDER_MOVED', to: { type: 'ORDER', id: order.id }, changes });
    const step = { status, notes: notes ?? '', movedBy: PARTY[actor], moverId: signedIn(context).id };
    await writeMove(trx, context, order, step);
    if (byTerms) await keepByTerms(trx, context, order, byTerms);
    return order;
  });
}

/** Refuses to fulfill a locked order whose beef can't be handed over, or has no price yet. Errors: CONFLICT. */
async function refuseEarly(trx: Knex.Transaction, order: Order, actor: OrderActor): Promise<void> {
  const refusal = await earlyShareRefusal(trx, order);
  await refuseUnweighed(trx, order);
  if (refusal) throw conflict(refusal, { allowed: nextStatusesFor(order.status, actor, { isEarly: true }) });
}

/** Cancels a pending order because the family closes its account. The caller has locked the order. */
export async function cancelForLeaving(trx: Knex.Transaction, context: Context, order: Order): Promise<void> {
  const changes = changesOf({ status: order.status }, { status: 'CANCELED' });
  await audit(trx, context, { action: 'ORDER_MOVED', to: { type: 'ORDER', id: order.id }, changes });
  const byTerms = await cancellationNow(trx, order);
  await writeMove(trx, context, order, { status: 'CANCELED', notes: '', movedBy: 'CUSTOMER', moverId: null });
  if (byTerms) await keepByTerms(trx, context, order, byTerms);
}

/** Takes back the viewer's own last move while its letter waits. Errors: NOT_FOUND, CONFLICT. */
export async function undoMove(context: Context, { orderId }: { orderId: string }): Promise<Order> {
  return transaction(context.db, async (trx) => {
    const { order, actor } = await lockOrder(trx, orderId, context);
    const [last, before] = await OrderStatusUpdate.query(trx)
      .where({ orderId: order.id })
      .orderBy('id', 'desc')
      .limit(2);
    if (!last || !before || !(await mayUndo(trx, context, last))) throw conflict(TOO_LATE);
    const changes = changesOf({ status: order.status }, { status: before.status });
    await audit(trx, context, { action: 'ORDER_MOVED', to: { type: 'ORDER', id: order.id }, changes });
    const step = { status: before.status, notes: UNDONE, movedBy: PARTY[actor], moverId: signedIn(context).id };
    await OrderStatusUpdate.query(trx).insert({ orderId: order.id, ...step });
    await notifyRanch(trx, order);
    return Order.query(trx).patchAndFetchById(order.id, { status: before.status, updatedAt: trx.fn.now() });
  });
}

const TOO_LATE = "This move can't be undone anymore.";
const UNDONE = 'Undone';

async function mayUndo(
  trx: Knex,
  context: Context,
  { id, status, notes, moverId }: OrderStatusUpdate,
): Promise<boolean> {
  if (!isUndoable(status) || notes === UNDONE || moverId !== signedIn(context).id) return false;
  const recent = trx.raw("created_at > now() - ? * interval '1 second'", [UNDO_WINDOW]);
  return Boolean(await trx('orderStatusUpdates').where({ id }).whereRaw(recent).first('id'));
}

const PARTY = { OWNER: 'CUSTOMER', SELLER: 'RANCH', ADMIN: 'PLATFORM' } as const satisfies Record<
  OrderActor,
  OrderParty
>;

type Step = { status: OrderStatus; notes: string; movedBy: OrderParty; moverId: number | null };

async function writeMove(
  trx: Knex.Transaction,
  { config }: Pick<Context, 'config'>,
  order: Order,
  step: Step,
): Promise<void> {
  const { status, movedBy } = step;
  await sendAhead(trx, OrderStatusUpdate.query(trx).insert({ orderId: order.id, ...step }));
  await sendAhead(trx, Order.query(trx).findById(order.id).patch({ status, updatedAt: trx.fn.now() }));
  if (status === 'FULFILLED') await chargeOrder(trx, order);
  if (status === 'FULFILLED') await makeBalanceDue(trx, order);
  if (status === 'CANCELED') await releaseOfOrder(trx, order, config);
  await queueMail(trx, {
    template: 'orderStatusChanged',
    orderId: order.id,
    status,
    isOwnMove: movedBy === 'CUSTOMER',
    ...(isUndoable(status) && { delay: UNDO_WINDOW }),
  });
  const wasBegun = order.status !== 'PENDING';
  if (movedBy === 'CUSTOMER' && wasBegun)
    await queueMail(trx, { template: 'orderCanceledByFamily', orderId: order.id });
  await notifyRanch(trx, order);
}

/** Makes the balance due at the handover if any payment was recorded. A ranch that recorded none keeps its books elsewhere. */
async function makeBalanceDue(trx: Knex.Transaction, { id }: Order): Promise<void> {
  await Order.query(trx).where({ id, owedSince: null }).where('received', '>', 0).patch({ owedSince: trx.fn.now() });
}

import type { Knex } from 'knex';
import { moveRefusal, nextStatusesFor } from '../../rules/orderStatus';
import { statusForm } from '../../rules/statusForm';
import type { OrderStatus } from '../../rules/vocabulary';
import { audit } from '../audit/audit';
import { changesOf } from '../audit/changesOf';
import { chargeOrder } from '../commissions/chargeOrder';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { idNumber } from '../ids';
import { queueMail } from '../mail/queueMail';
import { validate } from '../validate';
import { Order, OrderStatusUpdate } from './Order';
import { tellRanch } from './tellRanch';
import { knownActor } from './visibleOrders';

type Move = { orderId: string | number; status: OrderStatus; notes?: string | null };

/** Moves an order one step. The row is locked, so that of two moves at once the second sees what the first did. */
export async function moveOrder(context: Context, move: Move): Promise<Order> {
  const { status, notes } = await validate(statusForm, move);
  return transaction(context.db, async (trx) => {
    const order = await Order.query(trx).findById(idNumber(move.orderId, 'orderId')).forUpdate();
    const actor = knownActor(order, context);
    const refusal = moveRefusal(order!.status, status, actor);
    if (refusal) throw conflict(refusal, { allowed: nextStatusesFor(order!.status, actor) });
    const changes = changesOf({ status: order!.status }, { status });
    await audit(trx, context, { action: 'ORDER_MOVED', to: { type: 'ORDER', id: order!.id }, changes });
    return writeMove(trx, order!, status, notes ?? '');
  });
}

async function writeMove(trx: Knex.Transaction, order: Order, status: OrderStatus, notes: string): Promise<Order> {
  await OrderStatusUpdate.query(trx).insert({ orderId: order.id, status, notes });
  await Order.query(trx)
    .findById(order.id)
    .patch({ status, updatedAt: trx.fn.now() as never });
  if (status === 'FULFILLED') await chargeOrder(trx, order);
  await queueMail(trx, { template: 'orderStatusChanged', orderId: order.id, status });
  await tellRanch(trx, order);
  return (await Order.query(trx).findById(order.id))!;
}

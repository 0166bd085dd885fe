import { LIMITS } from '../../rules/fields/limits';
import { statusForm } from '../../rules/orders/statusForm';
import type { OrderStatus } from '../../rules/words/vocabulary';
import type { Context } from '../context';
import { badInput, Refusal } from '../errors';
import { findOrder } from '../orders/findOrder';
import type { Order, OrderRow } from '../orders/Order';
import { idNumber, validate } from '../schema/arguments';
import { moveOrder, undoMove } from './moveOrder';

type Moves = { orderIds: readonly string[]; status: OrderStatus; notes?: string | null };
type RefusedMove = { orderId: string; order: OrderRow | null; code: string; reason: string };
type Outcome = { moved: OrderRow[]; refused: RefusedMove[] };

/** Each order has its own transaction and result, so one that can't be moved keeps back no other. */
export async function moveOrders(context: Context, { orderIds, status, notes }: Moves): Promise<Outcome> {
  const ids = distinctIds(orderIds);
  // Refuses an invalid note before any order moves.
  await validate(statusForm, { status, notes });
  return moveEach(context, ids, (orderId) => moveOrder(context, { orderId, status, notes }));
}

/** Undoes the viewer's moves of several orders, in the same way. Errors: BAD_USER_INPUT (orderIds). */
export const undoMoves = (context: Context, { orderIds }: Pick<Moves, 'orderIds'>): Promise<Outcome> =>
  moveEach(context, distinctIds(orderIds), (orderId) => undoMove(context, { orderId }));

function distinctIds(orderIds: readonly string[]): string[] {
  if (orderIds.length > LIMITS.orderMoves) throw badInput({ orderIds: `At most ${LIMITS.orderMoves} orders` });
  return [...new Map(orderIds.map((id) => [idNumber(id, 'orderIds'), id])).values()];
}

async function moveEach(context: Context, ids: string[], move: (id: string) => Promise<Order>): Promise<Outcome> {
  const outcome: Outcome = { moved: [], refused: [] };
  // One at a time: moving them all at once would use up the connection pool.
  for (const id of ids) await moveAndReport(outcome, context, id, move);
  return outcome;
}

async function moveAndReport(
  { moved, refused }: Outcome,
  context: Context,
  orderId: string,
  move: (id: string) => Promise<Order>,
): Promise<void> {
  try {
    moved.push(await move(orderId));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message: reason, extensions } = error;
    refused.push({
      orderId,
      order: await findOrder(context, orderId, ['*']),
      code: String(extensions.code),
      reason,
    });
  }
}

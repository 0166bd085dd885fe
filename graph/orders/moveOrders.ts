import { LIMITS } from '../../rules/fields/limits';
import { statusForm } from '../../rules/orders/statusForm';
import type { OrderStatus } from '../../rules/words/vocabulary';
import type { Context } from '../context';
import { badInput, Refusal } from '../errors';
import { idNumber } from '../schema/ids';
import { validate } from '../schema/validate';
import { findOrder } from './findOrder';
import { moveOrder } from './moveOrder';
import type { OrderRow } from './Order';

type Moves = { orderIds: readonly string[]; status: OrderStatus; notes?: string | null };
type RefusedMove = { orderId: string; order: OrderRow | null; code: string; reason: string };
type Outcome = { moved: OrderRow[]; refused: RefusedMove[] };

/**
 * Moves several orders to the same status, each in its own transaction, and reports the result of each. If one can't be
 * moved, the others still are. Errors: BAD_USER_INPUT (orderIds, notes).
 */
export async function moveOrders(context: Context, { orderIds, status, notes }: Moves): Promise<Outcome> {
  if (orderIds.length > LIMITS.orderMoves) throw badInput({ orderIds: `At most ${LIMITS.orderMoves} orders` });
  const distinct = new Map(orderIds.map((id) => [idNumber(id, 'orderIds'), id]));
  // Refuses an invalid note before any order moves.
  await validate(statusForm, { status, notes });
  const outcome: Outcome = { moved: [], refused: [] };
  // One at a time: moving them all at once would use up the connection pool.
  for (const orderId of distinct.values()) await moveAndReport(outcome, context, { orderId, status, notes });
  return outcome;
}

type Move = Parameters<typeof moveOrder>[1] & { orderId: string };

async function moveAndReport({ moved, refused }: Outcome, context: Context, move: Move): Promise<void> {
  try {
    moved.push(await moveOrder(context, move));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message: reason, extensions } = error;
    const { orderId } = move;
    refused.push({
      orderId,
      order: await findOrder(context, orderId, ['*']),
      code: String(extensions.code),
      reason,
    });
  }
}

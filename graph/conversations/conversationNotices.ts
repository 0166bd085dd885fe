import { on } from 'node:events';
import { type Context, signedIn } from '../context';
import { badInput } from '../errors';
import { findOrder } from '../orders/findOrder';
import { subscribeToRanchOrders } from '../orders/ranchOrderNotices';
import type { Noticed } from './Conversation';
import { findConversation } from './loadConversations';

/** SQL that notifies every server, at the commit, of a changed conversation. The trigger on messages sends the same notice. */
export const noticeOf = (row: string) =>
  `pg_notify('conversations', concat_ws(' ', ${row}.rancher_id, ${row}.customer_id, ${row}.id))`;

type Notice = { orderId: number } | { conversationId: number };

const notStreamed = () => badInput({ query: 'Subscriptions are answered at /graphql/stream' });

/** Yields the orders of the viewer's ranch and the viewer's conversations when they change, until the stream ends. */
export async function* subscribeToUpdates(context: Context): AsyncGenerator<Notice> {
  const { token, stream } = context;
  if (!stream) throw notStreamed();
  const mayRead = (scope: 'ORDERS_READ' | 'MESSAGES_READ') => !token || token.scopes.includes(scope);
  const sources: AsyncGenerator<Notice>[] = [];
  if (signedIn(context).ranchId !== null && mayRead('ORDERS_READ')) sources.push(ranchOrders(context));
  if (mayRead('MESSAGES_READ')) sources.push(ownConversations(context, stream));
  yield* merged(sources);
}

async function* ranchOrders(context: Context): AsyncGenerator<Notice> {
  for await (const orderId of subscribeToRanchOrders(context)) yield { orderId };
}

async function* ownConversations(
  context: Context,
  { notices, signal }: NonNullable<Context['stream']>,
): AsyncGenerator<Notice> {
  const { id, ranchId } = signedIn(context);
  try {
    for await (const [notice] of on(notices, 'conversations', { signal })) {
      const [rancherId, customerId, conversationId] = String(notice).split(' ').map(Number);
      if (conversationId && (rancherId === ranchId || customerId === id)) yield { conversationId };
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Yields the items of several sources as they come. The sources end together, with the stream. */
async function* merged<Item>(sources: AsyncGenerator<Item>[]): AsyncGenerator<Item> {
  const next = async (source: AsyncGenerator<Item>) => ({ source, result: await source.next() });
  const waiting = new Map(sources.map((source) => [source, next(source)]));
  while (waiting.size > 0) {
    const { source, result } = await Promise.race(waiting.values());
    if (result.done) {
      waiting.delete(source);
      continue;
    }
    waiting.set(source, next(source));
    yield result.value;
  }
}

/** Reads the order or the conversation of a notice, if the viewer may still see it. Errors: BAD_USER_INPUT. */
export async function readNotice(context: Context, notice: unknown): Promise<Noticed> {
  if (typeof notice !== 'object' || notice === null) throw notStreamed();
  const { orderId, conversationId } = notice as { orderId?: number; conversationId?: number };
  return {
    order: orderId === undefined ? null : await findOrder(context, orderId, ['*']),
    conversation: conversationId === undefined ? null : await findConversation(context, conversationId),
  };
}

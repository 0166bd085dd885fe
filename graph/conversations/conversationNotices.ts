import { on } from 'node:events';
import { type Context, signedIn } from '../context';
import { badInput } from '../errors';
import { findOrder } from '../orders/findOrder';
import { subscribeToRanchOrders } from '../orders/ranchOrderNotices';
import type { Noticed } from './Conversation';
import { findConversation } from './loadConversations';

/** The SQL that tells every server, once this commits, that something changed in a conversation. The trigger on messages says the same. */
export const noticeOf = (row: string) =>
  `pg_notify('conversations', concat_ws(' ', ${row}.rancher_id, ${row}.customer_id, ${row}.id))`;

type Notice = { orderId: number } | { conversationId: number };

const notStreamed = () => badInput({ query: 'Subscriptions are answered at /graphql/stream' });

/** The orders of the viewer's ranch and the viewer's conversations as they change, until the stream ends. */
export async function* subscribeToUpdates(context: Context): AsyncGenerator<Notice> {
  const { token, stream } = context;
  if (!stream) throw notStreamed();
  const mayHear = (scope: 'ORDERS_READ' | 'MESSAGES_READ') => !token || token.scopes.includes(scope);
  const sources: AsyncGenerator<Notice>[] = [];
  if (signedIn(context).ranchId !== null && mayHear('ORDERS_READ')) sources.push(ranchOrders(context));
  if (mayHear('MESSAGES_READ')) sources.push(ownConversations(context, stream));
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

/** What comes from several sources, as it comes. They end together, with the stream. */
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

/** What a notice is about, read again as the viewer may see it now. Errors: BAD_USER_INPUT. */
export async function noticed(context: Context, notice: unknown): Promise<Noticed> {
  if (typeof notice !== 'object' || notice === null) throw notStreamed();
  const { orderId, conversationId } = notice as { orderId?: number; conversationId?: number };
  return {
    order: orderId === undefined ? null : await findOrder(context, orderId, ['*']),
    conversation: conversationId === undefined ? null : await findConversation(context, conversationId),
  };
}

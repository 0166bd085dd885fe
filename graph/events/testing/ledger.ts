import type { Knex } from 'knex';
import type { EventType } from '../../../rules/developers/eventType';
import type { OrderStatus } from '../../../rules/words/vocabulary';
import type { Answer } from '../../testing/graph';

/** An event in the form that its receivers get. */
export type ReceivedEvent = {
  id: string;
  type: EventType;
  rancherId: string;
  orderId: string | null;
  status: OrderStatus | null;
  amount: number;
  change: number | null;
  transactionId: string | null;
  animalId: string | null;
  claimId: string | null;
  conversationId: string | null;
  messageId: string | null;
  reviewId: string | null;
  complaintId: string | null;
  createdAt: string;
};

const EVENTS = `query ($after: String) { events(first: 100, after: $after) {
  nodes { id type rancherId orderId status amount change transactionId animalId claimId conversationId messageId reviewId complaintId createdAt }
  pageInfo { hasNextPage endCursor }
} }`;

type Asking = { run(query: string, variables: Record<string, unknown>): Promise<Answer> };

/** Reads all events page by page, and continues to read while `mayCome` returns true. */
export async function readEvents(asking: Asking, mayCome = () => false): Promise<ReceivedEvent[]> {
  const read: ReceivedEvent[] = [];
  let after: string | null = null;
  for (let more = true; more; ) {
    more = mayCome();
    const { data } = await asking.run(EVENTS, { after });
    read.push(...data.events.nodes);
    after = data.events.pageInfo.endCursor ?? after;
    more ||= data.events.pageInfo.hasNextPage;
  }
  return read;
}

/** The statuses and balances that the events have to add up to. Ranches that owe nothing are left out. */
type Ledger = { statuses: Record<string, OrderStatus>; balances: Record<string, number> };

export function replay(events: ReceivedEvent[]): Ledger {
  const statuses: Ledger['statuses'] = {};
  const balances: Ledger['balances'] = {};
  for (const { type, orderId, status, rancherId, change } of events) {
    if (orderId && status) statuses[orderId] = status;
    if (type.startsWith('COMMISSION')) balances[rancherId] = (balances[rancherId] ?? 0) + (change ?? 0);
  }
  return { statuses, balances: withoutZeros(balances) };
}

export async function ledgerOf(db: Knex): Promise<Ledger> {
  const orders = await db('orders').select('id', 'status');
  const ranches = await db('ranchers').select('id', 'currentBalance');
  return {
    statuses: Object.fromEntries(orders.map(({ id, status }) => [id, status])),
    balances: withoutZeros(Object.fromEntries(ranches.map(({ id, currentBalance }) => [id, currentBalance]))),
  };
}

function withoutZeros(balances: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(balances).filter(([, balance]) => balance !== 0));
}

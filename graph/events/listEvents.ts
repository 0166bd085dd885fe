import type { EventType } from '../../rules/developers/eventType';
import { type ApiTokenInUse, type Context, ownRanch, signedIn } from '../context';
import { loader, onePerKey } from '../database/reading/loader';
import { page, pageArgs } from '../database/reading/page';
import { prepared } from '../database/reading/prepared';
import type { QueryEventsArgs } from '../resolverTypes.generated';
import { assignPositions } from './assignPositions';
import { byPosition, type EventPage, type EventRow, eventColumns } from './Event';

const ORDER_EVENTS: readonly EventType[] = [
  'ORDER_PLACED',
  'ORDER_STATUS_CHANGED',
  'ORDER_SETTLED',
  'ORDER_PAYMENT_RECORDED',
];
const COMMISSION_EVENTS: readonly EventType[] = [
  'COMMISSION_CHARGED',
  'COMMISSION_PAID',
  'COMMISSION_CREDITED',
  'COMMISSION_PAYMENT_REQUESTED',
  'COMMISSION_ADJUSTED',
];
const HERD_EVENTS: readonly EventType[] = [
  'ANIMAL_OPENED',
  'ANIMAL_WITHDRAWN',
  'HARVEST_MOVED',
  'CLAIM_MADE',
  'CLAIM_MOVED',
  'CLAIM_RELEASED',
  'LIVE_PURCHASE_CONFIRMED',
  'CUT_SHEET_AGREED',
];

const MESSAGE_EVENTS: readonly EventType[] = ['MESSAGE_SENT'];
const REVIEW_EVENTS: readonly EventType[] = ['REVIEW_WRITTEN'];

/** Events from the oldest on: those of the viewer's ranch, or all of them for admins. Errors: BAD_USER_INPUT (first, after). */
export async function listEvents(context: Context, args: QueryEventsArgs, columns: string[]): Promise<EventPage> {
  const { db, token } = context;
  await assignPositions(db);
  const query = db('events').whereRaw('position is not null');
  if (signedIn(context).userType !== 'ADMIN') query.whereRaw('rancher_id = ?', [ownRanch(context)]);
  const types = typesOf(args, token);
  // A single type gets its own condition, because an index has the events of one type in order.
  if (types?.length === 1) query.whereRaw('type = ?', types);
  else if (types) query.whereRaw('type = any(?)', [types]);
  return page<EventRow>(db, query, { columns, order: byPosition, ...pageArgs(args) });
}

/** Undefined means all types. A token only sees the types that its scopes allow it to read elsewhere. */
function typesOf({ types }: QueryEventsArgs, token?: ApiTokenInUse): EventType[] | undefined {
  if (!token) return types?.length ? [...types] : undefined;
  const orders = token.scopes.includes('ORDERS_READ') ? ORDER_EVENTS : [];
  const commissions = token.scopes.includes('COMMISSIONS_READ') ? COMMISSION_EVENTS : [];
  const herd = token.scopes.includes('HERD_READ') ? HERD_EVENTS : [];
  const messages = token.scopes.includes('MESSAGES_READ') ? MESSAGE_EVENTS : [];
  const reviews = token.scopes.includes('REVIEWS_READ') ? REVIEW_EVENTS : [];
  const open = [...orders, ...commissions, ...herd, ...messages, ...reviews];
  return types?.length ? open.filter((type) => types.includes(type)) : open;
}

/** The event that another record points to, by its position. */
export const loadEvent = loader<number, EventRow | null>(async ({ db }, positions) => {
  const query = db('events').select(eventColumns).whereRaw('position = any(?)', [positions]);
  return onePerKey(positions, await prepared<EventRow>(db, query), ({ position }) => position);
});

import type { EventType } from '../../rules/eventType';
import { type ApiTokenInUse, type Context, ownRanch, signedIn } from '../context';
import { page } from '../database/page';
import type { QueryEventsArgs } from '../resolverTypes.generated';
import { type EventPage, type EventRow, inLine } from './Event';
import { putInLine } from './putInLine';

const ORDER_EVENTS: readonly EventType[] = ['ORDER_PLACED', 'ORDER_STATUS_CHANGED'];
const COMMISSION_EVENTS: readonly EventType[] = [
  'COMMISSION_CHARGED',
  'COMMISSION_PAID',
  'COMMISSION_PAYMENT_REQUESTED',
];

/** What happened, from the first on: at the viewer's ranch, for admins everywhere. Errors: BAD_USER_INPUT (first, after). */
export async function listEvents(context: Context, args: QueryEventsArgs, columns: string[]): Promise<EventPage> {
  const { db, token } = context;
  await putInLine(db);
  const query = db('events').whereNotNull('position');
  if (signedIn(context).userType !== 'ADMIN') query.where('rancherId', ownRanch(context));
  const types = typesOf(args, token);
  // One type is asked for apart: an index of it holds the events in their order, which one of several types cannot.
  if (types?.length === 1) query.where('type', types[0]);
  else if (types) query.whereRaw('type = any(?)', [types]);
  return page<EventRow>(db, query, { columns, order: inLine, first: args.first, after: args.after });
}

/** Undefined: all. A token is shown no more than it may read elsewhere. */
function typesOf({ types }: QueryEventsArgs, token?: ApiTokenInUse): EventType[] | undefined {
  if (!token) return types ? [...types] : undefined;
  const orders = token.scopes.includes('ORDERS_READ') ? ORDER_EVENTS : [];
  const commissions = token.scopes.includes('COMMISSIONS_READ') ? COMMISSION_EVENTS : [];
  const open = [...orders, ...commissions];
  return types ? open.filter((type) => types.includes(type)) : open;
}

import { type Duty, hasAnyDuty } from '../../rules/accounts/duties';
import type { ApiScope } from '../../rules/developers/apiScope';
import type { EventType } from '../../rules/developers/eventType';
import { type Context, ownRanch, signedIn } from '../context';
import { loader, onePerKey } from '../database/reading/loader';
import { page, pageArgs } from '../database/reading/page';
import { prepared } from '../database/reading/prepared';
import type { QueryEventsArgs } from '../resolverTypes.generated';
import { assignPositions } from './assignPositions';
import { byPosition, type EventPage, type EventRow, eventColumns } from './Event';

/** Event types with the scope that a token needs for them, and the duties of which a helper or an admin needs one. */
type Group = { scope: ApiScope; duty: readonly Duty[]; types: readonly EventType[] };

const GROUPS: readonly Group[] = [
  {
    scope: 'ORDERS_READ',
    duty: ['ORDERS', 'MONEY'],
    types: ['ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'ORDER_SETTLED'],
  },
  { scope: 'ORDERS_READ', duty: ['MONEY'], types: ['ORDER_PAYMENT_RECORDED'] },
  {
    scope: 'COMMISSIONS_READ',
    duty: ['MONEY'],
    types: [
      'COMMISSION_CHARGED',
      'COMMISSION_PAID',
      'COMMISSION_CREDITED',
      'COMMISSION_PAYMENT_REQUESTED',
      'COMMISSION_ADJUSTED',
    ],
  },
  {
    scope: 'HERD_READ',
    duty: ['ORDERS', 'RANCH'],
    types: [
      'ANIMAL_OPENED',
      'ANIMAL_WITHDRAWN',
      'HARVEST_MOVED',
      'SLOT_BOOKED',
      'SLOT_FREED',
      'CLAIM_MADE',
      'CLAIM_MOVED',
      'CLAIM_RELEASED',
      'SHARE_OFFERED',
      'SHARE_OFFER_ENDED',
      'LIVE_PURCHASE_CONFIRMED',
      'CUT_SHEET_AGREED',
    ],
  },
  { scope: 'MESSAGES_READ', duty: ['ORDERS'], types: ['MESSAGE_SENT'] },
  { scope: 'REVIEWS_READ', duty: ['ORDERS', 'RANCH'], types: ['REVIEW_WRITTEN'] },
  {
    scope: 'ORDERS_READ',
    duty: ['ORDERS'],
    types: ['COMPLAINT_OPENED', 'COMPLAINT_ANSWERED', 'COMPLAINT_AGREED', 'COMPLAINT_DECIDED', 'COMPLAINT_CLOSED'],
  },
];

/** Lists events, oldest first: those of the viewer's ranch, or all of them for admins. Errors: BAD_USER_INPUT (first, after). */
export async function listEvents(context: Context, args: QueryEventsArgs): Promise<EventPage> {
  const { db } = context;
  await assignPositions(db);
  const query = db('events').whereRaw('position is not null');
  if (signedIn(context).userType !== 'ADMIN') query.whereRaw('rancher_id = ?', [ownRanch(context)]);
  const types = typesOf(context, args);
  // A single type gets its own condition, because an index has the events of one type in order.
  if (types?.length === 1) query.whereRaw('type = ?', types);
  else if (types) query.whereRaw('type = any(?)', [types]);
  return page<EventRow>(db, query, { columns: eventColumns, order: byPosition, ...pageArgs(args) });
}

/** The types to list (undefined: all), of those whose data the caller may read elsewhere. */
function typesOf(context: Context, { types }: QueryEventsArgs): EventType[] | undefined {
  const viewer = signedIn(context);
  const open = GROUPS.filter(
    ({ scope, duty }) => hasAnyDuty(viewer, duty) && (context.token?.scopes.includes(scope) ?? true),
  );
  if (open.length === GROUPS.length) return types?.length ? [...types] : undefined;
  const allowed = open.flatMap((group) => group.types);
  return types?.length ? allowed.filter((type) => types.includes(type)) : allowed;
}

export const loadEvent = loader<number, EventRow | null>(async ({ db }, positions) => {
  const query = db('events').select(eventColumns).whereRaw('position = any(?)', [positions]);
  return onePerKey(positions, await prepared<EventRow>(db, query), ({ position }) => position);
});

import { beforeAll, expect, test } from 'vitest';
import { withDuties } from '../graph/accounts/readViewer';
import type { Context, Viewer } from '../graph/context';
import { assignPositions } from '../graph/events/assignPositions';
import { listEvents } from '../graph/events/listEvents';
import { planOf } from '../graph/testing/countStatements';
import { ownDatabase } from '../graph/testing/database';
import { deliveriesOf } from '../graph/webhooks/loadWebhooks';
import { nextEvent, type Recipient } from '../graph/webhooks/Recipient';

// A database of its own: plans depend on how much there is.
const db = await ownDatabase('event_indexes');

beforeAll(async () => {
  await db.raw(`
    insert into events (position, type, rancher_id, amount)
    select n, case when n % 500 = 0 then 'COMMISSION_PAID' else 'ORDER_PLACED' end, n % 400, 0
    from generate_series(1, 20000) as n`);
  // Afterwards, or each webhook would be told of each event.
  await db.raw(`
    insert into users (email, name, user_type) values ('ray@herdline.test', '', 'RANCHER');
    insert into webhooks (user_id, url, secret, position)
    select u.id, '', '', 0 from users u, generate_series(1, 20) as n;
    insert into webhook_deliveries (webhook_id, event_id, event_type, succeeded, duration, created_at)
    select w.id, n, 'ORDER_PLACED', true, 1, now() - n * interval '1 minute'
    from webhooks w, generate_series(1, 1000) as n`);
  await db.raw('vacuum analyze events, webhooks, webhook_deliveries');
});

const someone = {
  id: 1,
  mustChangePassword: false,
  sessionsValidFrom: 0,
  secondFactorSetup: 'OPTIONAL' as const,
  secondFactorAskedAt: null,
  deletesAt: null,
};
const admin: Viewer = withDuties({ ...someone, userType: 'ADMIN', ranchId: null, role: 'ALL' });
const rancher: Viewer = withDuties({ ...someone, userType: 'RANCHER', ranchId: 7, role: 'OWNER' });
const events = (viewer: Viewer, args: object) => (context: Context) => listEvents({ ...context, viewer }, args);
const next = (given: Partial<Recipient>) => (context: Context) =>
  nextEvent(context.db, { id: 1, position: 5, rancherId: null, types: [], ...given } as Recipient);

test.each<[string, (context: Context) => Promise<unknown>, string]>([
  ['all events', events(admin, {}), 'events_position_key'],
  ['events of a type', events(admin, { types: ['COMMISSION_PAID'] }), 'events_of_type'],
  ['events of a ranch', events(rancher, {}), 'events_of_ranch'],
  [
    'events of a ranch and some types',
    events(rancher, { types: ['ORDER_PLACED', 'COMMISSION_PAID'] }),
    'events_of_ranch',
  ],
  ['whether events wait for a position', ({ db }) => assignPositions(db), 'events_not_in_line'],
  ['the next event of a webhook', next({}), 'events_position_key'],
  ['the next event of the webhook of a ranch', next({ rancherId: 7 }), 'events_of_ranch'],
  [
    'the tries of a webhook',
    (context) => deliveriesOf(context, 1, { args: {}, columns: ['id'] }),
    'webhook_deliveries_newest',
  ],
])('%s: found by an index', async (_what, read, index) => {
  expect(await planOf(db, read)).toContain(index);
});

import type { Knex } from 'knex';
import { prepared } from '../database/prepared';
import { type EventRow, eventColumns } from '../events/Event';
import type { WebhookRow } from './Webhook';

/** A webhook as it stands before a try. */
export type Recipient = Pick<WebhookRow, 'id' | 'url' | 'types' | 'enabled'> & {
  secret: string;
  /** Whose events it gets; null: all. */
  rancherId: number | null;
  /** The last event that was taken, or that was none of this webhook's. */
  position: number;
  /** Whether its owner is still one who may hear of these events. */
  entitled: boolean;
};

export async function readRecipient(db: Knex, webhookId: number): Promise<Recipient | undefined> {
  const [recipient] = await prepared<Recipient>(db, {
    sql: `select w.id, w.url, w.types, w.enabled, w.secret, w.rancher_id as "rancherId", w.position,
                 case when w.rancher_id is null then u.user_type = 'ADMIN'
                      else coalesce(r.approval = 'APPROVED' and r.user_id = u.id, false) end as entitled
          from webhooks w join users u on u.id = w.user_id left join ranchers r on r.id = w.rancher_id
          where w.id = ?`,
    bindings: [webhookId],
  });
  return recipient;
}

/** The event that it gets next, if there is one; otherwise it has seen all that is in line. */
export async function nextEvent(db: Knex, recipient: Recipient): Promise<EventRow | undefined> {
  // Before the look for an event: what is put in line meanwhile must not be passed over.
  const [end] = await prepared<{ position: number | null }>(db, { sql: LAST, bindings: [] });
  const query = eventsFor(db, recipient).select(eventColumns).orderBy('position').limit(1);
  const [event] = await prepared<EventRow>(db, query);
  if (!event && end?.position) await passBy(db, recipient, end.position);
  return event;
}

type Interest = Pick<Recipient, 'position' | 'rancherId' | 'types'>;

/** All that it has not got yet of what is in line. */
export function eventsFor(db: Knex, { position, rancherId, types }: Interest) {
  const query = db('events').where('position', '>', position);
  if (rancherId !== null) query.where({ rancherId });
  if (types.length > 0) query.whereRaw('type = any(?)', [types]);
  return query;
}

const LAST = 'select max(position) as position from events';

/** What is none of its events is not looked at again, unless its owner has just chosen other ones. */
async function passBy(db: Knex, { id, types }: Recipient, position: number): Promise<void> {
  const webhook = db('webhooks').where({ id }).whereRaw('types = ?', [types]);
  await webhook.where('position', '<', position).update({ position });
}

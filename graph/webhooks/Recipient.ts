import type { Knex } from 'knex';
import type { Config } from '../config';
import { prepared } from '../database/reading/prepared';
import { type EventRow, eventColumns } from '../events/Event';
import { OLD_SECRET_HOURS, type WebhookRow } from './Webhook';
import { openWebhookSecret } from './webhookSecret';

/** A webhook as it is before an attempt. */
export type Recipient = Pick<WebhookRow, 'id' | 'url' | 'types' | 'enabled'> & {
  /** Null if it can't be decrypted anymore. */
  secret: string | null;
  /** Those that were replaced within the last day. */
  oldSecrets: string[];
  /** The ranch whose events it gets. Null means all ranches. */
  rancherId: number | null;
  /** The last event that it accepted or skipped. */
  position: number;
  /** Whether its owner may still get these events. */
  entitled: boolean;
};

type Keyring = Pick<Config, 'sessionSecret'>;

/** SQL for a list of a webhook's replaced secrets that still sign, or of when each was replaced. */
const signing = (column: 'secret' | 'since') =>
  `array(select ${column} from unnest(old_secrets, old_secrets_since) with ordinality as old (secret, since, place)
         where since > now() - interval '${OLD_SECRET_HOURS} hours' order by place)`;

export const OLD_SECRETS = signing('secret');
export const OLD_SECRETS_SINCE = signing('since');

export async function readRecipient(db: Knex, keyring: Keyring, webhookId: number): Promise<Recipient | undefined> {
  const [stored] = await prepared<Recipient & { secret: string }>(db, {
    sql: `select w.id, w.url, w.types, w.enabled, w.secret, ${OLD_SECRETS} as "oldSecrets", w.rancher_id as "rancherId", w.position,
                 case when w.rancher_id is null then u.user_type = 'ADMIN' and u.admin_role = 'ALL'
                      else coalesce(r.approval = 'APPROVED' and r.user_id = u.id, false) end as entitled
          from webhooks w join users u on u.id = w.user_id left join ranchers r on r.id = w.rancher_id
          where w.id = ?`,
    bindings: [webhookId],
  });
  if (!stored) return undefined;
  const open = (secret: string) => openWebhookSecret(keyring, secret);
  return {
    ...stored,
    secret: open(stored.secret),
    oldSecrets: stored.oldSecrets.map(open).filter((old) => old !== null),
  };
}

/** Returns the next event for this webhook. If there is none, moves the webhook's position to the end. */
export async function nextEvent(db: Knex, recipient: Recipient): Promise<EventRow | undefined> {
  // Reads the end first, so that events that get their position during the search aren't skipped.
  const [end] = await prepared<{ position: number | null }>(db, { sql: LAST, bindings: [] });
  const query = eventsFor(db, recipient).select(eventColumns).orderBy('position').limit(1);
  const [event] = await prepared<EventRow>(db, query);
  if (!event && end?.position && end.position > recipient.position) await skipTo(db, recipient, end.position);
  return event;
}

export async function eventAt(db: Knex, interest: Interest, position: number): Promise<EventRow | undefined> {
  return eventsFor(db, { ...interest, position: position - 1 })
    .where({ position })
    .first(eventColumns);
}

type Interest = Pick<Recipient, 'position' | 'rancherId' | 'types'>;

/** Returns a query for all events with a position that the webhook hasn't received yet. */
export function eventsFor(db: Knex, { position, rancherId, types }: Interest) {
  const query = db('events').whereRaw('position > ?', [position]);
  if (rancherId !== null) query.whereRaw('rancher_id = ?', [rancherId]);
  if (types.length > 0) query.whereRaw('type = any(?)', [types]);
  return query;
}

const LAST = 'select max(position) as position from events';

/** Skips events that aren't for this webhook, unless its owner just chose other types or an earlier position. */
async function skipTo(db: Knex, { id, types, position: start }: Recipient, position: number): Promise<void> {
  await db('webhooks').where({ id, position: start }).whereRaw('types = ?', [types]).update({ position });
}

import { createHash } from 'node:crypto';
import type { Job, Task } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { MAIL_TOPICS } from '../../../rules/accounts/mailTopics';
import type { Config } from '../../config';
import { writeLetter } from '../../letters/writeLetter';
import type { Mail } from '../../mail/queueMail';
import { TOPIC_OF } from '../../notifications/mailTopic';
import { pushKey } from '../../notifications/pushKey';
import type { PublicClient } from '../../outbound/publicClient';
import { authorization } from './authorization';
import { encryptPush } from './encryptPush';

type Given = { db: Knex; config: Config; log: Logger; client: PublicClient };
type Device = { id: number; endpoint: string; publicKey: Buffer; auth: Buffer; showsDetails: boolean };

/** The pauses between attempts grow to some minutes. After that, the email has told it. */
const MAX_ATTEMPTS = 7;

/** How long a push service keeps a message for a browser that is off, in seconds. */
const KEPT_FOR = 24 * 60 * 60;

const TIMEOUT = 20_000;

/** Statuses of a browser that is gone. A refused signature, such as by a wrong clock, must not forget anybody. */
const GONE = [404, 410];

/** The person's browsers that are told of a topic. Nobody is told while their ranch is suspended. */
const DEVICES = `
  select d.id from push_devices d join users u on u.id = d.user_id
  where u.id = :userId and :topic = any(d.topics) and u.deletes_at is null
    and not exists (select from ranchers r where r.user_id = u.id and r.approval = 'SUSPENDED')`;

type Told = { mail: Mail; userId: number | undefined; job: Pick<Job, 'id' | 'attempts'> };

/** Queues what a mail says for each browser of its reader that is told of its topic, too. */
export async function queuePushes(db: Knex, { mail, userId, job }: Told): Promise<void> {
  // A mail that is sent again has told the browsers before.
  if (!userId || job.attempts > 1) return;
  await db.raw(
    `select graphile_worker.add_job('sendPush', json_build_object('mail', :mail::json, 'deviceId', id),
       job_key => 'push ' || :jobId || ' ' || id, max_attempts => ${MAX_ATTEMPTS})
     from (${DEVICES}) as device`,
    { userId, jobId: job.id, topic: TOPIC_OF[mail.template], mail: JSON.stringify(mail) },
  );
}

/** The task that tells one browser. The text is written when it's sent, so the queue has no personal data. */
export function sendPush({ db, config, log, client }: Given): Task {
  return async (payload) => {
    const { mail, deviceId } = payload as { mail: Mail; deviceId: number };
    const device = await db('pushDevices').where({ id: deviceId }).first<Device | undefined>();
    if (!device) return;
    const text = await textOf(db, mail, device);
    if (!text) return;
    const { endpoint } = device;
    const topic = TOPIC_OF[mail.template];
    const answer = await client.request(endpoint, {
      method: 'POST',
      headers: {
        authorization: authorization(await pushKey(db, config), endpoint, config.operator.email),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEPT_FOR),
        urgency: 'high',
        // The service keeps only the newest message of a topic.
        topic: createHash('sha256').update(topic).digest('base64url').slice(0, 32),
      },
      body: encryptPush(device, JSON.stringify(text)),
      timeout: TIMEOUT,
      maxBytes: 0,
    });
    if (GONE.includes(answer.status)) await db('pushDevices').where({ id: deviceId }).delete();
    else if (answer.status === 429 || answer.status >= 500)
      throw new Error(`The push service answers ${answer.status}`);
    else if (answer.status >= 300) log.warn({ deviceId, status: answer.status }, 'a push service refused a message');
  };
}

/** Fits a message in one record, which has 4 kB. */
const MAX_BODY = 300;

/** What the browser shows. Without details, a lock screen says nothing about orders and people. */
async function textOf(db: Knex, mail: Mail, { showsDetails }: Device) {
  const letter = await writeLetter(db, mail);
  if (!letter) return null;
  const topic = TOPIC_OF[mail.template];
  const plain = { title: mail.template === 'newOrder' ? 'New order' : MAIL_TOPICS[topic].news, body: '' };
  const detailed = { title: letter.subject, body: (letter.paragraphs[0] ?? '').slice(0, MAX_BODY) };
  return { ...(showsDetails ? detailed : plain), tag: topic, path: letter.link.path };
}

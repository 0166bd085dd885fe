import type { Knex } from 'knex';
import type { Mail } from '../../mail/queueMail';
import type { PushDevice } from '../../notifications/decideChannels';
import { TOPIC_OF } from '../../notifications/mailTopic';

/** What a browser is told of. The text is written when it's sent, so the queue has no personal data. */
export type Told = {
  deviceId: number;
  mail: Mail;
  /** The account that the mail goes to. */
  userId: number;
  /** When it happened, in milliseconds since 1970. */
  since: number;
  /** Which attempt is the next one. Without it, the first. */
  tries?: number;
};

/** How long to wait for more news of the same topic, in seconds, so that a burst is told at once. */
const BURST = 3;

/** A failure that isn't the push service's is tried again for some minutes. */
const MAX_ATTEMPTS = 7;

/** The queue appends to what already waits for the browser, and then keeps or replaces when that is sent. */
const ADD = `
  select graphile_worker.add_job('sendPush', ?::json, job_key => ?, max_attempts => ${MAX_ATTEMPTS},
    run_at => now() + ? * interval '1 second', job_key_mode => ?)`;

const keyOf = ({ deviceId, mail }: Told) => `push ${deviceId} ${TOPIC_OF[mail.template]}`;

/** Queues what a mail says for browsers, too. */
export async function queuePushes(db: Knex, devices: PushDevice[], news: Omit<Told, 'deviceId'>): Promise<void> {
  for (const { id: deviceId } of devices) {
    const told: Told = { ...news, deviceId };
    await db.raw(ADD, [JSON.stringify([told]), keyOf(told), BURST, 'preserve_run_at']);
  }
}

/** Queues again what a push service didn't take, with what has come meanwhile. `pause` is in seconds. */
export async function queueAgain(db: Knex, news: [Told, ...Told[]], pause: number): Promise<void> {
  await db.raw(ADD, [JSON.stringify(news), keyOf(news[0]), pause, 'replace']);
}

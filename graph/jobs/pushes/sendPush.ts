import { createHash } from 'node:crypto';
import type { Task } from 'graphile-worker';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { CHANNELS } from '../../../rules/accounts/mailTopics';
import type { Config } from '../../config';
import { decideChannels, type PushDevice } from '../../notifications/decideChannels';
import { pushKey } from '../../notifications/pushKey';
import type { Answer } from '../../outbound/exchange';
import type { PublicClient } from '../../outbound/publicClient';
import { OutboundFailure } from '../../outbound/readPublicUrl';
import { retryAfterOf, retryPause } from '../../webhooks/retryPause';
import { authorization } from './authorization';
import { encryptPush } from './encryptPush';
import { queueAgain, type Told } from './queuePushes';
import { type News, writeNews } from './writeNews';

type Headed = Pick<Answer, 'status' | 'headers'>;
type Given = { db: Knex; config: Config; log: Logger; client: PublicClient };

/** How long news is worth telling, here and at the push service, in seconds. After that, the email has told it. */
const WORTH_TELLING = 24 * 60 * 60;

const TIMEOUT = 20_000;

/** Statuses of a browser that is gone. A refused signature, such as by a wrong clock, must not forget anybody. */
const GONE = [404, 410];

/** The task that tells one browser what happened, all of a topic by one message. */
export function sendPush(given: Given): Task {
  const { db, log } = given;
  return async (payload) => {
    // An earlier version queued one at a time, without its reader. It tells nobody.
    const news = ([payload].flat() as [Told, ...Told[]]).sort((one, other) => one.since - other.since);
    const [{ deviceId }] = news;
    const device = await deviceToTell(db, news);
    if (!device) return;
    const text = await writeNews(db, news, device);
    if (!text) return;
    const answer = await send(given, device, text);
    const { status } = answer;
    if (GONE.includes(status)) await db('pushDevices').where({ id: deviceId }).delete();
    else if (status === 429 || status >= 500) await tellLater(given, news, answer);
    else if (status >= 300) log.warn({ deviceId, status }, 'a push service refused a message');
  };
}

/** The browser, if it's still to be told. */
async function deviceToTell(
  db: Knex,
  [{ deviceId, mail, userId }]: [Told, ...Told[]],
): Promise<PushDevice | undefined> {
  const { devices } = await decideChannels(db, mail, userId);
  return devices.find(({ id }) => id === deviceId);
}

/** Waits like deliveries to webhooks, and as long as the service wishes. What is too old by then is dropped. */
async function tellLater({ db, log }: Given, news: Told[], answer: Headed): Promise<void> {
  const tries = Math.max(...news.map((told) => told.tries ?? 1));
  const pause = retryPause(tries, retryAfterOf(answer));
  const oldest = Date.now() + (pause - WORTH_TELLING) * 1_000;
  const [first, ...others] = news.filter(({ since }) => since > oldest).map((told) => ({ ...told, tries: tries + 1 }));
  if (first) await queueAgain(db, [first, ...others], pause);
  else log.warn({ deviceId: news[0]?.deviceId, status: answer.status }, 'a push service took no message for too long');
}

/** A service that can't be reached is asked again, like one that says that it's down. */
async function send({ db, config, client, log }: Given, device: PushDevice, news: News): Promise<Headed> {
  const { endpoint } = device;
  try {
    return await client.request(endpoint, {
      method: 'POST',
      headers: {
        authorization: authorization(await pushKey(db, config), endpoint, config.operator.email),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(WORTH_TELLING),
        urgency: CHANNELS[news.tag].push === 'AT_ONCE' ? 'high' : 'normal',
        // The service keeps only the newest message of a topic.
        topic: createHash('sha256').update(news.tag).digest('base64url').slice(0, 32),
      },
      body: encryptPush(device, JSON.stringify(news)),
      timeout: TIMEOUT,
      maxBytes: 0,
    });
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    log.info({ deviceId: device.id, reason: error.message }, 'a push service could not be reached');
    return { status: 503, headers: {} };
  }
}

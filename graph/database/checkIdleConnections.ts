import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

/** In milliseconds. A connection that was used more recently is not checked. */
const IDLE = 1_000;
const CHECK_TIMEOUT = 500;

/** A statement on a dead connection would wait for minutes. If one is dead, older ones are discarded too. */
export function checkIdleConnections() {
  const seenAt = new WeakMap<Client, number>();
  let failedAt = 0;

  const seen = (connection: Client) => void seenAt.set(connection, Date.now());

  async function isAlive(connection: Client): Promise<boolean> {
    const last = seenAt.get(connection) ?? 0;
    if (last < failedAt) return false;
    if (Date.now() - last < IDLE) return true;
    const answers = connection.query('select 1').then(
      () => true,
      () => false,
    );
    const hasAnswered = await Promise.race([answers, timeout()]);
    if (hasAnswered) seen(connection);
    else failedAt = Date.now();
    return hasAnswered;
  }

  return { seen, isAlive };
}

/** Times out, but lets an answer that came while the process was busy be read first. */
async function timeout(): Promise<boolean> {
  await sleep(CHECK_TIMEOUT, undefined, { ref: false });
  return setImmediate(false);
}

import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

/** In milliseconds. A connection in steady use is not checked. */
const IDLE = 1_000;
const PATIENCE = 500;

/**
 * Checks a connection that was idle before it is used. If the other end is gone, frozen or behind a broken network, a
 * statement would wait for minutes. When one connection is silent, all that were last seen before it are given up too.
 */
export function signsOfLife() {
  const seenAt = new WeakMap<Client, number>();
  let silentAt = 0;

  const seen = (connection: Client) => void seenAt.set(connection, Date.now());

  async function isAlive(connection: Client): Promise<boolean> {
    const last = seenAt.get(connection) ?? 0;
    if (last < silentAt) return false;
    if (Date.now() - last < IDLE) return true;
    const answers = connection.query('select 1').then(
      () => true,
      () => false,
    );
    const isHeard = await Promise.race([answers, silence()]);
    if (isHeard) seen(connection);
    else silentAt = Date.now();
    return isHeard;
  }

  return { seen, isAlive };
}

/** Reads an answer first that came while the process was busy. */
async function silence(): Promise<boolean> {
  await sleep(PATIENCE, undefined, { ref: false });
  return setImmediate(false);
}

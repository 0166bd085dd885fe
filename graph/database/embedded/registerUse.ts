import pg from 'pg';
import { advisoryLocks } from '../advisoryLocks';

const IN_USE = advisoryLocks.usingEmbeddedServer;

/**
 * Registers this process as a user of the embedded server, so that a second start on the same data (which may fail because its
 * port is taken) doesn't stop the server of the first. Each process holds a shared lock, which ends with the process. `signOut`
 * calls `stop` if no other process is left. A process that starts during the shutdown waits for the lock until the server is
 * gone, and then starts it again. The connection stays idle, so its end means that the server has died.
 */
export async function signIn(url: string): Promise<SignedIn> {
  const client = new pg.Client({ connectionString: url, application_name: 'herdline (in use)' });
  client.on('error', () => {});
  await client.connect();
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  await client.query('select pg_advisory_lock_shared($1)', [IN_USE]);
  const signOut = async (stop: () => Promise<void>) => {
    if (await isAlone(client)) await stop();
    await client.end().catch(() => {});
  };
  return { lost, signOut };
}

type SignedIn = { lost: Promise<void>; signOut(stop: () => Promise<void>): Promise<void> };

async function isAlone(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [IN_USE]);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [IN_USE]);
    return rows[0].alone;
  } catch {
    // The server is gone, or about to be.
    return true;
  }
}

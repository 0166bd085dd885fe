import pg from 'pg';
import { advisoryLocks } from '../advisoryLocks';

const IN_USE = advisoryLocks.usingEmbeddedServer;

/**
 * A second start on the same data (say, of one whose port turns out to be taken) must not pull the server from under
 * the first. Each holds a shared lock, which ends with its process whatever happens to it. The answer signs out and
 * runs `stop` if nobody else is left; a newcomer then waits for the lock until the server is gone, and starts anew.
 * The connection waits for nothing, so that its end says that the server has died.
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
    // The server is gone already, or as good as gone.
    return true;
  }
}

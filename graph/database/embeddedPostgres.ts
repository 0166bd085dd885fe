import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { advisoryLocks } from './advisoryLocks';
import { binaryDirectory } from './embedded/binaries';
import { ensureCluster, reachableDirectory, SUPERUSER } from './embedded/cluster';
import { type Launch, launchServer, runningServer, stopServer } from './embedded/launch';
import { readPostmaster } from './embedded/postmaster';
import { serverAccount } from './embedded/serverAccount';
import { sqlState } from './sqlState';

export interface EmbeddedPostgres {
  url: string;
  /** Ends the server, unless another process still uses it. */
  stop(): Promise<void>;
}

export interface MonitorOptions {
  onNotice?: (line: string) => void;
  log?: Logger;
  /** Called when the server has died too often and is not started again. */
  onGivenUp?: (reason: Error) => void;
}

interface Options extends MonitorOptions {
  /** The directory of the database's files. Its password and log are next to it. */
  directory: string;
  settings?: Launch['settings'];
}

/** Starts PostgreSQL from the npm package. Creates its files if they are missing, and shares a server that already runs. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  const binaries = binaryDirectory(account);
  const directory = reachableDirectory(options.directory, account, options.onNotice ?? (() => {}));
  const password = ensureCluster(directory, binaries, account);
  const launch = { directory, binaries, account, settings: options.settings };
  const joined = await join(launch, password);
  return keepAlive(joined, () => join({ ...launch, port: joined.port }, password, 1), options);
}

type Joined = { url: string; port: number; lost: Promise<void>; signOut(): Promise<void> };

const WRONG_PASSWORD = '28P01';

async function join(launch: Launch, password: string, maxAttempts = 20): Promise<Joined> {
  for (let attempt = 1; ; attempt++) {
    // After a process was killed, others that use the server still look for it at its old port.
    const port = launch.port ?? readPostmaster(launch.directory)?.port;
    const server = (await runningServer(launch.directory)) ?? (await launchServer({ ...launch, port }));
    const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${server.port}/postgres`;
    try {
      const { lost, signOut } = await signIn(url);
      return { url, port: server.port, lost, signOut: () => signOut(() => stopServer(launch, server)) };
    } catch (error) {
      // The server was just ending. The next round starts it again.
      if (attempt === maxAttempts || sqlState(error) === WRONG_PASSWORD) throw error;
      await sleep(100);
    }
  }
}

/** After this many deaths within DEATH_WINDOW, the server isn't started again. */
const MAX_DEATHS = 5;
const DEATH_WINDOW = 60_000;
const RESTART_DELAY = 250;

/** Restarts the server at the same URL whenever it dies, until it is stopped or has died too often. */
function keepAlive(first: Joined, rejoin: () => Promise<Joined>, { log, onGivenUp }: Options): EmbeddedPostgres {
  let joined = first;
  let isStopping = false;
  const deaths: number[] = [];

  async function watch(): Promise<void> {
    for (;;) {
      await joined.lost;
      if (isStopping) return;
      log?.error('the embedded PostgreSQL has died; it is started again');
      joined = await revive();
      log?.info('the embedded PostgreSQL runs again');
      // If `stop` was called during the restart, the new server must end too.
      if (isStopping) return joined.signOut();
    }
  }

  /** Restarts the server. A start that fails counts as a death. */
  async function revive(): Promise<Joined> {
    for (let reason = ''; ; ) {
      const recent = deaths.filter((time) => time > Date.now() - DEATH_WINDOW);
      deaths.splice(0, deaths.length, ...recent, Date.now());
      if (deaths.length >= MAX_DEATHS) throw new Error(tooManyDeaths(reason));
      try {
        const again = await rejoin();
        if (again.url === first.url) return again;
        await again.signOut();
        throw new Error(`It restarted at another port than ${first.port}`);
      } catch (error) {
        reason = (error as Error).message;
        log?.error({ err: error }, 'the embedded PostgreSQL did not start again');
        await sleep(RESTART_DELAY);
      }
    }
  }

  const watching = watch().catch((error) => onGivenUp?.(error));
  return {
    url: first.url,
    async stop() {
      isStopping = true;
      await joined.signOut();
      await watching;
    },
  };
}

const tooManyDeaths = (reason: string) =>
  `The embedded PostgreSQL has died ${MAX_DEATHS} times within a minute. ${reason || 'Its log is next to its files.'}`;

/** Stops the server of a process that was killed and can't stop it anymore. */
export async function stopLeftBehind(directory: string): Promise<void> {
  const server = await runningServer(directory);
  if (!server) return;
  const account = serverAccount();
  await stopServer({ directory, account, binaries: binaryDirectory(account) }, server);
}

const IN_USE = advisoryLocks.usingEmbeddedServer;

/**
 * Registers this process as a user of the embedded server, so that a second start on the same data (which may fail because its
 * port is taken) doesn't stop the server of the first. Each process holds a shared lock, which ends with the process. `signOut`
 * calls `stop` if no other process is left. A process that starts during the shutdown waits for the lock until the server is
 * gone, and then starts it again. The connection stays idle, so its end means that the server has died.
 */
async function signIn(url: string): Promise<SignedIn> {
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

import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { binaryDirectory } from './embedded/binaries';
import { ensureCluster, reachableDirectory, SUPERUSER } from './embedded/cluster';
import { type Launch, launchServer, runningServer, stopServer } from './embedded/launch';
import { readPostmaster } from './embedded/postmaster';
import { serverAccount } from './embedded/serverAccount';
import { signIn } from './embedded/signIn';
import { sqlState } from './sqlState';

export interface EmbeddedPostgres {
  url: string;
  /** Ends the server, unless another process still uses it. */
  stop(): Promise<void>;
}

export interface Watching {
  onNotice?: (line: string) => void;
  log?: Logger;
  /** Called when the server has died too often and is not started again. */
  onGivenUp?: (reason: Error) => void;
}

interface Options extends Watching {
  /** The directory of the database's files. Its password and log are beside it. */
  directory: string;
  settings?: Launch['settings'];
}

/** Our own PostgreSQL from the npm package. It is created if missing, and shared if it already runs. */
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

async function join(launch: Launch, password: string, mostAttempts = 20): Promise<Joined> {
  for (let attempt = 1; ; attempt++) {
    // If a killed process left this port, others who use the server still look for it there.
    const port = launch.port ?? readPostmaster(launch.directory)?.port;
    const server = (await runningServer(launch.directory)) ?? (await launchServer({ ...launch, port }));
    const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${server.port}/postgres`;
    try {
      const { lost, signOut } = await signIn(url);
      return { url, port: server.port, lost, signOut: () => signOut(() => stopServer(launch, server)) };
    } catch (error) {
      // The server was just ending. The next round starts it again.
      if (attempt === mostAttempts || sqlState(error) === WRONG_PASSWORD) throw error;
      await sleep(100);
    }
  }
}

/** This many deaths in this time mean that starting again is no use. */
const MAX_DEATHS = 5;
const COUNTED_FOR = 60_000;
const PAUSE = 250;

/** Starts the server again whenever it dies, at the same address, until it is stopped or has died too often. */
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
      // If it was told to stop meanwhile, the server that was just started ends too.
      if (isStopping) return joined.signOut();
    }
  }

  /** A start that fails counts like a death. */
  async function revive(): Promise<Joined> {
    for (let reason = ''; ; ) {
      const recent = deaths.filter((time) => time > Date.now() - COUNTED_FOR);
      deaths.splice(0, deaths.length, ...recent, Date.now());
      if (deaths.length >= MAX_DEATHS) throw new Error(tooManyDeaths(reason));
      try {
        const again = await rejoin();
        if (again.url === first.url) return again;
        await again.signOut();
        throw new Error(`It came back at another port than ${first.port}`);
      } catch (error) {
        reason = (error as Error).message;
        log?.error({ err: error }, 'the embedded PostgreSQL did not start again');
        await sleep(PAUSE);
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
  `The embedded PostgreSQL has died ${MAX_DEATHS} times within a minute. ${reason || 'Its log lies beside its files.'}`;

/** Ends the server of a process that was killed and will not come back for it. */
export async function stopLeftBehind(directory: string): Promise<void> {
  const server = await runningServer(directory);
  if (!server) return;
  const account = serverAccount();
  await stopServer({ directory, account, binaries: binaryDirectory(account) }, server);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { binaryDirectory } from './embedded/binaries';
import { ensureCluster, reachableDirectory, SUPERUSER } from './embedded/cluster';
import { type Launch, launchServer, runningServer, stopServer } from './embedded/launch';
import { serverAccount } from './embedded/serverAccount';
import { signIn } from './embedded/signIn';
import { sqlState } from './sqlState';

export interface EmbeddedPostgres {
  url: string;
  /** Ends the server, unless another process still uses it. */
  stop(): Promise<void>;
}

interface Options {
  /** Of the database's files; its password and log lie beside it. */
  directory: string;
  settings?: Launch['settings'];
  onNotice?: (line: string) => void;
}

/** A PostgreSQL of our own from the npm package: made when it is missing, joined when it already runs. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  const binaries = binaryDirectory(account);
  const directory = reachableDirectory(options.directory, account, options.onNotice ?? (() => {}));
  const password = ensureCluster(directory, binaries, account);
  return join({ directory, binaries, account, settings: options.settings }, password);
}

const WRONG_PASSWORD = '28P01';

async function join(launch: Launch, password: string): Promise<EmbeddedPostgres> {
  for (let attempt = 1; ; attempt++) {
    const server = (await runningServer(launch.directory)) ?? (await launchServer(launch));
    const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${server.port}/postgres`;
    try {
      const signOut = await signIn(url);
      return { url, stop: () => signOut(() => stopServer(launch, server)) };
    } catch (error) {
      // It was ending just when we came in: the next round starts it again.
      if (attempt === 20 || sqlState(error) === WRONG_PASSWORD) throw error;
      await sleep(100);
    }
  }
}

/** Ends the server of a process that was killed and will not come back for it. */
export async function stopLeftBehind(directory: string): Promise<void> {
  const server = await runningServer(directory);
  if (!server) return;
  const account = serverAccount();
  await stopServer({ directory, account, binaries: binaryDirectory(account) }, server);
}

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { binaryDirectory } from '../../database/embedded/binaries';
import { ensureCluster, SUPERUSER } from '../../database/embedded/cluster';
import { launchServer, stopServer } from '../../database/embedded/launch';
import { giveTo, serverAccount } from '../../database/embedded/serverAccount';
import { temporaryDirectory } from '../../testing/temporaryDirectory';

/** A replica must allow at least as many connections as its primary. */
const SHARED_SETTINGS = { max_connections: '100' };

/**
 * Starts a PostgreSQL and a replica that streams from it, until the file's tests are over. The tests' own server can't be used,
 * because it confirms commits before they are on disk.
 */
export async function replicaPair() {
  const files = temporaryDirectory();
  const account = serverAccount();
  const common = { binaries: binaryDirectory(account), account };
  const first = {
    ...common,
    directory: join(files.path, 'primary'),
    settings: { ...SHARED_SETTINGS, wal_keep_size: '256MB' },
  };
  const password = ensureCluster(first.directory, first.binaries, account);
  const directory = join(files.path, 'replica');
  // Before the primary's first start, a copy of its files is a valid backup.
  execFileSync('cp', ['-a', first.directory, directory]);
  writeFileSync(join(directory, 'standby.signal'), '');
  giveTo(account, join(directory, 'standby.signal'));
  const primary = await launchServer(first);
  const primary_conninfo = `host=127.0.0.1 port=${primary.port} user=${SUPERUSER} password=${password}`;
  const second = { ...common, directory, settings: { ...SHARED_SETTINGS, primary_conninfo } };
  let replica = await launchServer(second);
  const { port } = replica;
  afterAll(async () => {
    await stopServer(second, replica);
    await stopServer(first, primary);
    files.remove();
  });
  const urlOf = (at: number) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${at}/postgres`;
  return {
    url: urlOf(primary.port),
    replicaUrl: urlOf(port),
    killReplica: () => process.kill(replica.pid, 'SIGKILL'),
    async startReplicaAgain() {
      replica = await launchServer({ ...second, port });
    },
  };
}

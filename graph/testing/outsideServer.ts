import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { binaryDirectory } from '../database/embedded/binaries';
import { ensureCluster, SUPERUSER } from '../database/embedded/cluster';
import { launchServer, stopServer } from '../database/embedded/launch';
import { serverAccount } from '../database/embedded/serverAccount';
import { temporaryDirectory } from './temporaryDirectory';

/** A PostgreSQL that our code doesn't restart, like an external one. A test can kill it and start it again. */
export async function outsideServer(files = temporaryDirectory()) {
  const account = serverAccount();
  const launch = { directory: join(files.path, 'postgres'), binaries: binaryDirectory(account), account };
  const password = ensureCluster(launch.directory, launch.binaries, account);
  let server = await launchServer(launch);
  const { port } = server;
  onTestFinished(async () => {
    await stopServer(launch, server);
    files.remove();
  });
  return {
    port,
    password,
    user: SUPERUSER,
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
    /** Suspends all its processes, like a machine that hangs: connections stay open without answers. */
    freeze: () => signal(server.pid, 'SIGSTOP'),
    resume: () => signal(server.pid, 'SIGCONT'),
    kill: () => process.kill(server.pid, 'SIGKILL'),
    async startAgain() {
      server = await launchServer({ ...launch, port });
    },
  };
}

function signal(postmaster: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  for (const pid of [postmaster, ...children.split(/\s+/).filter(Boolean).map(Number)]) process.kill(pid, name);
}

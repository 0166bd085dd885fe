import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort';
import { isAlive, isPostgres, type Postmaster, readPostmaster, removeEmptyLock } from './postmaster';
import type { ServerAccount } from './serverAccount';

export interface Launch {
  directory: string;
  binaries: string;
  account: ServerAccount;
  /** PostgreSQL's own settings, such as `fsync`. */
  settings?: Record<string, string>;
  /** The port where other processes already look for the server. Another port is used only if this one stays in use. */
  port?: number;
}

/** Returns the server that already runs on the directory, because another process uses it or a killed process left it behind. */
export async function runningServer(directory: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    removeEmptyLock(directory);
    const postmaster = readPostmaster(directory);
    if (!postmaster || !isAlive(postmaster.pid)) return undefined;
    if (!isPostgres(postmaster.pid)) {
      rmSync(join(directory, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (postmaster.status === 'ready') return postmaster;
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${postmaster.pid}) is not ready after a minute in ${directory}.`);
    await sleep(50);
  }
}

/** Failures that a retry may end: a taken port, children of a dead server, another process that was first. */
const TEMPORARY_FAILURE =
  /address already in use|pre-existing shared memory block|lock file .* (already exists|is empty)/i;

const MAX_ATTEMPTS = 20;
const SAME_PORT_ATTEMPTS = 12;

export async function launchServer(launch: Launch): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const port = attempt <= SAME_PORT_ATTEMPTS && launch.port ? launch.port : await freePort();
    const postmaster = await tryToLaunch(launch, port);
    if (postmaster) return postmaster;
    const log = readFileSync(`${launch.directory}.log`, 'utf8').trim();
    if (attempt === MAX_ATTEMPTS || !TEMPORARY_FAILURE.test(log)) {
      throw new Error(`PostgreSQL did not start (${launch.directory}.log): ${log.split('\n').at(-1)}`);
    }
    await sleep(250);
    const started = await runningServer(launch.directory);
    if (started) return started;
  }
}

async function tryToLaunch(launch: Launch, port: number): Promise<Postmaster | undefined> {
  const { directory, binaries, account } = launch;
  const log = openSync(`${directory}.log`, 'w');
  const child = spawn(join(binaries, 'postgres'), serverArguments(launch, port), {
    uid: account?.uid,
    gid: account?.gid,
    cwd: binaries,
    // The server has its own process group, so that Ctrl-C reaches only us. We end the server ourselves.
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, LC_ALL: 'C' },
  });
  closeSync(log);
  let ended = false;
  child.on('error', () => (ended = true)).on('exit', () => (ended = true));
  child.unref();
  while (!ended) {
    const postmaster = readPostmaster(directory);
    if (postmaster?.status === 'ready' && postmaster.pid === child.pid) return postmaster;
    await sleep(5);
  }
  return undefined;
}

function serverArguments({ directory, settings }: Launch, port: number): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  return ['-D', directory, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Stops the server with PostgreSQL's fast shutdown, which cancels running statements and keeps everything committed. */
export async function stopServer(launch: Launch, { pid }: Postmaster): Promise<void> {
  // Windows has no signals, so a program that comes with PostgreSQL stops the server there.
  if (process.platform === 'win32')
    spawnSync(join(launch.binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-D', launch.directory]);
  else if (isAlive(pid)) process.kill(pid, 'SIGINT');
  const deadline = Date.now() + 30_000;
  while (readPostmaster(launch.directory)?.pid === pid && isAlive(pid)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
    await sleep(5);
  }
}

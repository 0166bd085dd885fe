import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryDirectory } from '../graph/testing/temporaryDirectory';
import { startTestRun } from '../graph/testing/testRun';

/** Runs the production build with the demo marketplace on separate data, and returns a function that stops it. */
export async function startServer(url: string): Promise<() => Promise<void>> {
  const directory = temporaryDirectory();
  const run = await startTestRun();
  const env = {
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATA_DIR: directory.path,
    SEED_DEMO: '1',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '0',
    SESSION_SECRET: randomUUID(),
  };
  // A first start fills the demo, of which each server gets a copy.
  const filling = runBuild({ ...env, DATABASE_URL: await run.createDatabase('demo') });
  await untilReady(filling, url);
  await stop(filling);
  const server = runBuild({ ...env, DATABASE_URL: await run.createDatabase('journeys', 'demo') });
  await untilReady(server, url);
  // Playwright's workers inherit the variables.
  process.env.E2E_DATA_DIR = directory.path;
  process.env.E2E_OPEN_DATABASE_URL = await run.createDatabase('open', 'demo');
  return async () => {
    await stop(server);
    await run.end();
    directory.remove();
  };
}

export function runBuild(
  env: Record<string, string | undefined>,
  errors: 'pipe' | 'inherit' = 'inherit',
): ChildProcess {
  // This path leads to libraries of the packaged browser, which are only for that browser.
  const { LD_LIBRARY_PATH: _, ...inherited } = process.env;
  return spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: { ...inherited, ...env },
    // The server logs to stdout, and writes the error that stops it to stderr.
    stdio: ['ignore', 'ignore', errors],
  });
}

/** Long enough for a machine that fills the demo while other tests run. */
const READY_WITHIN = 220_000;

export async function untilReady(server: ChildProcess, url: string): Promise<void> {
  for (const deadline = Date.now() + READY_WITHIN; Date.now() < deadline; await sleep(100)) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
    const response = await fetch(new URL('/readyz', url)).catch(() => undefined);
    if (response?.ok) return;
  }
  server.kill('SIGTERM');
  throw new Error(`The server was not ready within ${READY_WITHIN / 1000} seconds.`);
}

export async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, inject, onTestFinished } from 'vitest';
import { buildServer } from '../../build/server';
import { projectRoot, readConfig } from '../config';
import { testDatabaseUrl } from './database';
import { serversOf } from './testRun';

let building: Promise<void> | undefined;

/**
 * The built file of the server or of a command, which starts in less than half the time of its sources. Each test worker builds
 * them once.
 */
export async function built(name: 'main' | 'createAdmin' | 'sender'): Promise<string> {
  const directory = join(serversOf(inject('testDatabases').prefix), process.env.VITEST_POOL_ID!);
  building ??= buildServer(directory, { sender: 'graph/webhooks/testing/sender.ts' });
  await building;
  return join(directory, `${name}.js`);
}

/** Starts the server as a separate process, as people do. */
export async function runServer(env: Record<string, string>) {
  // The secret of the tests' own process, so that the server can read what that has encrypted.
  const secret = { SESSION_SECRET: readConfig({}).sessionSecret };
  const own = { PATH: process.env.PATH!, PORT: '0', DATABASE_URL: await testDatabaseUrl(), ...secret };
  const given = { ...own, SEED_DEMO: '0', DRAIN_SECONDS: '0', ...env };
  const server = spawn(process.execPath, ['--enable-source-maps', await built('main')], {
    cwd: projectRoot,
    env: given,
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const output = { out: '', err: '' };
  server.stdout.on('data', (text) => {
    output.out += text;
  });
  server.stderr.on('data', (text) => {
    output.err += text;
  });
  return { server, output, exit: once(server, 'exit').then(([code]) => code as number | null) };
}

/** Starts the server as a separate process, and waits until it logs its URL. */
export async function startedServer(env: Record<string, string> = {}) {
  const running = await runServer(env);
  await expect.poll(() => running.output.out, { timeout: 120_000 }).toMatch(/ is at http:/);
  const port = Number(/http:\/\/localhost:(\d+)/.exec(running.output.out)![1]);
  return { ...running, port };
}

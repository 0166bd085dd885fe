import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../graph/database/embedded/freePort';
import { temporaryDirectory } from '../../graph/testing/temporaryDirectory';
import { runBuild, stop, untilReady } from '../server';

let directory: ReturnType<typeof temporaryDirectory>;
let server: ChildProcess;

test.beforeEach(() => {
  directory = temporaryDirectory();
});

test.afterEach(async () => {
  await stop(server);
  directory.remove();
});

/** Starts the server on the embedded database, whatever database the tests use. */
function start(env: Record<string, string | undefined>): void {
  server = runBuild({ DATABASE_URL: undefined, DATA_DIR: directory.path, ...env }, 'pipe');
}

async function failedStart(env: Record<string, string | undefined>): Promise<{ code: number; errors: string }> {
  start(env);
  let errors = '';
  server.stderr?.on('data', (data) => (errors += data));
  const [code] = await once(server, 'close');
  return { code, errors };
}

test('the server stops cleanly with its database, and starts again with its data', async () => {
  test.slow();
  const port = String(await freePort());
  const family = { name: 'Ann Miller', email: 'ann@herdline.test', password: 'Herdline1', userType: 'customer' };
  for (const [path, status] of [
    ['register', 201],
    ['login', 200],
  ] as const) {
    start({ PORT: port, SEED_DEMO: '0' });
    await untilReady(server, `http://localhost:${port}`);
    const response = await fetch(`http://localhost:${port}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(family),
    });
    expect(response.status).toBe(status);
    const ended = once(server, 'exit');
    // Ctrl-C reaches the server twice: from the terminal and through npm.
    server.kill('SIGINT');
    server.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(join(directory.path, 'postgres/postmaster.pid'))).toBe(false);
  }

  await test.step('a port that is in use is reported in one line', async () => {
    const other = createServer().listen(Number(port));
    await once(other, 'listening');
    const { code, errors } = await failedStart({ PORT: port, SEED_DEMO: '0' });
    other.close();
    expect(code).toBe(1);
    expect(errors).toMatch(new RegExp(`^[^\\n]*${port}[^\\n]*\\n$`));
    expect(existsSync(join(directory.path, 'postgres/postmaster.pid'))).toBe(false);
  });
});

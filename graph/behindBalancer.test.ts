import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './config';
import { freePort } from './database/embedded/freePort';
import { testDatabaseUrl } from './testing/database';
import { temporaryDirectory } from './testing/temporaryDirectory';

const PATIENT = { timeout: 60_000 };
const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

async function startServer(): Promise<{ port: number; server: ChildProcess }> {
  const port = await freePort();
  const env = {
    DATABASE_URL: await testDatabaseUrl(),
    SEED_DEMO: '0',
    SESSION_SECRET: 'of a test',
    LOG_LEVEL: 'silent',
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'graph/main.ts'], {
    cwd: projectRoot,
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
    stdio: 'ignore',
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  await expect.poll(() => isReady(port), PATIENT).toBe(true);
  return { port, server };
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function startBalancer(ports: number[]): Promise<number> {
  const files = temporaryDirectory();
  const port = await freePort();
  const servers = ports.map((own) => `  server s${own} 127.0.0.1:${own}`).join('\n');
  writeFileSync(
    join(files.path, 'haproxy.cfg'),
    `defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  option redispatch
frontend all
  bind 127.0.0.1:${port}
  default_backend herdline
backend herdline
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1
${servers}
`,
  );
  const haproxy = spawn('haproxy', ['-db', '-f', join(files.path, 'haproxy.cfg')], { stdio: 'ignore' });
  onTestFinished(() => {
    haproxy.kill('SIGKILL');
    files.remove();
  });
  await expect.poll(() => isReady(port), PATIENT).toBe(true);
  return port;
}

/** Asks the graph over and over, a few at a time; tells of each request how it went. */
function keepAsking(port: number) {
  const agent = new Agent({ keepAlive: true });
  const outcomes: (number | string)[] = [];
  let isOver = false;
  const ask = () =>
    new Promise<number | string>((resolve) => {
      const headers = { 'Content-Type': 'application/json' };
      request({ port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers, agent }, (res) => {
        res.resume().on('end', () => resolve(res.statusCode ?? 0));
      })
        .on('error', ({ message }) => resolve(message))
        .end('{"query":"{ viewer { id } }"}');
    });
  const one = async () => {
    while (!isOver) outcomes.push(await ask());
  };
  const all = Promise.all(Array.from({ length: 8 }, one));
  const stop = async () => {
    isOver = true;
    await all;
    agent.destroy();
    return outcomes;
  };
  return { outcomes, stop };
}

// HAProxy is no npm package: where it is not installed, this is not tried.
test.skipIf(!hasHaproxy)(
  'of two servers behind HAProxy one stops, and no request fails',
  async () => {
    const [first, second] = [await startServer(), await startServer()];
    const asking = keepAsking(await startBalancer([first.port, second.port]));
    await expect.poll(() => asking.outcomes.length, PATIENT).toBeGreaterThan(200);
    const ended = once(first.server, 'exit');
    first.server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const before = asking.outcomes.length;
    await expect.poll(() => asking.outcomes.length, PATIENT).toBeGreaterThan(before + 200);
    expect((await asking.stop()).filter((outcome) => outcome !== 200)).toEqual([]);
  },
  240_000,
);

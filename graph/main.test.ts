import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from './database/embedded/freePort';
import { emptyDatabaseUrl, testDatabase } from './testing/database';
import { maker } from './testing/make';
import { runServer, startedServer } from './testing/serverProcess';

// A process may take long to start on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

/** Sends a request except for its last byte. */
async function halfSent(port: number) {
  const body = '{"query":"{ viewer { id } }"}';
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  const head = [
    'POST /graphql HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`);
  await once(socket, 'connect');
  return { finish: () => socket.write('}'), answer: () => answer };
}

async function isRefused(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => false,
    () => true,
  );
}

test('the server starts, logs its URL, and after a signal finishes running requests before it exits', async () => {
  // A database with an account gets no demo data.
  await maker(await testDatabase()).customer();
  const metricsPort = await freePort();
  const { server, port, output, exit } = await startedServer({ SEED_DEMO: '1', METRICS_PORT: String(metricsPort) });
  // The output isn't a terminal, so every line is a log entry.
  const lines = output.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  // The server also runs and logs jobs that other tests have left in the queue.
  const started = lines.find((line) => line.port);
  expect(started).toMatchObject({ msg: `Herdline is at http://localhost:${port}`, port });
  expect(started.demoAccounts).toContain('customer@herdline.test');
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404);
  const request = await halfSent(port);
  await fetch(`http://127.0.0.1:${port}/healthz`);
  // The signal arrives twice, because npm forwards what the terminal has also sent.
  server.kill('SIGTERM');
  server.kill('SIGTERM');
  await expect.poll(() => isRefused(port)).toBe(true);
  request.finish();
  await expect.poll(request.answer).toContain('{"data":{"viewer":null}');
  expect(await exit).toBe(0);
  expect(await isRefused(metricsPort)).toBe(true);
  expect(output.err).toBe('');
});

test('a request that does not end is cut off after five seconds', async () => {
  const { server, port, exit } = await startedServer();
  await halfSent(port);
  const signaledAt = Date.now();
  server.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(Date.now() - signaledAt).toBeGreaterThan(4_500);
});

test('an open subscription does not delay the exit', async () => {
  const make = maker(await testDatabase());
  const given = await make.credentialsOf((await make.rancher()).owner);
  const { server, port, exit } = await startedServer();
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const [cookie] = (await post('/api/login', given)).headers.getSetCookie();
  const query = 'subscription { ranchOrders { id } }';
  const stream = await post(
    '/graphql/stream',
    { query },
    { Accept: 'text/event-stream', Cookie: cookie!.split(';')[0] },
  );
  const signaledAt = Date.now();
  server.kill('SIGTERM');
  expect(await stream.text()).toContain('event: complete');
  expect(await exit).toBe(0);
  expect(Date.now() - signaledAt).toBeLessThan(4_500);
});

test('the server serves for a while after the signal, and tells load balancers and clients to use another server', async () => {
  const { server, port, exit, output } = await startedServer({ DRAIN_SECONDS: '300' });
  server.kill('SIGTERM');
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 10_000 }).toBe(503);
  const { status, headers } = await get('/healthz');
  expect([status, headers.get('Connection')]).toEqual([200, 'close']);
  const ask = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"query":"{ viewer { id } }"}',
  });
  expect(await ask.json()).toMatchObject({ data: { viewer: null } });
  // Ctrl-C ends the wait.
  server.kill('SIGINT');
  expect(await exit).toBe(0);
  expect(output.err).toBe('');
});

async function failure(env: Record<string, string>) {
  const { output, exit } = await runServer(env);
  return { code: await exit, err: output.err };
}

test('a taken port is reported in one line', async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await failure({ PORT: String(port) })).toEqual({
    code: 1,
    err: `Herdline did not start: Port ${port} is taken. Stop what uses it, or choose another one with PORT.\n`,
  });
});

test('an unreachable database is reported in one line, without its password', async () => {
  const { code, err } = await failure({ DATABASE_URL: 'postgres://ann:secret@127.0.0.1:1/herdline' });
  expect(code).toBe(1);
  expect(err).toMatch(/^Herdline did not start: The database at 127\.0\.0\.1:1\/herdline cannot be reached: [^\n]+\n$/);
  expect(err).not.toContain('secret');
});

test('a missing secret is reported in one line', async () => {
  const err = 'Herdline did not start: SESSION_SECRET is required when NODE_ENV=production\n';
  expect(await failure({ NODE_ENV: 'production', SESSION_SECRET: '' })).toEqual({ code: 1, err });
});

test('a failed migration is reported in one line', async () => {
  const url = await emptyDatabaseUrl(`main_${process.pid}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table users (id text)');
  await client.end();
  const { code, err } = await failure({ DATABASE_URL: url });
  expect(code).toBe(1);
  expect(err).toBe('Herdline did not start: relation "users" already exists\n');
});

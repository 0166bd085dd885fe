import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabaseUrl } from '../testing/database';
import { runServer, startedServer } from '../testing/serverProcess';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { sharesSessions } from './databaseServer';
import { freePort } from './embedded/freePort';
import { serverAccount } from './embedded/serverAccount';

const LONG_TIMEOUT = { timeout: 60_000 };
const MISSING = 'PgBouncer is not installed here (apt-get install pgbouncer)';
const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** Starts PgBouncer in front of this test worker's database. */
async function startPooler(mode: 'session' | 'transaction') {
  const direct = await testDatabaseUrl();
  const { hostname, port: target, username, password, pathname } = new URL(direct);
  const files = temporaryDirectory();
  const port = await freePort();
  const users = join(files.path, 'users.txt');
  const settings = join(files.path, 'pgbouncer.ini');
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = ${mode}
default_pool_size = 45
max_client_conn = 300
`,
  );
  chmodSync(users, 0o644);
  const account = serverAccount();
  const pooler = spawn('pgbouncer', [settings], { stdio: 'ignore', uid: account?.uid, gid: account?.gid });
  onTestFinished(() => {
    pooler.kill('SIGKILL');
    files.remove();
  });
  const pooled = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
  const isReady = async () => {
    const client = new pg.Client({ connectionString: pooled });
    client.on('error', () => {});
    return client
      .connect()
      .then(() => client.end())
      .then(
        () => true,
        () => false,
      );
  };
  await expect.poll(isReady, LONG_TIMEOUT).toBe(true);
  return { direct, pooled };
}

/** Sends reads and writes that run at the same time on several connections. */
async function use(port: number) {
  const origin = `http://127.0.0.1:${port}`;
  const post = (path: string, body: object, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(body),
    });
  const email = `pooled-${crypto.randomUUID()}@herdline.test`;
  const person = { email, password: 'Meadow-lark-71', name: 'Ann Miller', phone: '512-555-0100', zipCode: '78701' };
  const place = { city: 'Austin', state: 'Texas', confirmPassword: person.password, userType: 'customer' };
  expect((await post('/api/register', { ...person, ...place })).status).toBe(201);
  const signIn = () => post('/api/login', { email, password: person.password });
  const [{ headers }, ...others] = await Promise.all([signIn(), ...Array.from({ length: 7 }, signIn)]);
  expect(others.map(({ status }) => status)).toEqual(Array(7).fill(200));
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const query = '{ viewer { email } ranchers(first: 5) { totalCount nodes { id ranchName } } }';
  const fetchAnswer = async () => (await post('/graphql', { query }, cookie)).json();
  const answers = await Promise.all(Array.from({ length: 80 }, fetchAnswer));
  for (const answer of answers) expect(answer).toMatchObject({ data: { viewer: { email } } });
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
}

test('a direct connection to PostgreSQL is not taken for a pooler', async () => {
  expect(await sharesSessions(await testDatabaseUrl())).toBe(false);
});

test('the server works behind PgBouncer in session mode', async ({ skip }) => {
  skip(!hasPgbouncer, MISSING);
  const { pooled } = await startPooler('session');
  expect(await sharesSessions(pooled)).toBe(false);
  const { port } = await startedServer({ DATABASE_URL: pooled });
  await use(port);
}, 180_000);

test('the server refuses to start behind PgBouncer in transaction mode, and says why in one line', async ({ skip }) => {
  skip(!hasPgbouncer, MISSING);
  const { pooled } = await startPooler('transaction');
  expect(await sharesSessions(pooled)).toBe(true);
  const { exit, output } = await runServer({ DATABASE_URL: pooled });
  expect(await exit).toBe(1);
  expect(output.err).toMatch(/^Herdline did not start: DATABASE_URL leads to a pooler .* DATABASE_DIRECT_URL[^\n]*\n$/);
}, 180_000);

test('the server works behind PgBouncer in transaction mode with a DATABASE_DIRECT_URL', async ({ skip }) => {
  skip(!hasPgbouncer, MISSING);
  const { pooled, direct } = await startPooler('transaction');
  const { port, output } = await startedServer({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct });
  await use(port);
  expect(output.out).not.toContain('internal error');
  expect(output.out).not.toContain('not receiving notices');
}, 180_000);

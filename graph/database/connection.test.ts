import { once } from 'node:events';
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../testing/database';
import { assertReachable, connect } from './connection';

const knex = await testDatabase();

describe('values arrive as', () => {
  test.each([
    ['timestamps in UTC with milliseconds', `'2026-11-21 10:00:00.12+02'::timestamptz`, '2026-11-21T08:00:00.120Z'],
    [
      'timestamps with milliseconds even for whole seconds',
      `'2026-11-21 08:00:00Z'::timestamptz`,
      '2026-11-21T08:00:00.000Z',
    ],
    [
      'timestamps with all of their microseconds',
      `'2026-11-21 08:00:00.123456Z'::timestamptz`,
      '2026-11-21T08:00:00.123456Z',
    ],
    ['dates without a time', `'2026-11-21'::date`, '2026-11-21'],
    ['numbers for counts', `count(*)`, 1],
    ['numbers for numerics', `12.5::numeric`, 12.5],
    ['objects for JSON', `'{"a": [1]}'::jsonb`, { a: [1] }],
  ])('%s', async (_, sql, expected) => {
    const { rows } = await knex.raw(`select ${sql} as value`);
    expect(rows[0].value).toEqual(expected);
  });
});

test('the statement timeout is 15 seconds', async () => {
  const { rows } = await knex.raw('show statement_timeout');
  expect(rows[0].statement_timeout).toBe('15s');
});

test('a database error shows placeholders instead of values', async () => {
  await expect(knex.raw('select ?::text::int', ['family@herdline.test'])).rejects.toMatchObject({
    message: expect.stringContaining('select $1::text::int'),
  });
});

describe('a DATABASE_URL', () => {
  const nowhere = 'postgres://someone:hidden@127.0.0.1:1/nothing';

  test('of an unreachable database is reported in one line without the password', async () => {
    await expect(assertReachable(nowhere)).rejects.toThrow(
      /^The database at 127\.0\.0\.1:1\/nothing cannot be reached: .*ECONNREFUSED.* Check DATABASE_URL\.$/,
    );
  });

  test.each(['', 'somewhere', 'mysql://localhost/herd'])('that is malformed is reported as such: %s', async (url) => {
    await expect(assertReachable(url)).rejects.toThrow('DATABASE_URL must look like');
  });
});

/** Passes on the first connection, and never answers any other. */
async function onlyFirstAnswers(): Promise<string> {
  const url = new URL(await testDatabaseUrl());
  const [port, host] = [Number(url.port), url.hostname];

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    if (sockets.size > 1) return;
    const database = connectTo(port, host);
    sockets.add(database.on('error', () => {}));
    socket.pipe(database).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return url.href;
}

test('requests wait for a connection that comes free while a new one takes too long', async () => {
  const pool = connect(await onlyFirstAnswers(), { poolSize: 2, connectTimeout: 300 });
  onTestFinished(() => pool.destroy());
  await pool.raw('select 1');
  const answers = Array.from({ length: 10 }, () => pool.raw('select pg_sleep(0.1)'));
  expect((await Promise.allSettled(answers)).filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('requests fail soon when the database answers on no connection', async () => {
  const url = await onlyFirstAnswers();
  const pool = connect(url, { poolSize: 1, connectTimeout: 300 });
  const other = connect(url, { poolSize: 1, connectTimeout: 300 });
  onTestFinished(async () => void (await Promise.all([pool.destroy(), other.destroy()])));
  await pool.raw('select 1');
  const answers = await Promise.allSettled(Array.from({ length: 3 }, () => other.raw('select 1')));
  expect(answers.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
});

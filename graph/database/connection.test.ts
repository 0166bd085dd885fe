import { describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { assertReachable } from './connection';

const knex = await testDatabase();

describe('values arrive as', () => {
  test.each([
    [
      'times of day in UTC, with the milliseconds',
      `'2026-11-21 10:00:00.12+02'::timestamptz`,
      '2026-11-21T08:00:00.120Z',
    ],
    ['whole seconds too', `'2026-11-21 08:00:00Z'::timestamptz`, '2026-11-21T08:00:00.000Z'],
    ['microseconds, none lost', `'2026-11-21 08:00:00.123456Z'::timestamptz`, '2026-11-21T08:00:00.123456Z'],
    ['days', `'2026-11-21'::date`, '2026-11-21'],
    ['numbers, when they are counts', `count(*)`, 1],
    ['numbers, when they are numeric', `12.5::numeric`, 12.5],
    ['objects, when they are JSON', `'{"a": [1]}'::jsonb`, { a: [1] }],
  ])('%s', async (_, sql, expected) => {
    const { rows } = await knex.raw(`select ${sql} as value`);
    expect(rows[0].value).toEqual(expected);
  });
});

test('a statement may not run for ever', async () => {
  const { rows } = await knex.raw('show statement_timeout');
  expect(rows[0].statement_timeout).toBe('15s');
});

test('an error of the database holds no values', async () => {
  await expect(knex.raw('select ?::text::int', ['family@herdline.test'])).rejects.toMatchObject({
    message: expect.stringContaining('select $1::text::int'),
  });
});

describe('a database that is not there', () => {
  const nowhere = 'postgres://someone:hidden@127.0.0.1:1/nothing';

  test('is told in one line that holds no password', async () => {
    await expect(assertReachable(nowhere)).rejects.toThrow(
      /^The database at 127\.0\.0\.1:1\/nothing cannot be reached: .*ECONNREFUSED.* Check DATABASE_URL\.$/,
    );
  });

  test.each(['', 'somewhere', 'mysql://localhost/herd'])('an address that is none is told so: %s', async (url) => {
    await expect(assertReachable(url)).rejects.toThrow('DATABASE_URL must look like');
  });
});

import { describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database';
import { assertReachable } from './connection';

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

import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database';
import { describeError } from './createLog';

const db = await testDatabase();

test('a PostgreSQL error is logged without the values of the row', () => {
  const severity = 'ERROR';
  const detail = 'Key (lower(email))=(ann@herdline.test) already exists.';
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_email_key',
    severity,
    detail,
  });
  expect(describeError(error)).toEqual({
    type: 'Error',
    message: 'duplicate key',
    code: '23505',
    constraint: 'users_email_key',
    stack: expect.stringContaining('createLog.test.ts'),
  });
});

test.each([
  [
    'an unknown column',
    `select nothing as x${'x'.repeat(1_000)} from users`,
    [],
    '42703',
    /^column "nothing" does not exist$/,
  ],
  ['a value that does not fit', 'select ?::text::int', ['ann@herdline.test'], '22P02', /^A value does not fit$/],
  [
    'a long name',
    `select "${'y'.repeat(60)}"."${'z'.repeat(60)}"('${'w'.repeat(2_000)}')`,
    [],
    '3F000',
    /^schema "y+"/,
  ],
])('the error for %s is logged without the statement', async (_what, sql, bindings, code, message) => {
  const error = await db.raw(sql, bindings).catch((thrown: unknown) => thrown);
  const described = describeError(error);
  expect(described).toMatchObject({ code, message: expect.stringMatching(message) });
  expect(JSON.stringify(described)).not.toMatch(/select|ann@|xxx|www/);
});

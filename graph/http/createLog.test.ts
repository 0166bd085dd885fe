import { expect, test } from 'vitest';
import { describeError } from './createLog';

test('an error of PostgreSQL is told without the values of the row', () => {
  const detail = 'Key (lower(email))=(ann@herdline.test) already exists.';
  const error = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'users_email_key', detail });
  expect(describeError(error)).toEqual({
    type: 'Error',
    message: 'duplicate key',
    code: '23505',
    constraint: 'users_email_key',
    stack: expect.stringContaining('createLog.test.ts'),
  });
});

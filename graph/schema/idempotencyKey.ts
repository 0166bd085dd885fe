import { badInput } from '../errors';

const MAX_LENGTH = 200;

/** Checks the key that makes a write safe to send again. Null if none was sent. Errors: BAD_USER_INPUT. */
export function readIdempotencyKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined) return null;
  // An empty key is refused: if it counted as no key, a program that relies on it could write twice.
  if (key.trim() === '') throw badInput({ idempotencyKey: 'May not be empty' });
  // PostgreSQL can't store NUL in a text.
  if (key.length > MAX_LENGTH || key.includes('\0')) {
    throw badInput({ idempotencyKey: `At most ${MAX_LENGTH} characters` });
  }
  return key;
}

import { badInput } from '../errors';

const LONGEST = 200;

/** The key that makes a write safe to send again; null where none was sent. Errors: BAD_USER_INPUT. */
export function readIdempotencyKey(key: string | null | undefined): string | null {
  if (key === null || key === undefined) return null;
  // Taken for none, it would let a program that relies on it write twice.
  if (key.trim() === '') throw badInput({ idempotencyKey: 'May not be empty' });
  // PostgreSQL's texts hold no zero character.
  if (key.length > LONGEST || key.includes('\0')) {
    throw badInput({ idempotencyKey: `At most ${LONGEST} characters` });
  }
  return key;
}

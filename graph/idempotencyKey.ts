import { badInput } from './errors';

const LONGEST = 200;

/** The key that makes a write safe to send again; null where none was sent. Errors: BAD_USER_INPUT. */
export function readIdempotencyKey(key: string | null | undefined): string | null {
  // PostgreSQL's texts hold no zero character.
  if (key && (key.length > LONGEST || key.includes('\0'))) {
    throw badInput({ idempotencyKey: `At most ${LONGEST} characters` });
  }
  return key || null;
}

import { randomBytes, randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../errors';

/** Argon2id, about 40 ms on one core. A person won't notice, but trying a stolen table of hashes gets expensive. */
const COST = { memoryCost: 32_768, timeCost: 4, parallelism: 1 };

/** Hashing uses a core and one of the four threads that also read files. Two at once leave room for everything else. */
const AT_ONCE = 2;

/** About three seconds of work. Beyond that it's better to ask people to try again. */
const MOST_WAITING = 100;

const BUSY = 'Many people are signing in right now. Please try again in a few seconds.';

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a job when a slot is free. Errors: UNAVAILABLE with `retryAfter` in seconds. */
async function inSlot<T>(job: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++;
  else if (waiting.length >= MOST_WAITING) throw new Refusal('UNAVAILABLE', BUSY, { retryAfter: 5 });
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await job();
  } finally {
    // Hand the slot to the job that has waited longest, so no new job can cut in.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** Errors: UNAVAILABLE when too many passwords are waiting. */
export function hashPassword(password: string): Promise<string> {
  return inSlot(() => hash(password, COST));
}

/** Used when there's no account or no password. */
const placeholderHash = hashPassword(randomUUID());

/**
 * Takes the same time when there's no account or no password, so the time doesn't reveal who is registered.
 * Errors: UNAVAILABLE when too many passwords are waiting.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await placeholderHash);
  const matches = await inSlot(() => verify(known, password));
  return matches && Boolean(passwordHash);
}

/** A password for someone to pass on. It has to be changed at the first sign-in. */
export function temporaryPassword(): string {
  // The first three characters satisfy the password rule, and the rest can't be guessed.
  return `Hd1${randomBytes(12).toString('base64url')}`;
}

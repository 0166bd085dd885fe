import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import { keyOf, rateLimited } from './limiterOf';

/** Number of passwords that may be tried on an account, from all IP addresses together, before each further one has to wait. */
export const FREE_GUESSES = 20;

const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 5 * 60_000;

/** A guess counts for a day. The time of the latest guess is the row's `expire` minus this value. */
const COUNTED_FOR = 24 * 60 * 60_000;

/** Returns the pause after a number of guesses, in milliseconds. It doubles with each guess. */
const pauseAfter = (guesses: number): number =>
  guesses < FREE_GUESSES ? 0 : Math.min(FIRST_PAUSE * 2 ** (guesses - FREE_GUESSES), MAX_PAUSE);

/** The SQL of the same pause, for a row without free guesses. The exponent is limited: the power overflows. */
const PAUSE = `least(${FIRST_PAUSE} * 2 ^ least(counted.points - ${FREE_GUESSES}, 30), ${MAX_PAUSE})`;

/** One statement, so that simultaneous guesses can't exceed the limit, and the latest time wins. */
const COUNT = `
  insert into rate_limits as counted (key, points, expire) values (?, 1, ?)
  on conflict (key) do update set
    points = case when counted.expire <= ? then 1 else counted.points + 1 end,
    expire = greatest(counted.expire, excluded.expire)
  where counted.points < ${FREE_GUESSES} or counted.expire - ${COUNTED_FOR} + ${PAUSE} <= ?
  returning points`;

type Counted = { points: number; expire: number };

/** Counts unknown emails too, so nobody learns which exist. A guess in a pause doesn't prolong it. */
export async function countGuess(context: Context, email: string): Promise<{ guesses: number }> {
  const [key, now] = [keyOfGuesses(context, email), Date.now()];
  const bindings = [key, now + COUNTED_FOR, now, now];
  const [counted] = await prepared<Counted>(context.db, { sql: COUNT, bindings });
  if (counted) return { guesses: counted.points };
  const paused = await context.db('rate_limits').where({ key }).first<Counted | undefined>('points', 'expire');
  const remaining = paused ? paused.expire - COUNTED_FOR + pauseAfter(paused.points) - now : 0;
  throw rateLimited('Too many attempts. Please try again later.', Math.max(1, Math.ceil(remaining / 1000)));
}

/** Uncounts an attempt that turned out not to be a guess. */
export async function takeBackGuess(context: Context, email: string): Promise<void> {
  await context
    .db('rate_limits')
    .where({ key: keyOfGuesses(context, email) })
    .where('points', '>', 0)
    .decrement('points');
}

/** Clears the guesses at an account, after its owner has entered the right password or set a new one. */
export async function forgetGuesses(context: Context, email: string): Promise<void> {
  await context
    .db('rate_limits')
    .where({ key: keyOfGuesses(context, email) })
    .delete();
}

const keyOfGuesses = (context: Context, email: string) => `guesses:${keyOf(context, email.toLowerCase())}`;

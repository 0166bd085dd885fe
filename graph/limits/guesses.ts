import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import { keyOf, rateLimited } from './limiterOf';

/** How many passwords may be tried on an account, by all addresses together, before each further one has to wait. */
export const FREE_GUESSES = 20;

const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 5 * 60_000;

/** A guess counts for a day. The row's end tells its moment. */
const REMEMBERED = 24 * 60 * 60_000;

/** The pause after so many guesses, in milliseconds: it doubles with each. */
const pauseAfter = (guesses: number): number =>
  guesses < FREE_GUESSES ? 0 : Math.min(FIRST_PAUSE * 2 ** (guesses - FREE_GUESSES), MAX_PAUSE);

/** The same as SQL, from the last free guess on. The power stays small enough for any number of guesses. */
const PAUSE = `least(${FIRST_PAUSE} * 2 ^ least(counted.points - ${FREE_GUESSES}, 30), ${MAX_PAUSE})`;

/**
 * One statement, so that of many at once only as many are let through as may be. Times are in milliseconds. Those at once may come in
 * another order than their times.
 */
const COUNT = `
  insert into rate_limits as counted (key, points, expire) values (?, 1, ?)
  on conflict (key) do update set
    points = case when counted.expire <= ? then 1 else counted.points + 1 end,
    expire = greatest(counted.expire, excluded.expire)
  where counted.points < ${FREE_GUESSES} or counted.expire - ${REMEMBERED} + ${PAUSE} <= ?
  returning points`;

type Counted = { points: number; expire: number };

/**
 * Counts a guess at the password of an account by whatever address, for all servers together. Unknown emails are counted alike, so
 * that nobody learns which are registered. A guess that comes during a pause isn't counted, so it doesn't make the pause longer.
 * Errors: RATE_LIMITED with `retryAfter` in seconds.
 */
export async function countGuess(context: Context, email: string): Promise<{ guesses: number }> {
  const [key, now] = [keyOfGuesses(context, email), Date.now()];
  const bindings = [key, now + REMEMBERED, now, now];
  const [counted] = await prepared<Counted>(context.db, { sql: COUNT, bindings });
  if (counted) return { guesses: counted.points };
  const paused = await context.db('rate_limits').where({ key }).first<Counted | undefined>('points', 'expire');
  const left = paused ? paused.expire - REMEMBERED + pauseAfter(paused.points) - now : 0;
  throw rateLimited('Too many attempts. Please try again later.', Math.max(1, Math.ceil(left / 1000)));
}

/** For one that was no guess. */
export async function takeBackGuess(context: Context, email: string): Promise<void> {
  await context
    .db('rate_limits')
    .where({ key: keyOfGuesses(context, email) })
    .where('points', '>', 0)
    .decrement('points');
}

/** Forgets the guesses at an account: its owner has shown that they know the password, or has set a new one. */
export async function forgetGuesses(context: Context, email: string): Promise<void> {
  await context
    .db('rate_limits')
    .where({ key: keyOfGuesses(context, email) })
    .delete();
}

const keyOfGuesses = (context: Context, email: string) => `guesses:${keyOf(context, email.toLowerCase())}`;

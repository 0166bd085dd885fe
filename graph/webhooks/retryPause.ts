import type { Answer } from '../outbound/exchange';

/** Seconds before the first retries: most receivers fail only during a restart, and others need rest. */
const PAUSES = [5, 30, 120, 600];
const MAX_PAUSE = 3_600;
/** Spreads out retries of deliveries that failed together. */
const JITTER = 0.2;

/** How long a receiver may make an event wait, in seconds. */
const MAX_WISH = 86_400;

/** Seconds to wait, or longer if the receiver said so: a proxy of one that is down may ask for one second. */
export function retryPause(failures: number, wish: number | null = null): number {
  const pause = (PAUSES[failures - 1] ?? MAX_PAUSE) * (1 + JITTER * (2 * Math.random() - 1));
  return Math.max(Math.min(wish ?? 0, MAX_WISH), pause);
}

/** The statuses whose Retry-After counts: too many requests, and an outage. */
const WAITING = [429, 503];

/** Returns after how many seconds a receiver wants the next attempt, from seconds or a date. Null if it didn't say. */
export function retryAfterOf({ status, headers }: Pick<Answer, 'status' | 'headers'>): number | null {
  const wish = headers['retry-after']?.trim();
  if (!wish || !WAITING.includes(status)) return null;
  const seconds = /^\d+$/.test(wish) ? Number(wish) : (Date.parse(wish) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : seconds;
}

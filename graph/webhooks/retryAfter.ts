import type { Answer } from '../outbound/exchange';

/** The statuses whose Retry-After counts: too many requests, and an outage. */
const WAITING = [429, 503];

/** Returns after how many seconds a receiver wants the next attempt, from seconds or a date. Null if it didn't say. */
export function retryAfterOf({ status, headers }: Pick<Answer, 'status' | 'headers'>): number | null {
  const wish = headers['retry-after']?.trim();
  if (!wish || !WAITING.includes(status)) return null;
  const seconds = /^\d+$/.test(wish) ? Number(wish) : (Date.parse(wish) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : seconds;
}

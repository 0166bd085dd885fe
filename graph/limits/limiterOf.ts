import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Knex } from 'knex';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Context } from '../context';
import { Refusal } from '../errors';

export type Limit = { points: number; duration: number };

/** In seconds, like all durations of limits. */
export const MINUTE = 60;

const limiters = new WeakMap<Knex, Map<string, RateLimiterPostgres>>();

/** Returns a limiter that counts in a table that all servers share. */
export function limiterOf(db: Knex, keyPrefix: string, limit: Limit): RateLimiterPostgres {
  const ofDatabase = limiters.get(db) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(db, ofDatabase);
  const limiter = ofDatabase.get(keyPrefix) ?? newLimiter(db, keyPrefix, limit);
  ofDatabase.set(keyPrefix, limiter);
  return limiter;
}

function newLimiter(storeClient: Knex, keyPrefix: string, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...limit,
    storeClient,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
  });
}

/** Hashes a key, since emails and IP addresses are personal data. Nobody can recover them without the secret. */
export function keyOf({ config }: Context, text: string): string {
  return createHmac('sha256', config.sessionSecret).update(text).digest('base64url');
}

/** Returns what counts as one caller: an IPv4 address, or an IPv6 /64, which belongs to a single household. */
export function networkOf(address: string): string {
  const isMapped = address.includes('.');
  if (!isIPv6(address) || isMapped) return address;
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean)) as [string[], string[]?];
  const zeros = tail ? Array(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

/** `retryAfter` is in seconds. */
export const rateLimited = (message: string, retryAfter: number) =>
  new Refusal('RATE_LIMITED', message, { retryAfter });

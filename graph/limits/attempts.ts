import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Knex } from 'knex';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context';
import { Refusal } from '../errors';

type Limit = { points: number; duration: number };
type Limits = { perAccount?: Limit; perAddress: Limit };

const MINUTE = 60;
const guessing: Limits = {
  perAccount: { points: 10, duration: 15 * MINUTE },
  perAddress: { points: 50, duration: 15 * MINUTE },
};

/** How often something may be tried. An account is counted per address, so that nobody can lock others out of theirs. */
const ALLOWED = {
  login: guessing,
  passwordReset: guessing,
  register: { perAddress: { points: 30, duration: 60 * MINUTE } },
  // Far more than a family orders, few enough that nobody floods a ranch with mail.
  order: { perAccount: { points: 300, duration: 60 * MINUTE }, perAddress: { points: 1_000, duration: 60 * MINUTE } },
  // An evening of trying out pictures; each costs the server a second of a core.
  photo: { perAccount: { points: 120, duration: 60 * MINUTE }, perAddress: { points: 300, duration: 60 * MINUTE } },
  feedback: { perAddress: { points: 20, duration: 60 * MINUTE } },
  // A table of thousands of orders.
  export: { perAccount: { points: 30, duration: 15 * MINUTE }, perAddress: { points: 100, duration: 15 * MINUTE } },
  // A browser asks again after each interruption, with growing patience.
  stream: { perAccount: { points: 120, duration: 15 * MINUTE }, perAddress: { points: 600, duration: 15 * MINUTE } },
} satisfies Record<string, Limits>;

export type LimitedAction = keyof typeof ALLOWED;

/** One count that an attempt goes on: a limiter and the key in it. */
type Tally = { limiter: RateLimiterPostgres; key: string };

/**
 * Counts an attempt, for all servers together. Call it before the work that is limited; an attempt that should not
 * count after all is taken back. Errors: RATE_LIMITED with `retryAfter` in seconds.
 */
export async function countAttempt(context: Context, action: LimitedAction, email?: string) {
  const counted: Tally[] = [];
  const takeBack = async () => {
    await Promise.all(counted.map(({ limiter, key }) => limiter.reward(key)));
  };
  const ofAccount = email === undefined ? undefined : tallyOfAccount(context, action, email);
  for (const tally of [ofAccount, tallyOfAddress(context, action)]) {
    if (!tally) continue;
    try {
      await tally.limiter.consume(tally.key);
    } catch (rejection) {
      await takeBack();
      throw refusalOf(rejection);
    }
    counted.push(tally);
  }
  return { takeBack };
}

/** Forgets what was counted for an account from this address. */
export async function forgetAttempts(context: Context, action: LimitedAction, email: string): Promise<void> {
  const tally = tallyOfAccount(context, action, email);
  await tally?.limiter.delete(tally.key);
}

function tallyOfAccount(context: Context, action: LimitedAction, email: string): Tally | undefined {
  const { perAccount }: Limits = ALLOWED[action];
  if (!perAccount) return undefined;
  const key = keyOf(context, `${email.toLowerCase()} ${networkOf(context.address)}`);
  return { limiter: limiterOf(context.db, `${action}PerAccount`, perAccount), key };
}

function tallyOfAddress(context: Context, action: LimitedAction): Tally {
  const limiter = limiterOf(context.db, `${action}PerAddress`, ALLOWED[action].perAddress);
  return { limiter, key: keyOf(context, networkOf(context.address)) };
}

/** What counts as one caller: an IPv4 address, or the /64 of IPv6 that a single household has all to itself. */
function networkOf(address: string): string {
  const isMapped = address.includes('.');
  if (!isIPv6(address) || isMapped) return address;
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean)) as [string[], string[]?];
  const zeros = tail ? Array(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}

/** Emails and addresses are personal data: the table holds neither, nor what could be guessed back without the secret. */
function keyOf({ config }: Context, text: string): string {
  return createHmac('sha256', config.sessionSecret).update(text).digest('base64url');
}

const limiters = new WeakMap<Knex, Map<string, RateLimiterPostgres>>();

function limiterOf(db: Knex, keyPrefix: string, limit: Limit): RateLimiterPostgres {
  const known = limiters.get(db) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(db, known);
  const limiter = known.get(keyPrefix) ?? newLimiter(db, keyPrefix, limit);
  known.set(keyPrefix, limiter);
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

function refusalOf(rejection: unknown): unknown {
  if (!(rejection instanceof RateLimiterRes)) return rejection;
  const retryAfter = Math.ceil(rejection.msBeforeNext / 1000);
  return new Refusal('RATE_LIMITED', 'Too many attempts. Please try again later.', { retryAfter });
}

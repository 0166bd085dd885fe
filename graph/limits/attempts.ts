import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Context } from '../context';
import { mustExist } from '../database/mustExist';
import { prepared } from '../database/reading/prepared';
import { keyOf, type Limit, limiterOf, MINUTE, networkOf, rateLimited } from './limiterOf';

type Limits = { perAccount?: Limit; perAddress: Limit };

const guessing: Limits = {
  perAccount: { points: 10, duration: 15 * MINUTE },
  perAddress: { points: 50, duration: 15 * MINUTE },
};

/** How often something may be tried. An account is counted per address, so that nobody can lock others out of theirs. */
const ALLOWED = {
  login: guessing,
  passwordReset: guessing,
  // Of an app that is being set up, or codes that confirm a change. The account is the viewer's own.
  secondFactor: guessing,
  // Nobody can guess a token. These limits are against flooding.
  resetPassword: { perAddress: { points: 20, duration: 15 * MINUTE } },
  emailToken: { perAddress: { points: 20, duration: 15 * MINUTE } },
  // Time for the mail to arrive.
  emailConfirmation: {
    perAccount: { points: 1, duration: MINUTE },
    perAddress: { points: 30, duration: 60 * MINUTE },
  },
  // Each mails two people, one of whom may be a stranger.
  emailChange: { perAccount: { points: 5, duration: 60 * MINUTE }, perAddress: { points: 30, duration: 60 * MINUTE } },
  acceptInvitation: { perAddress: { points: 20, duration: 15 * MINUTE } },
  // Each is a letter to somebody who may not know the ranch.
  invitation: { perAccount: { points: 30, duration: 60 * MINUTE }, perAddress: { points: 60, duration: 60 * MINUTE } },
  register: { perAddress: { points: 30, duration: 60 * MINUTE } },
  // Far more than a family orders, few enough that nobody floods a ranch with mail.
  order: { perAccount: { points: 300, duration: 60 * MINUTE }, perAddress: { points: 1_000, duration: 60 * MINUTE } },
  // Far more than a family writes or reports.
  review: { perAccount: { points: 60, duration: 60 * MINUTE }, perAddress: { points: 200, duration: 60 * MINUTE } },
  // An evening of trying out pictures; each costs the server a second of a core.
  photo: { perAccount: { points: 120, duration: 60 * MINUTE }, perAddress: { points: 300, duration: 60 * MINUTE } },
  // A lively conversation. Each may become a mail.
  message: { perAccount: { points: 60, duration: 15 * MINUTE }, perAddress: { points: 300, duration: 15 * MINUTE } },
  // A family that compares ranches, and nobody who writes to all of them.
  question: {
    perAccount: { points: 20, duration: 24 * 60 * MINUTE },
    perAddress: { points: 100, duration: 24 * 60 * MINUTE },
  },
  report: { perAccount: { points: 30, duration: 60 * MINUTE }, perAddress: { points: 100, duration: 60 * MINUTE } },
  // Far more than anybody needs. Each token adds a row and an entry to the audit log.
  token: { perAccount: { points: 30, duration: 60 * MINUTE }, perAddress: { points: 100, duration: 60 * MINUTE } },
  // The services of calendar apps ask for many people from few addresses.
  calendar: { perAddress: { points: 3_000, duration: 15 * MINUTE } },
  feedback: { perAddress: { points: 20, duration: 60 * MINUTE } },
  // A table of thousands of orders.
  export: { perAccount: { points: 30, duration: 15 * MINUTE }, perAddress: { points: 100, duration: 15 * MINUTE } },
  // Everything of one person. Nobody needs it more often.
  personalData: { perAccount: { points: 5, duration: 60 * MINUTE }, perAddress: { points: 30, duration: 60 * MINUTE } },
  // A browser connects again after each interruption, waiting longer each time.
  stream: { perAccount: { points: 120, duration: 15 * MINUTE }, perAddress: { points: 600, duration: 15 * MINUTE } },
} satisfies Record<string, Limits>;

export type LimitedAction = keyof typeof ALLOWED;

/** One of the counts of an attempt: a limiter and the key in it. */
type Tally = { limiter: RateLimiterPostgres; key: string };

/** Counts on all tallies of an attempt in one statement, as the limiter does on one. Times are in milliseconds. */
const COUNT = `
  insert into rate_limits as counted (key, points, expire)
  select key, 1, expire from unnest(?::text[], ?::bigint[]) with ordinality as tally (key, expire, place) order by place
  on conflict (key) do update set
    points = case when counted.expire <= ? then 1 else counted.points + 1 end,
    expire = case when counted.expire <= ? then excluded.expire else counted.expire end
  returning points, expire`;

type Counted = { points: number; expire: number };

/**
 * Counts an attempt, for all servers together. Call it before the work that is limited; an attempt that should not
 * count after all is taken back. `endsAt` is when the count starts anew. Errors: RATE_LIMITED with `retryAfter` in seconds.
 */
export async function countAttempt(context: Context, action: LimitedAction, email?: string) {
  const ofAccount = email === undefined ? undefined : tallyOfAccount(context, action, email);
  // The account is locked first, so that two attempts can't wait for each other.
  const tallies = [...(ofAccount ? [ofAccount] : []), tallyOfAddress(context, action)];
  const now = Date.now();
  const keys = tallies.map(({ limiter, key }) => limiter.getKey(key));
  const ends = tallies.map(({ limiter }) => now + limiter.msDuration);
  const rows = await prepared<Counted>(context.db, { sql: COUNT, bindings: [keys, ends, now, now] });
  const counted = tallies.map((tally, index) => ({ ...tally, ...mustExist(rows[index]) }));
  const full = counted.find(({ limiter, points }) => points > limiter.points);
  if (full) {
    await takeBack(counted.filter((other) => other !== full));
    throw tooManyAttempts(full.expire - now);
  }
  return { takeBack: () => takeBack(tallies), endsAt: new Date(counted[0]?.expire ?? now) };
}

async function takeBack(tallies: Tally[]): Promise<void> {
  await Promise.all(tallies.map(({ limiter, key }) => limiter.reward(key)));
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

function tooManyAttempts(milliseconds: number) {
  return rateLimited('Too many attempts. Please try again later.', Math.ceil(milliseconds / 1000));
}

import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import { mustExist } from '../database/transaction';
import { keyOf, type Limit, limiterOf, MINUTE, networkOf, rateLimited } from './limiterOf';

type Limits = { perAccount?: Limit; perAddress: Limit };

const guesses: Limits = {
  perAccount: { points: 10, duration: 15 * MINUTE },
  perAddress: { points: 50, duration: 15 * MINUTE },
};

/** Limits of attempts. `perAccount` counts each account per IP address, so that nobody can lock others out of their accounts. */
const ALLOWED = {
  login: guesses,
  passwordReset: guesses,
  // Prevents flooding. Nobody can guess a token.
  resetPassword: { perAddress: { points: 20, duration: 15 * MINUTE } },
  emailToken: { perAddress: { points: 20, duration: 15 * MINUTE } },
  // Gives the mail time to arrive.
  emailConfirmation: {
    perAccount: { points: 1, duration: MINUTE },
    perAddress: { points: 30, duration: 60 * MINUTE },
  },
  // Limits mails: each change mails two people, one of whom may be a stranger.
  emailChange: { perAccount: { points: 5, duration: 60 * MINUTE }, perAddress: { points: 30, duration: 60 * MINUTE } },
  // Allows a processor to open the links of all its ranches. Nobody can guess one.
  door: { perAddress: { points: 60, duration: 15 * MINUTE } },
  // Allows weighing each share of a full cooler, one after the other. Counts each link.
  weights: { perAccount: { points: 300, duration: 60 * MINUTE }, perAddress: { points: 1_000, duration: 60 * MINUTE } },
  acceptInvitation: { perAddress: { points: 20, duration: 15 * MINUTE } },
  // Limits mails to people who may not know the ranch.
  invitation: { perAccount: { points: 30, duration: 60 * MINUTE }, perAddress: { points: 60, duration: 60 * MINUTE } },
  register: { perAddress: { points: 30, duration: 60 * MINUTE } },
  // Allows far more than a family orders, but prevents flooding a ranch with mail.
  order: { perAccount: { points: 300, duration: 60 * MINUTE }, perAddress: { points: 1_000, duration: 60 * MINUTE } },
  // Allows far more than a family writes.
  review: { perAccount: { points: 60, duration: 60 * MINUTE }, perAddress: { points: 200, duration: 60 * MINUTE } },
  // Allows an evening of trying out pictures. Each takes a second of CPU time.
  photo: { perAccount: { points: 120, duration: 60 * MINUTE }, perAddress: { points: 300, duration: 60 * MINUTE } },
  // Allows a lively conversation. Each message may cause a mail.
  message: { perAccount: { points: 60, duration: 15 * MINUTE }, perAddress: { points: 300, duration: 15 * MINUTE } },
  // Allows comparing ranches, but not writing to all of them.
  question: {
    perAccount: { points: 20, duration: 24 * 60 * MINUTE },
    perAddress: { points: 100, duration: 24 * 60 * MINUTE },
  },
  report: { perAccount: { points: 30, duration: 60 * MINUTE }, perAddress: { points: 100, duration: 60 * MINUTE } },
  // Allows a long exchange. Each step mails the other side.
  complaint: { perAccount: { points: 30, duration: 60 * MINUTE }, perAddress: { points: 100, duration: 60 * MINUTE } },
  // Allows a hard day. Each recall mails many families.
  recall: { perAccount: { points: 20, duration: 60 * MINUTE }, perAddress: { points: 60, duration: 60 * MINUTE } },
  // Allows far more than anybody needs. Each token adds a row and an entry in the audit log.
  token: { perAccount: { points: 30, duration: 60 * MINUTE }, perAddress: { points: 100, duration: 60 * MINUTE } },
  // Limits requests to other hosts, each of which may take a while.
  webhookTest: { perAccount: { points: 20, duration: 15 * MINUTE }, perAddress: { points: 60, duration: 15 * MINUTE } },
  webhookAgain: {
    perAccount: { points: 60, duration: 15 * MINUTE },
    perAddress: { points: 120, duration: 15 * MINUTE },
  },
  // Allows a packing room that scans every box.
  sharePage: { perAddress: { points: 600, duration: 15 * MINUTE } },
  // Allows calendar services, which send requests for many people from few IP addresses.
  calendar: { perAddress: { points: 3_000, duration: 15 * MINUTE } },
  feedback: { perAddress: { points: 20, duration: 60 * MINUTE } },
  // Limits large queries: an export may have thousands of orders.
  export: { perAccount: { points: 30, duration: 15 * MINUTE }, perAddress: { points: 100, duration: 15 * MINUTE } },
  // Limits large queries: this exports everything about a person.
  personalData: { perAccount: { points: 5, duration: 60 * MINUTE }, perAddress: { points: 30, duration: 60 * MINUTE } },
  // Allows reconnecting: a browser does so after each interruption, waiting longer each time.
  stream: { perAccount: { points: 120, duration: 15 * MINUTE }, perAddress: { points: 600, duration: 15 * MINUTE } },
} satisfies Record<string, Limits>;

export type LimitedAction = keyof typeof ALLOWED;

type Counter = { limiter: RateLimiterPostgres; key: string };

/** Increments all counters of an attempt in one statement, as the limiter does with one. Times are in milliseconds. */
export const countIf = (condition: string) => `
  insert into rate_limits as counted (key, points, expire)
  select key, 1, expire from unnest(?::text[], ?::bigint[]) with ordinality as counter (key, expire, place)
  where ${condition} order by place
  on conflict (key) do update set
    points = case when counted.expire <= ? then 1 else counted.points + 1 end,
    expire = case when counted.expire <= ? then excluded.expire else counted.expire end
  returning points, expire`;

const COUNT = countIf('true');

export type Counted = { points: number; expire: number };

/** Counts an attempt before its work, on all servers. `takeBack` uncounts it. Errors: RATE_LIMITED. */
export async function countAttempt(context: Context, action: LimitedAction, email?: string) {
  const { bindings, judge } = attemptOf(context, action, email);
  return judge(await prepared<Counted>(context.db, { sql: COUNT, bindings }));
}

/** For a statement that contains `countIf`: its bindings, and the function that judges its rows as `countAttempt` does. */
export function attemptOf(context: Context, action: LimitedAction, email?: string) {
  const perAccountCounter = email === undefined ? undefined : accountCounter(context, action, email);
  // Locks the account's row first, so that two attempts can't deadlock.
  const counters = [...(perAccountCounter ? [perAccountCounter] : []), addressCounter(context, action)];
  const now = Date.now();
  const keys = counters.map(({ limiter, key }) => limiter.getKey(key));
  const ends = counters.map(({ limiter }) => now + limiter.msDuration);
  const judge = async (rows: Counted[]) => {
    const counted = counters.map((counter, index) => ({ ...counter, ...mustExist(rows[index]) }));
    const full = counted.find(({ limiter, points }) => points > limiter.points);
    if (full) {
      await takeBack(counted.filter((other) => other !== full));
      throw tooManyAttempts(full.expire - now);
    }
    return { takeBack: () => takeBack(counters), endsAt: new Date(counted[0]?.expire ?? now) };
  };
  return { bindings: [keys, ends, now, now] as const, judge };
}

async function takeBack(counters: Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => limiter.reward(key)));
}

/** Resets the counter of an account from this IP address. */
export async function forgetAttempts(context: Context, action: LimitedAction, email: string): Promise<void> {
  const counter = accountCounter(context, action, email);
  await counter?.limiter.delete(counter.key);
}

function accountCounter(context: Context, action: LimitedAction, email: string): Counter | undefined {
  const { perAccount }: Limits = ALLOWED[action];
  if (!perAccount) return undefined;
  const key = keyOf(context, `${email.toLowerCase()} ${networkOf(context.address)}`);
  return { limiter: limiterOf(context.db, `${action}PerAccount`, perAccount), key };
}

function addressCounter(context: Context, action: LimitedAction): Counter {
  const limiter = limiterOf(context.db, `${action}PerAddress`, ALLOWED[action].perAddress);
  return { limiter, key: keyOf(context, networkOf(context.address)) };
}

function tooManyAttempts(milliseconds: number) {
  return rateLimited('Too many attempts. Please try again later.', Math.ceil(milliseconds / 1000));
}

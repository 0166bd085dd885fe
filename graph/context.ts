import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Duty, Role } from '../rules/accounts/duties';
import type { ApiScope } from '../rules/developers/apiScope';
import type { UserType } from '../rules/words/vocabulary';
import type { AnswerCache } from './answerCache/AnswerCache';
import type { Config } from './config';
import type { Notices } from './database/Notices';
import { transaction } from './database/transaction';
import type { UsedDeprecation } from './schema/usedDeprecations';

/** The signed-in person. Read from the database or a short-lived cache, so the request itself can't claim any of it. */
export type Viewer = {
  id: number;
  userType: UserType;
  /** The ranch that this person owns or helps, if any. */
  ranchId: number | null;
  /** Their role at this ranch or on the platform team. Null for customers and removed helpers. */
  role: Role | null;
  duties: readonly Duty[];
  /** True for a temporary password, which must be changed before anything else. */
  mustChangePassword: boolean;
  /** Whether an admin has to set up a second factor. With NOW, before anything else. */
  secondFactorSetup: 'OPTIONAL' | 'NEXT_TIME' | 'NOW';
  /** When the account will be erased, if its owner closed it. Until then, the owner can do nothing but cancel that. */
  deletesAt: string | null;
  /** When an admin without a second factor was first asked for one, in milliseconds since 1970. */
  secondFactorAskedAt: number | null;
  /** In milliseconds since 1970. Sessions that started earlier are no longer valid. */
  sessionsValidFrom: number;
};

export type ApiTokenInUse = { id: number; name: string; scopes: readonly ApiScope[] };

export type SignIn = {
  rememberMe: boolean;
  /** When the check of the password or passkey began, in milliseconds since 1970. */
  since: number;
  withPasskey?: boolean;
};

/** Signs the caller of an operation in and out. */
export type SessionControl = {
  signIn(userId: number, how: SignIn): Promise<void>;
  signOut(): Promise<void>;
  /** The id of the caller's device, if it has signed in to this account before. */
  deviceOf(userId: number): string | null;
  /** Adds the caller's device to the devices that an account recognizes. Signing in does so, too. */
  rememberDevice(userId: number): void;
  /** An id that only the caller's browser sends. */
  browserId(): string;
  /** The id of this session in the sessions table: a hash, with which nobody can sign in. Null for visitors and API tokens. */
  storedId(): string | null;
  /** Whether this session outlives the browser. */
  isRemembered(): boolean;
  /** Whether this session is the person's and began in the last 15 minutes. */
  beganRecently(userId: number): boolean;
  /** Whether this session is the person's and began with their passkey in the last 15 minutes. */
  beganWithPasskey(userId: number): boolean;
  /** Lets this browser through these doors of processors, and through no other, and opens the slots of this plant. */
  keepDoors(ids: readonly number[], plant?: number): void;
  /** Drops a person from this server's cache at once, without waiting for the database's notice. */
  forget(userId: number): void;
};

/** How much of its caller's budget per minute a request has used. */
export type Spending = {
  spent: number;
  limit: number;
  /** The rest of the budget, as far as this server knows. */
  remaining: number;
  /** Seconds until the whole budget is available again; 0 if nothing was counted. */
  resetSeconds: number;
};

/** Writes use only `all`, so `answering` always has a free connection for the reads after a write. */
export type Pools = { all: Knex; answering: Knex };

export type Context = {
  db: Knex;
  /** Set for HTTP requests. */
  pools?: Pools;
  config: Config;
  log: Logger;
  viewer: Viewer | null;
  session: SessionControl;
  /** The API token, if the request has no session. Its scopes limit what the viewer may do. */
  token?: ApiTokenInUse;
  /** The processors' doors that are open in this browser, by id, without those that were revoked. */
  doors?: readonly number[];
  /** The plant whose own link is open in this browser. */
  plant?: number | undefined;
  /** Network address of the caller, for limits and the audit log. */
  address: string;
  /** The caller's user agent, for the audit log. */
  userAgent?: string | undefined;
  /** The cost of all operations of an HTTP request so far. If undefined, nothing is counted. */
  spending?: Spending;
  /** Whether visitors may read what Find and the ranch pages show. Set for /graphql and for pages, not for REST or streams. */
  openRanches?: boolean;
  /** Set once the operation was admitted and charged its cost. Its answer has this as `extensions`. */
  admitted?: { cost: number | undefined; deprecations?: UsedDeprecation[] };
  /** Set for HTTP requests: this server's cache of answers. If undefined, every read queries the database. */
  answerCache?: AnswerCache;
  /** Set for subscriptions: where their notices come from, and the signal that ends them. */
  stream?: { notices: Notices; signal: AbortSignal };
};

/** `isUse` is false for requests that an open page sends by itself, which don't extend the session. */
export type ContextOf = (req: IncomingMessage, res: ServerResponse, isUse?: boolean) => Promise<Context>;

/** The parent of the fields under Query.admin. It's empty, because `admin` only checks the role. */
export type AdminGate = Record<string, never>;

/** The signed-in person. Throws for a visitor, so public fields must not call it. */
export function signedIn(context: Context): Viewer {
  if (!context.viewer) throw new Error('A field that needs a viewer is open to visitors');
  return context.viewer;
}

/** The id of the ranch that the signed-in rancher owns or helps. Removed helpers have no duties, so they don't get here. */
export function ownRanch(context: Context): number {
  const { ranchId } = signedIn(context);
  if (ranchId === null) throw new Error('A rancher has no ranch');
  return ranchId;
}

/** Runs a transaction. What a verb still reads after it goes through the pool that writes don't use. */
export async function commit<T>(context: Context, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const result = await transaction(context.db, work);
  readFromAnsweringPool(context);
  return result;
}

/** The response to a write could otherwise wait for a connection that other writes hold, and time out. */
export function readFromAnsweringPool(context: Context): void {
  if (context.pools) context.db = context.pools.answering;
}

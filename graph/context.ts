import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { ApiScope } from '../rules/developers/apiScope';
import type { UserType } from '../rules/words/vocabulary';
import type { Config } from './config';
import type { Notices } from './database/Notices';

/** Who asks. Read once a request, never taken from the request's own words. */
export type Viewer = {
  id: number;
  userType: UserType;
  /** The ranch that this person runs, if any. */
  ranchId: number | null;
  /** A temporary password must be changed before anything else. */
  mustChangePassword: boolean;
  /** Milliseconds since 1970; sessions that began before are over. */
  sessionsValidFrom: number;
};

/** The API token that a request carries. */
export type ApiTokenInUse = { id: number; name: string; scopes: readonly ApiScope[] };

/** What signing in and out does to the connection that the operation came by. */
export type SessionControl = {
  /** `since` is when the person began to prove who they are, in milliseconds since 1970. */
  signIn(userId: number, rememberMe: boolean, since: number): Promise<void>;
  signOut(): Promise<void>;
  /** Whether this session outlives the browser. */
  isRemembered(): boolean;
  /** Drops at once what this server remembers of a person, rather than when the notice of it comes around. */
  forget(userId: number): void;
};

/** What a request has taken from the cost that its caller may spend in a minute. */
export type Spending = {
  spent: number;
  limit: number;
  /** As far as this server knows. */
  remaining: number;
  /** Until all of it may be spent again; 0 as long as nothing was counted. */
  resetSeconds: number;
};

/** Two pools: writes can hold all connections of the first at once, and never one of the second. */
export type Pools = { all: Knex; answering: Knex };

export type Context = {
  db: Knex;
  /** Of a request by HTTP. */
  pools?: Pools;
  config: Config;
  log: Logger;
  viewer: Viewer | null;
  session: SessionControl;
  /** What the viewer came by, where it is no session; what it may is said by its scopes. */
  token?: ApiTokenInUse;
  /** Network address of the caller, for limits and the audit log. */
  address: string;
  /** What the caller's browser or program calls itself, for the audit log. */
  userAgent?: string | undefined;
  /** What a request by HTTP has cost so far, in all of its operations. Without it nothing is counted. */
  spending?: Spending;
  /** Of an operation that goes on answering: what it hears, until the signal ends it. */
  stream?: { notices: Notices; signal: AbortSignal };
};

/** What the fields below Query.admin start from: nothing, the gate was all. */
export type AdminGate = Record<string, never>;

/** The signed-in person. Fields that are open to visitors must not ask for it. */
export function signedIn(context: Context): Viewer {
  if (!context.viewer) throw new Error('A field that needs a viewer is open to visitors');
  return context.viewer;
}

/** The ranch of the signed-in rancher. */
export function ownRanch(context: Context): number {
  const { ranchId } = signedIn(context);
  if (ranchId === null) throw new Error('A rancher has no ranch');
  return ranchId;
}

/**
 * What is written is also answered: from here on the operation reads by connections of which no write takes any, so that
 * it does not wait, perhaps in vain, behind the writes of others.
 */
export function written(context: Context): void {
  if (context.pools) context.db = context.pools.answering;
}

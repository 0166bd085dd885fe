import type { Knex } from 'knex';
import { pino } from 'pino';
import { vi } from 'vitest';
import { readViewer } from '../accounts/readViewer';
import { type Config, readConfig } from '../config';
import type { ApiTokenInUse, Context, SessionControl } from '../context';
import { writeLetter } from '../letters/writeLetter';
import { createGraphqlServer } from '../server/graphqlServer';
import { testDatabase } from './database';
import { maker } from './make';

export const testConfig: Config = { ...readConfig({}), publicUrl: 'http://herdline.test', seedDemo: false };

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer, not its type.
type Data = any;
export type Answer = {
  data: Data;
  errors?: readonly { message: string; extensions: Data; path?: readonly (string | number)[] }[];
};

type Refusing = Pick<Answer, 'errors'>;

/** What an answer refuses first: its error, the error's extensions, or its code or fields alone. */
export const errorOf = ({ errors }: Refusing) => errors?.[0];
export const refusalOf = (answer: Refusing) => errorOf(answer)?.extensions;
export const codeOf = (answer: Refusing) => refusalOf(answer)?.code;
export const fieldsOf = (answer: Refusing) => refusalOf(answer)?.fields;

type Token = Omit<ApiTokenInUse, 'name'>;
type Caller = { user: { id: number } | null; token?: Token };

const log = pino({ level: 'silent' });
/** One for all test files of a worker, because it reads only what an operation comes with. */
const graphql = createGraphqlServer(testConfig, log);

/**
 * Runs operations on the worker's database, or on a test's own: `await as(customer).run('{ viewer { id } }')`, `as(null)` for
 * a visitor, `as(rancher, { id: 1, scopes: ['ORDERS_READ'] })` for a token. Each run is its own request, which reads the
 * viewer again.
 */
export async function testGraph(database: Knex | Promise<Knex> = testDatabase()) {
  const db = await database;
  const as = (user: { id: number } | null, token?: Token) => ({
    run: (query: string, variables: Record<string, unknown> = {}) => run({ user, token }, query, variables),
  });
  async function run({ user, token }: Caller, query: string, variables: Record<string, unknown>): Promise<Answer> {
    const viewer = user && (await readViewer(db, user.id));
    const session = recordingSession();
    const context: Context = {
      db,
      config: testConfig,
      log,
      viewer,
      token: token && { name: 'Accounting', ...token },
      session,
      address: '127.0.0.1',
    };
    const { data, errors } = await (await graphql).run({ query, variables }, context);
    return { data: data && JSON.parse(data), ...(errors && { errors }) } as Answer;
  }
  return { db, as, make: maker(db) };
}

/** Waits until this many statements in the database are blocked by locks of other transactions. */
export async function someoneWaits(db: Knex, count = 1): Promise<void> {
  const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await vi.waitUntil(async () => (await db.raw(waiting)).rows.length >= count, { timeout: 10_000, interval: 10 });
}

/** Writes a person's reset letter and returns the token in it. */
export async function mailedToken(db: Knex, userId: number): Promise<string> {
  const letter = await writeLetter(db, { template: 'passwordReset', userId });
  return new URL(letter!.link!.path, 'http://herdline.test').searchParams.get('token')!;
}

/** A session without a browser. It records whom the operation signed in. */
export function recordingSession(): SessionControl & { userId: number | null } {
  const session = {
    userId: null as number | null,
    async signIn(userId: number) {
      session.userId = userId;
    },
    async signOut() {
      session.userId = null;
    },
    storedId: () => null,
    deviceOf: () => null,
    rememberDevice() {},
    browserId: () => 'the browser of tests',
    isRemembered: () => false,
    beganRecently: () => true,
    beganWithPasskey: () => false,
    keepDoors() {},
    forget() {},
  };
  return session;
}

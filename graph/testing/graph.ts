import type { Knex } from 'knex';
import { pino } from 'pino';
import { readViewer } from '../accounts/readViewer';
import { type Config, readConfig } from '../config';
import type { ApiTokenInUse, Context } from '../context';
import { createGraphqlServer } from '../server/graphqlServer';
import { testDatabase } from './database';
import { maker } from './make';
import { recordingSession } from './recordingSession';

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

/**
 * Runs operations on the worker's database, or on a test's own: `await as(customer).run('{ viewer { id } }')`, `as(null)` for
 * a visitor, `as(rancher, { id: 1, scopes: ['ORDERS_READ'] })` for a token. Each run is its own request, which reads the
 * viewer again.
 */
export async function testGraph(database: Knex | Promise<Knex> = testDatabase()) {
  const db = await database;
  const graphql = await createGraphqlServer(testConfig, pino({ level: 'silent' }));
  const as = (user: { id: number } | null, token?: Token) => ({
    run: (query: string, variables: Record<string, unknown> = {}) => run({ user, token }, query, variables),
  });
  async function run({ user, token }: Caller, query: string, variables: Record<string, unknown>): Promise<Answer> {
    const viewer = user && (await readViewer(db, user.id));
    const session = recordingSession();
    const context: Context = {
      db,
      config: testConfig,
      log: pino({ level: 'silent' }),
      viewer,
      token: token && { name: 'Accounting', ...token },
      session,
      address: '127.0.0.1',
    };
    const { data, errors } = await graphql.run({ query, variables }, context);
    return { data: data && JSON.parse(data), ...(errors && { errors }) } as Answer;
  }
  return { db, as, make: maker(db) };
}

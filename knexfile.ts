import type { Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import type { Client } from 'pg';
import { migrationSource } from './graph/database/migrationSource';
import { planEachTime } from './graph/database/reading/prepared';
import { signsOfLife } from './graph/database/signsOfLife';
import { typeParsers } from './graph/database/typeParsers';

export interface ConnectionOptions {
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Most connections at a time. */
  poolSize?: number;
  /** Milliseconds that one statement may take; 0 for no limit. */
  statementTimeout?: number;
  /** Milliseconds that the server may take to let one in. */
  connectTimeout?: number;
  /** Whether connections keep statements that are prepared by name. */
  isNamed?: boolean;
}

export function knexConfig(databaseUrl: string, options: ConnectionOptions = {}): Knex.Config {
  const {
    applicationName = 'herdline',
    poolSize = 10,
    statementTimeout = 15_000,
    connectTimeout = 5_000,
    isNamed = true,
  } = options;
  const { seen, isAlive } = signsOfLife();
  return {
    client: 'pg',
    connection: {
      connectionString: databaseUrl,
      application_name: applicationName,
      connectionTimeoutMillis: connectTimeout,
      // Longer than the server itself lets a statement run: only one that is not there any more takes so long.
      query_timeout: statementTimeout && statementTimeout + 2_000,
      types: typeParsers,
    } as Knex.PgConnectionConfig,
    pool: {
      min: 0,
      max: poolSize,
      createTimeoutMillis: connectTimeout + 200,
      afterCreate: configureSession(statementTimeout, isNamed, seen),
      validate: isAlive,
    },
    acquireConnectionTimeout: 10_000,
    // Bindings hold names and addresses of people: they must not get into error messages, and so into logs.
    compileSqlOnError: false,
    // Whatever these tell is also thrown, and it would break the structured log.
    log: { warn: () => {}, error: () => {} },
    migrations: { migrationSource, tableName: 'migrations' },
    ...knexSnakeCaseMappers(),
  };
}

/** By statement rather than by startup parameter: connection poolers refuse those. */
function configureSession(statementTimeout: number, isNamed: boolean, seen: (connection: Client) => void) {
  const sql = `set timezone = 'UTC'; set statement_timeout = ${statementTimeout}; set idle_in_transaction_session_timeout = ${statementTimeout * 4}`;
  return (connection: Client, done: (error: Error | null, connection: Client) => void) => {
    seen(connection);
    if (!isNamed) planEachTime(connection);
    connection.query(sql, (error) => done(error, connection));
  };
}

/** For the knex command line; the product itself connects by `graph/database/connection.ts`. */
export default knexConfig(process.env.DATABASE_URL ?? '');

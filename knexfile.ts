import type { Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import type { Client } from 'pg';
import { beginWithFirstStatement } from './graph/database/beginWithFirstStatement';
import { checkIdleConnections } from './graph/database/checkIdleConnections';
import { migrationSource } from './graph/database/migrationSource';
import { planEachTime } from './graph/database/reading/prepared';
import { typeParsers } from './graph/database/typeParsers';

export interface ConnectionOptions {
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  poolSize?: number;
  /** The maximum milliseconds of one statement, or 0 for no limit. */
  statementTimeout?: number;
  connectTimeout?: number;
  idleTimeout?: number;
  /** Whether connections keep statements that are prepared by name. */
  isNamed?: boolean;
}

export function knexConfig(databaseUrl: string, options: ConnectionOptions = {}): Knex.Config {
  const {
    applicationName = 'herdline',
    poolSize = 10,
    statementTimeout = 15_000,
    connectTimeout = 5_000,
    idleTimeout = 30_000,
    isNamed = true,
  } = options;
  const { seen, isAlive } = checkIdleConnections();
  return {
    client: 'pg',
    connection: {
      connectionString: databaseUrl,
      application_name: applicationName,
      connectionTimeoutMillis: connectTimeout,
      // Longer than the database's own limit, so that it only ends queries to a database that is gone.
      query_timeout: statementTimeout && statementTimeout + 2_000,
      types: typeParsers,
      // Statements that don't need each other's answers share one round trip.
      pipeline: true,
    } as Knex.PgConnectionConfig,
    pool: {
      min: 0,
      max: poolSize,
      createTimeoutMillis: connectTimeout + 200,
      idleTimeoutMillis: idleTimeout,
      afterCreate: configureSession(statementTimeout, isNamed, seen),
      validate: isAlive,
    },
    acquireConnectionTimeout: 10_000,
    // Bindings contain personal data, which must not get into error messages and logs.
    compileSqlOnError: false,
    // These messages are also thrown, and would break the structured log.
    log: { warn: () => {}, error: () => {} },
    migrations: { migrationSource, tableName: 'migrations' },
    ...knexSnakeCaseMappers(),
  };
}

/** Uses a statement instead of startup parameters, because connection poolers refuse those. */
function configureSession(statementTimeout: number, isNamed: boolean, seen: (connection: Client) => void) {
  const sql = `set timezone = 'UTC'; set statement_timeout = ${statementTimeout}; set idle_in_transaction_session_timeout = ${statementTimeout * 4}`;
  return (connection: Client, done: (error: Error | null, connection: Client) => void) => {
    seen(connection);
    beginWithFirstStatement(connection);
    if (!isNamed) planEachTime(connection);
    connection.query(sql, (error) => done(error, connection));
  };
}

/** For the knex command line. The server uses `graph/database/connection.ts`. */
export default knexConfig(process.env.DATABASE_URL ?? '');

import type { Knex } from 'knex';
import { knexSnakeCaseMappers } from 'objection';
import type { Client } from 'pg';
import { migrationSource } from './graph/database/migrationSource';
import { typeParsers } from './graph/database/typeParsers';

export interface ConnectionOptions {
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** Most connections at a time. */
  poolSize?: number;
  /** Milliseconds that one statement may take; 0 for no limit. */
  statementTimeout?: number;
}

export function knexConfig(databaseUrl: string, options: ConnectionOptions = {}): Knex.Config {
  const { applicationName = 'herdline', poolSize = 10, statementTimeout = 15_000 } = options;
  return {
    client: 'pg',
    connection: {
      connectionString: databaseUrl,
      application_name: applicationName,
      connectionTimeoutMillis: 5_000,
      types: typeParsers,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: poolSize, afterCreate: configureSession(statementTimeout) },
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
function configureSession(statementTimeout: number) {
  const sql = `set timezone = 'UTC'; set statement_timeout = ${statementTimeout}; set idle_in_transaction_session_timeout = ${statementTimeout * 4}`;
  return (connection: Client, done: (error: Error | null, connection: Client) => void) => {
    connection.query(sql, (error) => done(error, connection));
  };
}

/** For the knex command line; the product itself connects by `graph/database/connection.ts`. */
export default knexConfig(process.env.DATABASE_URL ?? '');

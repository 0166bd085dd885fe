import { join } from 'node:path';
import { assertReachable } from './connection';
import { type MonitorOptions, startEmbeddedPostgres } from './embeddedPostgres';
import { sharesSessions } from './pooler';

interface DatabaseConfig {
  /** The URL of an external server. Null means the embedded one. */
  databaseUrl: string | null;
  directDatabaseUrl: string | null;
  /** The directory for the embedded server's files. */
  dataDir: string;
}

export interface DatabaseServer {
  url: string;
  /** Bypasses a pooler, for what needs its own session: migrations, jobs and LISTEN. */
  directUrl: string;
  /** Whether `url` may lead to a pooler that keeps no session state between transactions. */
  isPooled: boolean;
  stop(): Promise<void>;
}

/** Checks the configured PostgreSQL, or starts the embedded one. */
export async function databaseServer(config: DatabaseConfig, monitor: MonitorOptions = {}): Promise<DatabaseServer> {
  const { databaseUrl: url, directDatabaseUrl } = config;
  if (url) {
    await assertReachable(url);
    if (!directDatabaseUrl && (await sharesSessions(url))) throw new Error(SHARED_BY_TRANSACTION);
    return { url, directUrl: directDatabaseUrl ?? url, isPooled: directDatabaseUrl !== null, stop: async () => {} };
  }
  const embedded = await startEmbeddedPostgres({ directory: join(config.dataDir, 'postgres'), ...monitor });
  return { ...embedded, directUrl: embedded.url, isPooled: false };
}

const SHARED_BY_TRANSACTION =
  'DATABASE_URL leads to a pooler that shares connections by transactions. Set DATABASE_DIRECT_URL to PostgreSQL itself, or let it share by sessions.';

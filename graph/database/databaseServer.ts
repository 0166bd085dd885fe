import { join } from 'node:path';
import { assertReachable } from './connection';
import { startEmbeddedPostgres, type Watching } from './embeddedPostgres';
import { sharesSessions } from './pooler';

interface Where {
  /** A server of one's own; null stands for the embedded one. */
  databaseUrl: string | null;
  directDatabaseUrl: string | null;
  /** Where the embedded one keeps its files. */
  dataDir: string;
}

export interface DatabaseServer {
  url: string;
  /** For what needs a session of its own: migrations, jobs and what is listened to. */
  directUrl: string;
  /** Whether `url` may lead through a pooler that keeps nothing from one transaction to the next. */
  isPooled: boolean;
  stop(): Promise<void>;
}

/** The PostgreSQL that everything else runs on. */
export async function databaseServer(where: Where, watching: Watching = {}): Promise<DatabaseServer> {
  const { databaseUrl: url, directDatabaseUrl } = where;
  if (url) {
    await assertReachable(url);
    if (!directDatabaseUrl && (await sharesSessions(url))) throw new Error(SHARED);
    return { url, directUrl: directDatabaseUrl ?? url, isPooled: directDatabaseUrl !== null, stop: async () => {} };
  }
  const embedded = await startEmbeddedPostgres({ directory: join(where.dataDir, 'postgres'), ...watching });
  return { ...embedded, directUrl: embedded.url, isPooled: false };
}

const SHARED =
  'DATABASE_URL leads to a pooler that shares connections by transactions. Set DATABASE_DIRECT_URL to PostgreSQL itself, or let it share by sessions.';

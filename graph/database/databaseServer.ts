import { join } from 'node:path';
import pg from 'pg';
import { assertReachable } from './connection';
import { type MonitorOptions, startEmbeddedPostgres } from './embeddedPostgres';

interface DatabaseConfig {
  /** The URL of an external server. Null means the embedded one. */
  databaseUrl: string | null;
  directDatabaseUrl: string | null;
  /** The directory for the embedded server's files. */
  dataDir: string;
}

interface DatabaseServer {
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

/** Whether a pooler shares connections by transaction, where prepared statements and LISTEN don't stay. */
export async function sharesSessions(databaseUrl: string): Promise<boolean> {
  const clients: pg.Client[] = [];
  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT });
    client.on('error', () => {});
    clients.push(client);
    await client.connect();
    return client;
  }
  try {
    const first = await open();
    const own = await backendOf(first);
    // A pooler's greeting has its own id, not the one of PostgreSQL's process.
    if ((first as WithProcessId).processID === own) return false;
    for (let others = 0; others < MAX_OTHERS; others++) {
      const other = await open();
      // An open transaction holds its server connection, so the next client gets another one.
      await other.query('begin');
      if ((await backendOf(other)) === own) return true;
    }
    return (await backendOf(first)) !== own;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

const CONNECT_TIMEOUT = 2_000;
const MAX_OTHERS = 4;

/** The driver stores the process id from the greeting, but doesn't declare it. */
type WithProcessId = pg.Client & { processID?: number };

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0].pid;
}

import pg from 'pg';

/**
 * Whether a pooler at this URL shares connections by transaction. On such a pooler, prepared statements, settings and LISTEN
 * may be on another connection a moment later. A pooler that shares by session works like PostgreSQL itself.
 */
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

import pg from 'pg';

/**
 * Whether connections to this address share the server's among them, as a pooler does by transactions: what is prepared,
 * set or listened to on one is then on another's a moment later. A pooler that shares by sessions is as good as none.
 */
export async function sharesSessions(databaseUrl: string): Promise<boolean> {
  const clients: pg.Client[] = [];
  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE });
    client.on('error', () => {});
    clients.push(client);
    await client.connect();
    return client;
  }
  try {
    const first = await open();
    const own = await backendOf(first);
    // A pooler tells an id of its own when it lets one in.
    if ((first as Introduced).processID === own) return false;
    for (let others = 0; others < MOST_OTHERS; others++) {
      const other = await open();
      // Keeps its connection of the server, so that the next one is given another.
      await other.query('begin');
      if ((await backendOf(other)) === own) return true;
    }
    return (await backendOf(first)) !== own;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

const PATIENCE = 2_000;
const MOST_OTHERS = 4;

/** What the driver keeps of the greeting and does not declare. */
type Introduced = pg.Client & { processID?: number };

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0].pid;
}

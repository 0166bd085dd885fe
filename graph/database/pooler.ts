import pg from 'pg';

/**
 * Whether a pooler at this address shares connections by transaction. What is prepared, set or listened to on such a
 * connection may be on another one a moment later. A pooler that shares by session changes nothing for us.
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
    // A pooler greets with an id of its own, not with that of PostgreSQL's process.
    if ((first as Introduced).processID === own) return false;
    for (let others = 0; others < MAX_OTHERS; others++) {
      const other = await open();
      // This one keeps its server connection, so the next one gets another.
      await other.query('begin');
      if ((await backendOf(other)) === own) return true;
    }
    return (await backendOf(first)) !== own;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

const PATIENCE = 2_000;
const MAX_OTHERS = 4;

/** What the driver keeps of the greeting and does not declare. */
type Introduced = pg.Client & { processID?: number };

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0].pid;
}

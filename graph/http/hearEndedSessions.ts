import pg from 'pg';
import type { Logger } from 'pino';

type Options = {
  databaseUrl: string;
  log: Logger;
  onEnded: (userId: number) => void;
  /** Something may have ended unheard. */
  onGap: () => void;
};

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 30_000;

/** Listens, on a connection of its own, for people whose sessions were ended by this server or another one. */
export async function hearEndedSessions({ databaseUrl, log, onEnded, onGap }: Options) {
  let client: pg.Client | null = null;
  let isListening = false;
  let wait = SHORTEST_WAIT;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function listen(): Promise<void> {
    client = newClient(databaseUrl, lost);
    client.on('notification', ({ payload }) => onEnded(Number(payload)));
    try {
      await client.connect();
      await client.query('listen sessions_ended');
      onGap();
      isListening = true;
      wait = SHORTEST_WAIT;
    } catch (error) {
      log.warn({ err: error }, 'not hearing of ended sessions; sessions are read at each request');
      // Its end is what brings the next try.
      await client.end().catch(() => {});
    }
  }

  function lost(): void {
    isListening = false;
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      attempt = listen();
    }, wait).unref();
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  let attempt = listen();
  await attempt;
  return {
    isListening: () => isListening,
    async close() {
      isClosed = true;
      isListening = false;
      clearTimeout(timer);
      await attempt;
      await client?.end().catch(() => {});
    },
  };
}

function newClient(connectionString: string, onEnd: () => void): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: 'herdline session notices',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // An error of a connection is followed by its end.
  client.on('error', () => {});
  client.on('end', onEnd);
  return client;
}

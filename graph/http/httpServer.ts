import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

/** The server's timeouts, in milliseconds. */
export type Timings = {
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  connectionsCheckingInterval: number;
  idleTimeout: number;
  answerTimeout: number;
};

const TIMINGS: Timings = {
  headersTimeout: 30_000,
  /** For the whole request with its body. A little longer than a photo may take, so that a slow photo gets our own message. */
  requestTimeout: 65_000,
  /** Longer than load balancers keep an idle connection, so that none sends a request on a connection that we are closing. */
  keepAliveTimeout: 620_000,
  connectionsCheckingInterval: 5_000,
  /** Maximum silence within a request or response. Streams send keep-alives more often. */
  idleTimeout: 120_000,
  /** Maximum time until a client has received a written response. */
  answerTimeout: 300_000,
};

/** Waiting connections: a client that is accepted late and told so waits less than one that retries. */
const BACKLOG = 4_096;

/** Maximum milliseconds for running requests to finish when the server stops. */
const SHUTDOWN_TIMEOUT = 5_000;

/** Without a host, the server listens on all addresses of the machine. */
type Place = { port: number; host?: string | null };

/** Starts listening. Throws an error with a readable message if that isn't possible. */
export async function listen(app: RequestListener, place: Place, timings: Partial<Timings> = {}): Promise<Server> {
  const { idleTimeout, answerTimeout, ...limits } = { ...TIMINGS, ...timings };
  const server = createServer(limits, app);
  server.timeout = idleTimeout;
  server.prependListener('request', (_req, res) => dropSlowReader(res, answerTimeout));
  server.listen({ port: place.port, host: place.host ?? undefined, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw reasonOf(error as NodeJS.ErrnoException, place);
  }
  return server;
}

/** Disconnects a client that doesn't read its response, which holds memory. A response that's already sent needs no timer. */
function dropSlowReader(res: ServerResponse, answerTimeout: number): void {
  res.on('prefinish', () => {
    if (!res.socket?.writableLength) return;
    const late = setTimeout(() => res.destroy(), answerTimeout);
    res.on('close', () => clearTimeout(late));
  });
}

function reasonOf(error: NodeJS.ErrnoException, { port, host }: Place): Error {
  const { code = '' } = error;
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken. Stop what uses it, or choose another one with PORT.`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return new Error(`${host} is no address of this machine. Correct HOST, or leave it out.`);
  }
  return error;
}

/** Accepts no new connections, and waits a while for running requests. */
export async function finishRequests(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that becomes idle only now would otherwise stay open for the browser's next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

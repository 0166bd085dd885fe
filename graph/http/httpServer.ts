import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

/** In milliseconds. */
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
  /** Longer than load balancers keep an idle connection, so that none sends a request into one that we are closing. */
  keepAliveTimeout: 620_000,
  connectionsCheckingInterval: 5_000,
  /** Within a request or its answer. Streams say that they are still there more often. */
  idleTimeout: 120_000,
  /** From when an answer is written until its reader has taken it. */
  answerTimeout: 300_000,
};

/**
 * How many connections may wait to be accepted; the system's own limit holds too. Whoever finds no room there tries again only after
 * one second, then two, then four, so that it's better to accept them late and tell them that the server is busy.
 */
const BACKLOG = 4_096;

/** How long requests under way may take once the server is told to stop. */
const PATIENCE = 5_000;

/** Listens. If the port is taken, it throws a message for a person. */
export async function listen(app: RequestListener, port: number, timings: Partial<Timings> = {}): Promise<Server> {
  const { idleTimeout, answerTimeout, ...limits } = { ...TIMINGS, ...timings };
  const server = createServer(limits, app);
  server.timeout = idleTimeout;
  server.prependListener('request', (_req, res) => dropSlowReader(res, answerTimeout));
  server.listen({ port, backlog: BACKLOG });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new Error(portTaken(port)) : error;
  }
  return server;
}

/** An answer that nobody takes holds memory. One that has left by the time it is written needs no timer. */
function dropSlowReader(res: ServerResponse, answerTimeout: number): void {
  res.on('prefinish', () => {
    if (!res.socket?.writableLength) return;
    const late = setTimeout(() => res.destroy(), answerTimeout);
    res.on('close', () => clearTimeout(late));
  });
}

const portTaken = (port: number) => `Port ${port} is taken. Stop what uses it, or choose another one with PORT.`;

/** Accepts no new connections, and waits a while for running requests. */
export async function finishRequests(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that becomes idle only now would otherwise stay open for the browser's next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** In milliseconds. */
type Timings = {
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  connectionsCheckingInterval: number;
};

const TIMINGS: Timings = {
  headersTimeout: 30_000,
  /** For the body too, however slowly it drips; a little longer than a photo may take, which is told so in our own words. */
  requestTimeout: 65_000,
  /** Longer than any usual balancer keeps an idle connection: it must never send a request into one that we just close. */
  keepAliveTimeout: 620_000,
  connectionsCheckingInterval: 5_000,
};

/** How long requests under way may take once the server is told to stop. */
const PATIENCE = 5_000;

/** Listens; throws in words for a person where the port is taken. */
export async function listen(app: RequestListener, port: number, timings: Partial<Timings> = {}): Promise<Server> {
  const server = createServer({ ...TIMINGS, ...timings }, app).listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new Error(portTaken(port)) : error;
  }
  return server;
}

const portTaken = (port: number) => `Port ${port} is taken. Stop what uses it, or choose another one with PORT.`;

/** Takes no more connections, and waits a while for the requests under way. */
export async function finishRequests(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that falls idle only now would be kept for the browser's next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

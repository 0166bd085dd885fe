import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp } from './app';
import type { Config } from './config';
import { connect } from './database/connection';
import { databaseServer } from './database/databaseServer';
import { migrate } from './database/migrate';
import { createGraphqlServer } from './graphqlServer';
import { startJobs } from './jobs/startJobs';
import { seedWhenEmpty } from './seedWhenEmpty';

type Options = { config: Config; log: Logger; onNotice: (line: string) => void };

type RunningServer = { port: number; stop(): Promise<void> };

/** How long requests under way may take once the server is told to stop. */
const PATIENCE = 5_000;

/** Starts all that the product consists of, or nothing: what stands already is taken down when a later part fails. */
export async function startServer(options: Options): Promise<RunningServer> {
  const parts = standing(options.log);
  try {
    const port = await startParts(options, parts);
    return { port, stop: parts.stop };
  } catch (error) {
    await parts.stop();
    throw error;
  }
}

async function startParts({ config, log, onNotice }: Options, parts: Parts): Promise<number> {
  const database = await databaseServer(config, onNotice);
  parts.add(() => database.stop());
  await migrate(database.url);
  const db = connect(database.url);
  parts.add(() => db.destroy());
  if (config.seedDemo) await seedWhenEmpty(db, onNotice);
  const graphql = await createGraphqlServer(config, log);
  parts.add(() => graphql.stop());
  const given = { config, db, databaseUrl: database.url, log };
  const jobs = await startJobs(given);
  parts.add(() => jobs.stop());
  const { app, endStreams, close } = await createApp({ ...given, graphql, isStopping: parts.isStopping });
  parts.add(close);
  const server = await listen(app, config.port);
  parts.add(() => finishRequests(server));
  parts.add(async () => endStreams());
  return (server.address() as AddressInfo).port;
}

type Parts = ReturnType<typeof standing>;

/** The parts that stand, each taken down before those that it stands on. */
function standing(log: Logger) {
  const parts: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | undefined;
  async function takeDown(): Promise<void> {
    for (const end of parts.reverse()) await end().catch((error) => log.error({ err: error }, 'a part did not stop'));
  }
  return {
    add: (end: () => Promise<void>) => parts.push(end),
    isStopping: () => stopped !== undefined,
    stop() {
      stopped ??= takeDown();
      return stopped;
    },
  };
}

async function listen(app: RequestListener, port: number): Promise<Server> {
  const server = createServer(app).listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? new Error(portTaken(port)) : error;
  }
  return server;
}

const portTaken = (port: number) => `Port ${port} is taken. Stop what uses it, or choose another one with PORT.`;

async function finishRequests(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection that falls idle only now would be kept for the browser's next request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), PATIENCE);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

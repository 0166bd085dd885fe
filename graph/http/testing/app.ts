import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, onTestFinished } from 'vitest';
import { createApp } from '../../app';
import type { Config } from '../../config';
import { connect } from '../../database/connection';
import type { Network } from '../../outbound/Network';
import { noNetwork } from '../../outbound/testing/network';
import { createGraphqlServer } from '../../server/graphqlServer';
import { testDatabaseUrl } from '../../testing/database';
import { testConfig } from '../../testing/graph';
import { Admission } from '../Admission';
import { listen, type Timings } from '../httpServer';

type Options = Partial<Config> & {
  /** URL of another database than the worker's, such as an unreachable one. */
  url?: string;
  /** Another URL of the same database, for notices. */
  directUrl?: string;
  /** Directory of a built client. */
  client?: string;
  /** How the server reaches other hosts. By default it reaches none. */
  network?: Network;
  isDraining?: () => boolean;
  isStopping?: () => boolean;
  /** Milliseconds that a page waits for its data. Long by default, for busy machines. */
  pageDataTimeout?: number;
  /** Limits of simultaneous requests. */
  places?: ConstructorParameters<typeof Admission>[1];
  /** Timeouts for clients that send or read slowly. */
  timings?: Partial<Timings>;
  /** Number of the server's connections, except those for reads after a write. */
  poolSize?: number;
};

/** Starts the whole server on a free port until the test ends. `lines` are the lines that it logs. */
export async function testApp(options: Options = {}) {
  const { close, ...app } = await openApp(options);
  onTestFinished(close);
  return app;
}

/** Starts it once for all tests of a file, which don't change its options or look at its cache. */
export async function fileApp(options: Options = {}) {
  const { close, ...app } = await openApp(options);
  afterAll(close);
  return app;
}

async function openApp({
  url,
  directUrl,
  client = '/nowhere',
  network = noNetwork,
  isDraining,
  isStopping,
  poolSize,
  places,
  timings,
  pageDataTimeout = 60_000,
  ...changes
}: Options) {
  const config = { ...testConfig, ...changes };
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const databaseUrl = url ?? (await testDatabaseUrl());
  const db = connect(databaseUrl, { poolSize });
  const graphql = await createGraphqlServer(config, log);
  const {
    app,
    endStreams,
    close: closeApp,
  } = await createApp({
    config,
    db,
    databaseUrl,
    ...(directUrl && { directUrl }),
    log,
    graphql,
    client,
    network,
    isDraining,
    isStopping,
    admission: new Admission(config, places),
    pageDataTimeout,
  });
  const server = await listen(app, { port: 0 }, timings);
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await closeApp();
    await graphql.apollo.stop();
    await db.destroy();
  };
  return { close, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, lines, db, endStreams };
}

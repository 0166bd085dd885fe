import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createApp } from '../../app';
import type { Config } from '../../config';
import { connect } from '../../database/connection';
import type { Network } from '../../outbound/Network';
import { noNetwork } from '../../outbound/testing/network';
import { createGraphqlServer } from '../../schema/graphqlServer';
import { testDatabaseUrl } from '../../testing/database';
import { testConfig } from '../../testing/graph';
import type { Places } from '../Admission';
import { listen, type Timings } from '../httpServer';

type Options = Partial<Config> & {
  /** Another database than the worker's, such as one that is not there. */
  url?: string;
  /** Another way to the same database for notices. */
  directUrl?: string;
  /** Where a built client lies. */
  client?: string;
  /** The way to hosts of others; without it there is none. */
  network?: Network;
  isLeaving?: () => boolean;
  isStopping?: () => boolean;
  /** How many milliseconds a page waits for its data; a busy machine takes its time. */
  pageDataWithin?: number;
  /** How many requests it answers at the same time. */
  places?: Places;
  /** How long it waits for those who send or read slowly. */
  timings?: Partial<Timings>;
  /** Connections that the server has for all but its answers to what was written. */
  poolSize?: number;
};

/** The whole server on a free port until the test ends, and the lines that it logs. */
export async function testApp({
  url,
  directUrl,
  client = '/nowhere',
  network = noNetwork,
  isLeaving,
  isStopping,
  poolSize,
  places,
  timings,
  pageDataWithin = 60_000,
  ...changes
}: Options = {}) {
  const config = { ...testConfig, ...changes };
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const databaseUrl = url ?? (await testDatabaseUrl());
  const db = connect(databaseUrl, { poolSize });
  const graphql = await createGraphqlServer(config, log);
  const { app, endStreams, close } = await createApp({
    config,
    db,
    databaseUrl,
    ...(directUrl && { directUrl }),
    log,
    graphql,
    client,
    network,
    isLeaving,
    isStopping,
    places,
    pageDataWithin,
  });
  const server = await listen(app, 0, timings);
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await close();
    await graphql.apollo.stop();
    await db.destroy();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, lines, db, endStreams };
}

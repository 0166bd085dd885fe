import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createApp } from '../app';
import { Admission } from '../http/Admission';
import { noNetwork } from '../outbound/testing/network';
import { createGraphqlServer } from '../server/graphqlServer';
import { testDatabase, testDatabaseUrl } from './database';
import { testConfig } from './graph';
import { maker } from './make';
import { person } from './person';

/** Starts the whole server, with the test worker's database unless another is given: `const ann = person(); await ann.post('/api/login', {…})`. */
export async function testHttp(given?: { db: Knex; url: string }) {
  const db = given?.db ?? (await testDatabase());
  const log = pino({ level: 'silent' });
  const graphql = await createGraphqlServer(testConfig, log);
  const { app, close } = await createApp({
    config: testConfig,
    db,
    databaseUrl: given?.url ?? (await testDatabaseUrl()),
    log,
    graphql,
    network: noNetwork,
    admission: new Admission(testConfig),
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    db,
    url,
    make: maker(db),
    person: () => person(url),
    apiClient: (secret: string) => person(url, { Authorization: `Bearer ${secret}` }),
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createApp } from '../../app';
import { connect } from '../../database/connection';
import { Admission } from '../../http/Admission';
import { noNetwork } from '../../outbound/testing/network';
import { createGraphqlServer } from '../../server/graphqlServer';
import { testConfig } from '../../testing/graph';
import { temporaryDirectory } from '../../testing/temporaryDirectory';

const METRICS_TOKEN = 'the metrics of the trial';
const HEADER = 'x-trial';

/** How many trials run at a time. */
const PARALLEL_TRIALS = 6;

/** A trial holds its locks until it's rolled back, so two may deadlock. PostgreSQL then aborts one, which is retried. */
const MAX_TRIES = 5;
const wasAborted = (error: unknown) => (error as { code?: string }).code === '25P02';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Inspect<Seen> = (answer: Answer, trx: Knex.Transaction) => Promise<Seen>;
export type Sent = { method: string; path: string; headers: Record<string, string>; body?: string | undefined };

/** Starts the whole server, with a way to undo what a request does. */
export async function trialServer(databaseUrl: string) {
  const pool = connect(databaseUrl, { poolSize: PARALLEL_TRIALS + 2 });
  const current = new AsyncLocalStorage<Knex>();
  const db = switching(() => current.getStore() ?? pool);
  const directory = temporaryDirectory();
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const config = { ...testConfig, metricsToken: METRICS_TOKEN, dataDir: directory.path };
  const graphql = await createGraphqlServer(config, log);
  const served = { client: '/nowhere', network: noNetwork, admission: new Admission(config) };
  const given = { config, db, answering: db, databaseUrl, log, graphql, ...served };
  const { app, endStreams, close } = await createApp(given);
  const open = new Map<string, Knex.Transaction>();
  const server = createServer((req, res) => {
    const trx = open.get(String(req.headers[HEADER]));
    if (trx) current.run(trx, () => app(req, res));
    else app(req, res);
  }).listen(0, '127.0.0.1');
  // If the server closed an idle connection, a request that is already on its way would fail.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  afterAll(async () => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
    await close();
    await graphql.apollo.stop();
    await pool.destroy();
    directory.remove();
  });

  /** Sends a request, and returns when the answer begins. */
  async function start({ body, headers, ...sent }: Sent): Promise<IncomingMessage> {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const outgoing = request({ ...sent, headers: { ...headers, ...length }, port, host: '127.0.0.1', agent }).end(body);
    const [response] = await once(outgoing, 'response');
    return response;
  }

  async function send(sent: Sent): Promise<Answer> {
    const response = await start(sent);
    return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
  }

  /**
   * Sends a request in a transaction, inspects the answer, and rolls back, so that the next one finds the database unchanged.
   * Changes of sessions aren't undone, because they use other connections.
   */
  async function attempt<Seen>(sent: Sent, inspect: Inspect<Seen>): Promise<Seen> {
    for (let tries = 1; ; tries++) {
      try {
        return await attemptOnce(sent, inspect);
      } catch (error) {
        if (!wasAborted(error) || tries === MAX_TRIES) throw error;
      }
    }
  }

  async function attemptOnce<Seen>(sent: Sent, inspect: Inspect<Seen>): Promise<Seen> {
    const id = randomUUID();
    const trx = await pool.transaction();
    open.set(id, trx);
    try {
      return await inspect(await send({ ...sent, headers: { ...sent.headers, [HEADER]: id } }), trx);
    } finally {
      open.delete(id);
      await trx.rollback();
    }
  }

  const readMetrics = async () => {
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    return String((await send({ method: 'GET', path: '/metrics', headers })).body);
  };
  return { start, send, attempt, lines, readMetrics, endStreams };
}

/** A knex that delegates to the current one, which differs for each request. */
function switching(current: () => Knex): Knex {
  return new Proxy(current(), {
    apply: (_, __, args) => (current() as never as (...given: unknown[]) => unknown)(...args),
    get(_, name) {
      const knex = current();
      const value = Reflect.get(knex, name, knex);
      return typeof value === 'function' ? value.bind(knex) : value;
    },
  });
}

/** Runs all jobs, a few at a time. */
export async function runAll<Job>(jobs: readonly Job[], run: (job: Job) => Promise<void>): Promise<void> {
  const remaining = [...jobs];
  const worker = async () => {
    for (let job = remaining.shift(); job !== undefined; job = remaining.shift()) await run(job);
  };
  await Promise.all(Array.from({ length: PARALLEL_TRIALS }, worker));
}

import { runOnce, Logger as WorkerLogger } from 'graphile-worker';
import { type Logger, pino } from 'pino';
import { afterAll, beforeEach, vi } from 'vitest';
import type { EventType } from '../../../rules/developers/eventType';
import { connect } from '../../database/connection';
import { type PublicClient, publicClient } from '../../outbound/publicClient';
import { testNetwork } from '../../outbound/testing/network';
import { ownDatabaseUrl } from '../../testing/database';
import { testConfig, testGraph } from '../../testing/graph';
import { deliverEvents } from '../deliverEvents';

const CREATE = `mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } secret } }`;
const DUE = `select from graphile_worker.jobs
  where task_identifier = 'deliverEvents' and run_at <= now() and attempts < max_attempts`;
const DUE_IN = `select extract(epoch from run_at - now())::float as seconds from graphile_worker.jobs
  where key = 'webhook ' || ?::integer`;

type TestGraph = Awaited<ReturnType<typeof testGraph>>;
type Person = { id: number };
export type Limits = { stopping?: AbortSignal; slice?: number };

/** Makes a ranch and a customer for each test, in a separate database, because a worker takes every job that it finds. */
export async function testDeliveries(name: string) {
  const databaseUrl = await ownDatabaseUrl(name);
  const graph = await testGraph(connect(databaseUrl));
  const { db, as, make } = graph;
  const lines: string[] = [];
  const log: Logger = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
  const url = 'http://ranch.example/hooks';
  const people = await peopleOf(graph);
  beforeEach(async () => {
    await db('webhooks').delete();
    await db.raw('delete from graphile_worker._private_jobs');
    lines.length = 0;
    Object.assign(people, await peopleOf(graph));
  });
  afterAll(() => db.destroy());

  async function webhook(person: Person = people.rancher, types: EventType[] = []) {
    const { data } = await as(person).run(CREATE, { input: { url: url.replace('http:', 'https:'), types } });
    const id = Number(data.createWebhook.webhook.id);
    // The receiver has no certificate.
    await db('webhooks').where({ id }).update({ url });
    return { id, secret: data.createWebhook.secret as string };
  }
  const order = ({ ranch } = people.rancher) => make.order({ customerId: people.customer.id, rancherId: ranch.id });
  const work = worker(graph, databaseUrl, log);
  return { db, as, make, people, url, lines, webhook, order, work, ...inspections(graph) };
}

/**
 * Returns a function that runs all due jobs and returns how many it ran. A single run may find a queue still locked by the
 * previous job.
 */
function worker({ db }: TestGraph, connectionString: string, log: Logger) {
  return async (client: PublicClient, limits: Limits = {}, config = testConfig): Promise<number> => {
    const logger = new WorkerLogger(() => () => {});
    const task = vi.fn(deliverEvents({ db, config, log, client, stopping: new AbortController().signal, ...limits }));
    do await runOnce({ connectionString, taskList: { deliverEvents: task }, logger, noHandleSignals: true });
    while ((await db.raw(DUE)).rows.length > 0);
    return task.mock.calls.length;
  };
}

async function peopleOf({ make }: TestGraph) {
  return { rancher: await make.rancher({}, { passwordHash: 'set' }), customer: await make.customer() };
}

function inspections({ db }: TestGraph) {
  return {
    stateOf: ({ id }: Person) => db('webhooks').where({ id }).first(),
    triesOf: ({ id }: Person) => db('webhookDeliveries').where({ webhookId: id }).orderBy('id'),
    newest: async () => (await db('events').max('position as position').first())!.position,
    /** Returns the seconds until a webhook's next attempt. Undefined if none is scheduled. */
    dueIn: async ({ id }: Person): Promise<number> => (await db.raw(DUE_IN, [id])).rows[0]?.seconds,
    /** Makes all jobs due now. */
    makeDue: () => db.raw('update graphile_worker._private_jobs set run_at = now()'),
  };
}

export const leadingTo = (server?: Parameters<typeof testNetwork>[0]) => publicClient({ network: testNetwork(server) });

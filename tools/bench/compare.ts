import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { connect } from '../../graph/database/connection';
import { freePort } from '../../graph/database/embedded/freePort';
import { migrate } from '../../graph/database/migrate';
import { startTestRun } from '../../graph/testing/testRun';
import { cpuWithChildren, parentOf } from './cpu';
import { fill, SIZES, type Size } from './fill';
import { installPackages } from './installPackages';
import { CONNECTIONS, type LoadRequest, load, send } from './load';
import { SECRET, signIn } from './signIn';
import { type Measurement, printHead, printRows } from './table';
import { CONTENDERS, type Contender, type Family, WORKLOADS, type Workload } from './workloads';

const SECONDS = Number(process.env.SECONDS ?? 3);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const ONLY = process.env.ONLY ?? 'W';
const WARMING = { seconds: 1, minRequests: 300 };
const MEASURED = { seconds: SECONDS, minRequests: 200 };

type Server = { origin: string; child: ChildProcess };
type Servers = Map<Contender, Server>;

/** The servers run no worker, so that sending the mails of W5 isn't measured with later requests. */
const environment = (url: string, port: number) => ({
  ...process.env,
  PROCESS: 'web',
  PORT: String(port),
  DATABASE_URL: url,
  SESSION_SECRET: SECRET,
  LOG_LEVEL: 'info',
  SEED_DEMO: '0',
  // Visitors may read the pages of W9.
  OPEN_RANCHES: '1',
  NODE_ENV: 'production',
  // Each family sends its own IP address.
  TRUST_PROXY: '1',
});

const isOurs = (contender: Contender) => contender === 'Herdline' || contender === 'Herdline, warm';

const PROGRAMS: Record<Contender, (url: string, port: number) => string[]> = {
  Herdline: () => ['dist/server/main.js'],
  'Herdline, warm': () => ['dist/server/main.js'],
  PostGraphile: (url, port) => ['tools/bench/contenders/postgraphile.mjs', url, String(port)],
  'Apollo + Objection': (url, port) => ['tools/bench/contenders/objection.mjs', url, String(port)],
  limit: (url, port) => ['--import', 'tsx', 'tools/bench/limit.ts', url, String(port)],
};

async function start(contender: Contender, url: string): Promise<Server> {
  const port = await freePort();
  const withoutCache = contender === 'Herdline' && { ANSWER_CACHE_BYTES: '0' };
  const env = isOurs(contender)
    ? { ...environment(url, port), ...withoutCache }
    : { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, PROGRAMS[contender](url, port), {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { origin: `http://127.0.0.1:${port}`, child };
}

async function firstAnswer({ origin }: Server, request: LoadRequest): Promise<string> {
  for (const end = Date.now() + 60_000; ; await sleep(200)) {
    const answer = await send(new Agent(), origin, request).catch((error: Error) => error);
    if (!(answer instanceof Error)) return answer;
    if (Date.now() > end || !/ECONNREFUSED|ECONNRESET/.test(String(answer))) throw answer;
  }
}

type Bench = { db: Knex; servers: Servers; families: Family[]; ranches: number[]; postmaster: number };

/** Measures the CPU milliseconds of a contender's server and of PostgreSQL per request, and the requests per second. */
async function measure(bench: Bench, workload: Workload, contender: Contender): Promise<Measurement | undefined> {
  const { db, servers, families, ranches, postmaster } = bench;
  const makeRequest = workload.requests[contender];
  const server = servers.get(contender);
  if (!makeRequest || !server?.child.pid) return undefined;
  let count = 0;
  const next = (connection: number): LoadRequest =>
    makeRequest(families[connection] as Family, ranches[count++ % ranches.length] as number);
  await resetState(db);
  // Warms up the contender. The one with a warm cache answers a request for each ranch.
  await load(
    server.origin,
    next,
    contender === 'Herdline, warm' ? { ...WARMING, minRequests: ranches.length } : WARMING,
  );
  await resetState(db);
  const before = [cpuWithChildren(server.child.pid), cpuWithChildren(postmaster)] as const;
  const { requests, perSecond } = await load(server.origin, next, MEASURED);
  const [own, postgres] = [cpuWithChildren(server.child.pid) - before[0], cpuWithChildren(postmaster) - before[1]];
  return { perSecond, server: own / requests, postgres: postgres / requests };
}

/** Resets rate limits, and empties the job queue, which slows down as it grows because nothing runs the jobs of W5. */
async function resetState(db: Knex): Promise<void> {
  await db('rateLimits').delete();
  await db.raw('truncate graphile_worker._private_jobs');
}

async function compareOn(bench: Bench): Promise<void> {
  for (const workload of WORKLOADS.filter(({ name }) => name.startsWith(ONLY))) {
    const measurements = new Map<Contender, Measurement[]>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const contender of CONTENDERS) {
        const measurement = await measure(bench, workload, contender);
        if (measurement) measurements.set(contender, [...(measurements.get(contender) ?? []), measurement]);
      }
    }
    printRows(workload.name, measurements);
  }
}

async function bench(size: Size, isInstalled: boolean): Promise<void> {
  const run = await startTestRun();
  const servers: Servers = new Map();
  const url = await run.createDatabase('bench');
  await migrate(url);
  const db = connect(url, { statementTimeout: 0 });
  try {
    const { families: userIds, ranches } = await fill(db, SIZES[size], CONNECTIONS);
    const families = await signIn(db, userIds);
    const { rows } = await db.raw('select pg_backend_pid() as pid');
    for (const contender of CONTENDERS) {
      if (!isInstalled && !isOurs(contender) && contender !== 'limit') continue;
      servers.set(contender, await start(contender, url));
    }
    const context: Bench = { db, servers, families, ranches, postmaster: parentOf(rows[0].pid) };
    await assertSameAnswers(context);
    console.log(
      `\n## ${SIZES[size].ranches} ranches, ${SIZES[size].orders} orders; ${ROUNDS} rounds of ${SECONDS} s\n`,
    );
    printHead();
    await compareOn(context);
  } finally {
    await Promise.all([...servers.values()].map(stop));
    await db.destroy();
    await run.end();
  }
}

/** Throws if the contenders' answers differ in their number of ranches, because they wouldn't be comparable. */
async function assertSameAnswers({ servers, families, ranches }: Bench): Promise<void> {
  for (const { name, requests } of WORKLOADS.filter(({ name }) => !name.startsWith('W5'))) {
    const counts = new Set<number>();
    for (const [contender, server] of servers) {
      const makeRequest = requests[contender]?.(families[0] as Family, ranches[0] as number);
      if (makeRequest) counts.add((await firstAnswer(server, makeRequest)).match(/"ranch_?name"/gi)?.length ?? 0);
    }
    if (counts.size > 1) throw new Error(`${name}: the answers differ, ${[...counts].join(', ')} ranches`);
  }
}

async function stop({ child }: Server): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const sizes = (process.env.SIZES ?? 'x10').split(',') as Size[];
// Without a network, Herdline is only compared with the baseline.
const isInstalled = installPackages();
if (!isInstalled) console.log('The contenders could not be installed, so they are left out.');
for (const size of sizes) await bench(size, isInstalled);

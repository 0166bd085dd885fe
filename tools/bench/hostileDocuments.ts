import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { readConfig } from '../../graph/config';
import { connect } from '../../graph/database/connection';
import { startServer } from '../../graph/startServer';
import { maker } from '../../graph/testing/make';
import { startTestRun } from '../../graph/testing/testRun';

/** How many documents strangers send. Each differs from all others, by a number or by its booleans. */
const DOCUMENTS = Number(process.env.DOCUMENTS ?? 10_000);
const WARM_UP = 500;

const FIELDS = [
  'id',
  'ranchName',
  'city',
  'state',
  'rating',
  'reviewCount',
  'imageUrl',
  'halfCowPrice',
  'offerHalfCow',
];
const CHOICES = FIELDS.map((_field, at) => `$c${at}: Boolean!`).join(' ');
const CHOSEN = FIELDS.map((field, at) => `${field} @include(if: $c${at})`).join(' ');

function bodyOf(index: number): string {
  if (index % 2)
    return JSON.stringify({ query: `{ ranchers(first: 20) { nodes { a${index}: ranchName ${FIELDS.join(' ')} } } }` });
  const variables = Object.fromEntries(FIELDS.map((_field, at) => [`c${at}`, Boolean((index >> (at + 1)) & 1)]));
  const query = `query Q${index >> (FIELDS.length + 1)}(${CHOICES}) { ranchers(first: 20) { nodes { __typename ${CHOSEN} } } }`;
  return JSON.stringify({ query, variables });
}

/** The documents that an address sends, few enough that none is rate-limited. */
const PER_ADDRESS = 20;

type Sent = { from: number; until: number; cpu: number };

/** Sends a document. Returns when, and its milliseconds of CPU, ours included. */
async function send(port: number, index: number): Promise<Sent> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.0.${Math.floor(index / PER_ADDRESS / 256)}.${Math.floor(index / PER_ADDRESS) % 256}`,
  };
  const from = performance.now();
  const began = process.cpuUsage();
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body: bodyOf(index) });
  const answer = (await response.json()) as { data?: { ranchers?: object } };
  if (!answer.data?.ranchers) throw new Error(`Document ${index} was answered with ${JSON.stringify(answer)}`);
  const { user, system } = process.cpuUsage(began);
  return { from, until: performance.now(), cpu: (user + system) / 1_000 };
}

type Collection = PerformanceEntry & { detail: { kind: number } };

/** When the whole heap was collected. That takes as long as the heap is large, whichever request it interrupts. */
const collections: { startTime: number; duration: number }[] = [];
const observer = new PerformanceObserver((list) => {
  for (const { startTime, duration, detail } of list.getEntries() as Collection[]) {
    if (detail.kind !== constants.NODE_PERFORMANCE_GC_MINOR) collections.push({ startTime, duration });
  }
});
observer.observe({ entryTypes: ['gc'] });

const wasInterrupted = ({ from, until }: Sent) =>
  collections.some(({ startTime, duration }) => startTime < until && startTime + duration > from);

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function megabytes(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

const run = await startTestRun();
const databaseUrl = await run.createDatabase('hostile');
const config = { ...readConfig({}), databaseUrl, port: 0, trustProxy: 1, openRanches: true, process: 'web' } as const;
const server = await startServer({ config, log: pino({ level: 'silent' }), onNotice() {}, onGivenUp() {} });
const db = connect(databaseUrl);
try {
  for (let made = 0; made < 20; made += 1) await maker(db).rancher();
  for (let index = 0; index < WARM_UP; index += 1) await send(server.port, index);
  const before = megabytes();
  const sent: Sent[] = [];
  for (let index = 0; index < DOCUMENTS; index += 1) sent.push(await send(server.port, WARM_UP + index));
  const grown = megabytes() - before;
  await new Promise((resolve) => setTimeout(resolve, 100));
  const whole = sent.filter((one) => !wasInterrupted(one)).map(({ cpu }) => cpu);
  whole.sort((a, b) => a - b);
  const [median, tenth, most] = [whole[whole.length >> 1], whole.at(-10), whole.at(-1)].map((cpu) => cpu?.toFixed(1));
  console.log(`${DOCUMENTS} documents: ${grown.toFixed(1)} MB more`);
  console.log(
    `CPU ${median} ms (median), ${tenth} ms (the tenth most), ${most} ms (most), without ${sent.length - whole.length}`,
  );
  console.log('during which the whole heap was collected');
} finally {
  await db.destroy();
  await server.stop();
  await run.end();
}

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

/** Sends a document. Returns its milliseconds of CPU, ours included. */
async function send(port: number, index: number): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.0.${Math.floor(index / PER_ADDRESS / 256)}.${Math.floor(index / PER_ADDRESS) % 256}`,
  };
  const began = process.cpuUsage();
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body: bodyOf(index) });
  const answer = (await response.json()) as { data?: { ranchers?: object } };
  if (!answer.data?.ranchers) throw new Error(`Document ${index} was answered with ${JSON.stringify(answer)}`);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
}

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
  const times: number[] = [];
  for (let index = 0; index < DOCUMENTS; index += 1) times.push(await send(server.port, WARM_UP + index));
  const grown = megabytes() - before;
  times.sort((a, b) => a - b);
  const [median, most] = [times[times.length >> 1], times.at(-1)].map((time) => time?.toFixed(1));
  console.log(`${DOCUMENTS} documents: ${grown.toFixed(1)} MB more, CPU ${median} ms (median), ${most} ms (most)`);
} finally {
  await db.destroy();
  await server.stop();
  await run.end();
}

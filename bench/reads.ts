import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../graph/database/connection';
import { migrate } from '../graph/database/migrate';
import { startTestRun } from '../graph/testing/testRun';
import { type Filled, fill } from './fill';
import { load, send, type Workload } from './load';

const SIZE = { ranches: Number(process.env.RANCHES ?? 10_000), orders: Number(process.env.ORDERS ?? 100_000) };
const SECONDS = 3;
const ROUNDS = 3;
const OURS = 'http://127.0.0.1:4790';
const LIMIT = 'http://127.0.0.1:4791';
const SECRET = 'bench';

const QUERIES: Record<string, string> = {
  listing: `query Listing { ranchers(first: 24) { nodes {
    id ranchName city state imageUrl rating reviewCount isGrassFed quarterCowPrice halfCowPrice isFavorite } } }`,
  ranch: `query Ranch($id: ID!) { rancher(id: $id) {
    id ranchName description city state imageUrl galleryImages rating reviewCount quarterCowPrice halfCowPrice wholeCowPrice
    contact { name email phone } products { id name ... on CustomProduct { price } } } }`,
  orders: `query Orders { viewer { orders(first: 20) { nodes {
    id status amount createdAt rancher { id ranchName city state } items { name quantity price }
    statusUpdates { status notes createdAt } } } } }`,
};

/** Signs in without a password: what is measured are reads. */
async function sessionCookie(db: ReturnType<typeof connect>, userId: number): Promise<string> {
  const sess = { cookie: { path: '/', originalMaxAge: null }, userId, startedAt: Date.now(), rememberMe: false };
  await db.raw(
    `insert into sessions (sid, sess, expire) values (encode(sha256('bench'), 'hex'), ?, now() + interval '1 hour')`,
    [JSON.stringify(sess)],
  );
  const signature = createHmac('sha256', SECRET).update('bench').digest('base64').replace(/=+$/, '');
  return `herdline.sid=${encodeURIComponent(`s:bench.${signature}`)}`;
}

async function untilUp(origin: string, workload: Workload): Promise<void> {
  for (const end = Date.now() + 30_000; ; await sleep(100)) {
    const answer = await send(new Agent(), origin, workload).catch((error: Error) => error);
    if (!(answer instanceof Error)) return;
    if (Date.now() > end) throw answer;
  }
}

async function compare(cookie: string, { userId, rancherId }: Filled): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie };
  for (const [name, query] of Object.entries(QUERIES)) {
    const ours = { path: '/graphql', headers, body: JSON.stringify({ query, variables: { id: String(rancherId) } }) };
    const limit = { path: `/${name}/${name === 'ranch' ? rancherId : userId}`, headers: {} };
    const seen: [number, number][] = [];
    await untilUp(OURS, ours);
    await untilUp(LIMIT, limit);
    await load(OURS, ours, 1);
    for (let round = 0; round < ROUNDS; round++) {
      seen.push([(await load(OURS, ours, SECONDS)).perSecond, (await load(LIMIT, limit, SECONDS)).perSecond]);
    }
    const [[perSecond, most]] = seen.sort((a, b) => a[0] / a[1] - b[0] / b[1]).slice(1, 2) as [[number, number]];
    console.log(
      `${name.padEnd(8)} ${Math.round(perSecond)}/s, limit ${Math.round(most)}/s, share ${(perSecond / most).toFixed(2)}`,
    );
  }
}

const run = await startTestRun();
const url = await run.createDatabase('bench');
await migrate(url);
const db = connect(url, { statementTimeout: 0 });
const children: ChildProcess[] = [];
try {
  const filled = await fill(db, SIZE);
  const cookie = await sessionCookie(db, filled.userId);
  const env = {
    ...process.env,
    PORT: '4790',
    DATABASE_URL: url,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    SEED_DEMO: '0',
    NODE_ENV: 'production',
    // What is measured is how much can be read, not how much may be.
    COST_PER_ADDRESS: '1000000000',
  };
  children.push(spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] }));
  children.push(spawn(process.execPath, ['--import', 'tsx', 'bench/limit.ts', url, '4791'], { stdio: 'inherit' }));
  console.log(`${SIZE.ranches} ranches, ${SIZE.orders} orders, 16 connections, median of ${ROUNDS} rounds`);
  await compare(cookie, filled);
} finally {
  for (const child of children) child.kill('SIGTERM');
  await db.destroy();
  await run.end();
}

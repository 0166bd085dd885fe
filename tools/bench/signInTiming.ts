import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { hashPassword } from '../../graph/accounts/passwords/passwords';
import { readConfig } from '../../graph/config';
import { connect } from '../../graph/database/connection';
import { startServer } from '../../graph/startServer';
import { maker } from '../../graph/testing/make';
import { startTestRun } from '../../graph/testing/testRun';

/** Pairs of sign-ins: one with a registered email and one with an unknown email, both with a wrong password. */
const PAIRS = Number(process.env.PAIRS ?? 300);

/** How many milliseconds the medians may differ. */
const MAX_DIFFERENCE_MS = 5;

const WARM_UP_PAIRS = 10;

/** Each sign-in sends its own IP address, so that none is rate-limited. */
async function timeOf(port: number, email: string, index: number): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.${index >> 16}.${(index >> 8) % 256}.${index % 256}`,
  };
  const body = JSON.stringify({ email, password: 'Wagon3trails8' });
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/login`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  const took = performance.now() - began;
  if (response.status !== 401) throw new Error(`The sign-in was answered with ${response.status}`);
  return took;
}

const median = (times: number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

/** The order within a pair alternates, so that neither gains by being the second. */
async function timePairs(port: number, registered: string[]): Promise<{ known: number[]; unknown: number[] }> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [pair, email] of registered.entries()) {
    const kinds = ['known', 'unknown'] as const;
    for (const kind of pair % 2 ? kinds : [...kinds].reverse()) {
      const tried = kind === 'known' ? email : `${randomUUID()}@herdline.test`;
      const took = await timeOf(port, tried, pair * 2 + Number(kind === 'known'));
      if (pair >= WARM_UP_PAIRS) times[kind].push(took);
    }
  }
  return times;
}

async function measure(): Promise<void> {
  const run = await startTestRun();
  const databaseUrl = await run.createDatabase('timing');
  const config = { ...readConfig({}), databaseUrl, port: 0, trustProxy: 1, seedDemo: false, process: 'web' } as const;
  const server = await startServer({ config, log: pino({ level: 'silent' }), onNotice() {}, onGivenUp() {} });
  const db = connect(databaseUrl);
  try {
    const passwordHash = await hashPassword(randomUUID());
    const { customer } = maker(db);
    const people = await Promise.all(Array.from({ length: PAIRS + WARM_UP_PAIRS }, () => customer({ passwordHash })));
    const { known, unknown } = await timePairs(
      server.port,
      people.map(({ email }) => email),
    );
    const difference = Math.abs(median(known) - median(unknown));
    const figures = [median(known), median(unknown), difference].map((milliseconds) => milliseconds.toFixed(2));
    console.log(`${PAIRS} pairs: median ${figures[0]} ms registered, ${figures[1]} ms unknown, ${figures[2]} ms apart`);
    if (difference > MAX_DIFFERENCE_MS) process.exitCode = 1;
  } finally {
    await db.destroy();
    await server.stop();
    await run.end();
  }
}

await measure();

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './database/connection';
import { migrate } from './database/migrate';
import { queueMail } from './mail/queueMail';
import { silentMailServer, testMailServer } from './mail/testing/mailServer';
import { maker } from './testing/make';
import { outsideServer } from './testing/outsideServer';
import { startedServer } from './testing/serverProcess';

const PATIENT = { timeout: 60_000 };

/** Starts a server in its own process, and returns its log. */
async function startProcess(env: Record<string, string>) {
  const { server, output, port } = await startedServer(env);
  const origin = `http://127.0.0.1:${port}`;
  const status = async (path: string) => (await fetch(origin + path)).status;
  const ask = async () => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer hrd_${'x'.repeat(43)}` };
    const body = JSON.stringify({ query: '{ viewer { id } }' });
    return (await fetch(`${origin}/graphql`, { method: 'POST', headers, body })).status;
  };
  const timesLogged = (message: string) => output.out.split(`"msg":"${message}"`).length - 1;
  return { server, output, status, ask, timesLogged };
}

async function database() {
  const outside = await outsideServer();
  await migrate(outside.url);
  const db = connect(outside.url);
  onTestFinished(() => db.destroy());
  const queue = async () => {
    const { ranch } = await maker(db).rancher();
    await queueMail(db, { template: 'rancherApproved', rancherId: ranch.id });
  };
  return { ...outside, queue };
}

/** The status for an invalid token while the database is available. */
const ANSWERED = 401;

test('two servers survive a database outage during their jobs, and recover after it', async () => {
  const postgres = await database();
  const [failing, finishing] = [await silentMailServer(), await testMailServer()];
  const release = finishing.hold();
  onTestFinished(() => {
    failing.close();
    finishing.close();
  });
  const start = ({ url }: { url: string }) => startProcess({ DATABASE_URL: postgres.url, SMTP_URL: url });
  const [first, second] = await Promise.all([start(failing), start(finishing)]);
  // A server sends at most four mails at once, so each of the two servers has some of these.
  for (let mail = 0; mail < 5; mail += 1) await postgres.queue();
  await failing.reached;
  await expect.poll(() => finishing.messages.length, PATIENT).toBeGreaterThan(0);
  expect(await first.ask()).toBe(ANSWERED);

  const underWay = Promise.all(Array.from({ length: 200 }, first.ask));
  postgres.kill();
  expect((await underWay).filter((status) => ![ANSWERED, 503].includes(status))).toEqual([]);
  for (const { ask } of [first, second]) await expect.poll(ask, PATIENT).toBe(503);
  // The jobs of one server fail and those of the other succeed, and neither can be recorded.
  failing.hangUp();
  release();
  for (const { output } of [first, second]) {
    await expect.poll(() => output.out, PATIENT).toContain('the job worker has lost the database');
  }
  for (const { ask, status, server } of [first, second]) {
    expect(await Promise.all(Array.from({ length: 60 }, ask))).toEqual(Array(60).fill(503));
    expect(await status('/readyz')).toBe(503);
    expect(await status('/healthz')).toBe(200);
    expect(server.exitCode).toBeNull();
  }

  const tries = () => failing.sockets.length + finishing.messages.length;
  const before = tries();
  await postgres.startAgain();
  for (const { ask, status } of [first, second]) {
    await expect.poll(ask, PATIENT).toBe(ANSWERED);
    await expect.poll(() => status('/readyz'), PATIENT).toBe(200);
  }
  // The interrupted jobs run again at once, not only after their workers have been silent for long.
  await expect.poll(tries, PATIENT).toBeGreaterThan(before);
  for (const { timesLogged } of [first, second]) {
    expect(timesLogged('the job worker has lost the database; it starts again when that is back')).toBe(1);
    expect(timesLogged('the database cannot be reached')).toBeLessThan(10);
  }
}, 300_000);

test('a hanging database is soon reported, too, and is used again when it recovers', async () => {
  const postgres = await database();
  const { ask, status } = await startProcess({ DATABASE_URL: postgres.url });
  // Opens connections that are idle when the database hangs.
  await Promise.all(Array.from({ length: 10 }, ask));
  await sleep(1_500);
  postgres.freeze();
  onTestFinished(() => postgres.resume());
  expect(await Promise.all(Array.from({ length: 30 }, ask))).toEqual(Array(30).fill(503));
  expect(await status('/healthz')).toBe(200);
  postgres.resume();
  await expect.poll(ask, PATIENT).toBe(ANSWERED);
}, 120_000);

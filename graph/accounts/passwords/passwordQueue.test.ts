import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../http/testing/app';
import { builtClient } from '../../http/testing/builtClient';
import { testDatabase } from '../../testing/database';
import { testContext } from '../testing/context';
import { inPasswordQueue } from './passwordQueue';
import { hashPassword, verifyPassword } from './passwords';
import { resetPassword } from './resetPassword';

/** Jobs in the queue. A test ends each job by calling its function in `ends`. */
const work = { started: 0, ends: [] as (() => void)[] };

const job = () => {
  work.started++;
  return new Promise<void>((resolve) => work.ends.push(resolve));
};

/** Lets each job end as soon as it runs, until nothing is waiting. */
async function finishAll(): Promise<void> {
  for (let idle = 0; idle < 5; idle++) {
    if (work.ends.length > 0) idle = 0;
    for (const end of work.ends.splice(0)) end();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Fills the queue with two running jobs and the maximum of waiting ones. */
const fillQueue = () => Array.from({ length: 102 }, () => inPasswordQueue(job));

beforeEach(async () => {
  await finishAll();
  // Waits for the placeholder hash, which takes a slot when the module is first loaded.
  await verifyPassword(null, 'a');
  work.started = 0;
});

test('at most two passwords are hashed at once, and the others wait in order', async () => {
  const done: number[] = [];
  const jobs = [0, 1, 2, 3, 4].map(async (number) => {
    await inPasswordQueue(job);
    done.push(number);
  });
  await vi.waitFor(() => expect(work.started).toBe(2));
  work.ends.shift()!();
  await vi.waitFor(() => expect([work.started, done]).toEqual([3, [0]]));
  await finishAll();
  await Promise.all(jobs);
  expect([work.started, done]).toEqual([5, [0, 1, 2, 3, 4]]);
});

test('a full queue refuses new passwords with a time to retry, and accepts them again later', async () => {
  const jobs = fillQueue();
  for (const one of [hashPassword('a'), verifyPassword(null, 'a')]) {
    await expect(one).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE', retryAfter: 5 } });
  }
  await finishAll();
  await Promise.all(jobs);
  expect(work.started).toBe(102);
  expect(await verifyPassword(await hashPassword('a'), 'a')).toBe(true);
});

test('an invalid reset token causes no hashing', async () => {
  const db = await testDatabase();
  const input = { token: 'made-up', password: 'Herdline2' };
  const jobs = fillQueue();
  await expect(resetPassword(testContext(db, { address: '192.0.2.9' }), input)).rejects.toThrow('Invalid or missing');
  await finishAll();
  await Promise.all(jobs);
});

test('with a full queue, sign-ins get 503 with Retry-After and files are still served', async () => {
  const client = builtClient(() => '<title>Home</title>', { 'web/assets/app-1a2b.js': 'code()' });
  const { origin } = await testApp({ client, sessionSecret: crypto.randomUUID() });
  const waiting = fillQueue();
  const login = (address: string, body: object) =>
    fetch(`${origin}${address}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const person = { email: 'ann@herdline.test', password: 'Herdline1' };
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  for (const answer of [
    await login('/api/login', person),
    await login('/graphql', { query, variables: { input: person } }),
  ]) {
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('"code":"UNAVAILABLE"');
  }
  for (const address of ['/', '/assets/app-1a2b.js', '/healthz']) {
    expect((await fetch(`${origin}${address}`)).status).toBe(200);
  }
  await finishAll();
  await Promise.all(waiting);
});

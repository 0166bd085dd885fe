import { afterEach, expect, test, vi } from 'vitest';
import { ConcurrencyLimit } from './ConcurrencyLimit';

afterEach(() => void vi.useRealTimers());

const limitOf = (limits: ConstructorParameters<typeof ConcurrencyLimit>[0]) =>
  new ConcurrencyLimit({ waiting: { all: 10 }, patience: 60_000, ...limits });

/** Creates work that ends when the test calls the next function of `ends`. */
function work() {
  const running = { now: 0, max: 0 };
  const ends: (() => void)[] = [];
  const begin = async () => {
    running.now += 1;
    running.max = Math.max(running.max, running.now);
    await new Promise<void>((resolve) => ends.push(resolve));
    running.now -= 1;
  };
  return { running, ends, begin };
}

const UNAVAILABLE = { extensions: { code: 'UNAVAILABLE', retryAfter: 5 } };

test.each([
  ['than the maximum', { all: 2 }],
  ['than the maximum per caller', { perCaller: 2 }],
])('no more work runs at once %s, and all of it completes', async (_, places) => {
  const { running, ends, begin } = work();
  const limit = limitOf({ running: places });
  const all = Array.from({ length: 6 }, () => limit.run('a.example', begin));
  for (let done = 0; done < 6; done++) {
    await new Promise(setImmediate);
    ends.shift()!();
  }
  await Promise.all(all);
  expect(running).toEqual({ now: 0, max: 2 });
});

test('a slow caller does not block the others', async () => {
  const { ends, begin } = work();
  const limit = limitOf({ running: { all: 3, perCaller: 2 } });
  const slow = Array.from({ length: 5 }, () => limit.run('slow.example', begin));
  for (let times = 1; times <= 3; times++) expect(await limit.run('other.example', async () => 'done')).toBe('done');
  for (const _ of slow) {
    ends.shift()!();
    await new Promise(setImmediate);
  }
  await Promise.all(slow);
});

test('work is refused when the queue is full', async () => {
  const { ends, begin } = work();
  const limit = limitOf({ running: { all: 1 }, waiting: { all: 1 } });
  const all = [limit.run('a.example', begin), limit.run('a.example', begin)];
  await expect(limit.run('a.example', begin)).rejects.toMatchObject(UNAVAILABLE);
  for (const _ of all) {
    ends.shift()!();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
});

test('work that waits too long is refused and never runs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ends, begin, running } = work();
  const limit = limitOf({ running: { all: 1 }, patience: 5_000 });
  const first = limit.run('a.example', begin);
  const second = expect(limit.run('a.example', begin)).rejects.toMatchObject(UNAVAILABLE);
  await vi.advanceTimersByTimeAsync(4_999);
  const third = limit.run('a.example', begin);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  for (const done of [first, third]) {
    ends.shift()!();
    await done;
    await new Promise(setImmediate);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(running).toEqual({ now: 0, max: 1 });
});

test('work that fails lets other work run', async () => {
  const limit = limitOf({ running: { all: 1 }, waiting: { all: 0 } });
  await expect(limit.run('a.example', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit.run('a.example', async () => 1)).toBe(1);
});

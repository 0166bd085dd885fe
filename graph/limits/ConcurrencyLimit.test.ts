import { afterEach, expect, test, vi } from 'vitest';
import { ConcurrencyLimit } from './ConcurrencyLimit';

afterEach(() => void vi.useRealTimers());

const places = (changes: Partial<ConstructorParameters<typeof ConcurrencyLimit>[0]> = {}) =>
  new ConcurrencyLimit({ most: 10, mostOfHost: 10, mostWaiting: 10, patience: 60_000, ...changes });

/** Work that ends when it is told to, one after the other. */
function work() {
  const under = { way: 0, most: 0 };
  const ends: (() => void)[] = [];
  const begin = async () => {
    under.way += 1;
    under.most = Math.max(under.most, under.way);
    await new Promise<void>((resolve) => ends.push(resolve));
    under.way -= 1;
  };
  return { under, ends, begin };
}

const UNAVAILABLE = { extensions: { code: 'UNAVAILABLE', retryAfter: 5 } };

test.each([
  ['than there are places', { most: 2 }],
  ['than a host may have', { mostOfHost: 2 }],
])('no more work runs at once %s, and all of it completes', async (_, limits) => {
  const { under, ends, begin } = work();
  const given = places(limits);
  const all = Array.from({ length: 6 }, () => given.run('a.example', begin));
  for (let done = 0; done < 6; done++) {
    await new Promise(setImmediate);
    ends.shift()!();
  }
  await Promise.all(all);
  expect(under).toEqual({ way: 0, most: 2 });
});

test('a slow host leaves places for the others', async () => {
  const { ends, begin } = work();
  const given = places({ most: 3, mostOfHost: 2 });
  const slow = Array.from({ length: 5 }, () => given.run('slow.example', begin));
  for (let times = 1; times <= 3; times++) expect(await given.run('other.example', async () => 'done')).toBe('done');
  for (const _ of slow) {
    ends.shift()!();
    await new Promise(setImmediate);
  }
  await Promise.all(slow);
});

test('work is refused when the queue is full', async () => {
  const { ends, begin } = work();
  const given = places({ most: 1, mostWaiting: 1 });
  const all = [given.run('a.example', begin), given.run('a.example', begin)];
  await expect(given.run('a.example', begin)).rejects.toMatchObject(UNAVAILABLE);
  for (const _ of all) {
    ends.shift()!();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
});

test('work that waits too long is refused and never takes a place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ends, begin, under } = work();
  const given = places({ most: 1, patience: 5_000 });
  const first = given.run('a.example', begin);
  const second = expect(given.run('a.example', begin)).rejects.toMatchObject(UNAVAILABLE);
  await vi.advanceTimersByTimeAsync(4_999);
  const third = given.run('a.example', begin);
  await vi.advanceTimersByTimeAsync(1);
  await second;
  for (const done of [first, third]) {
    ends.shift()!();
    await done;
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(under).toEqual({ way: 0, most: 1 });
});

test('work that fails frees its place', async () => {
  const given = places({ most: 1, mostWaiting: 0 });
  await expect(given.run('a.example', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await given.run('a.example', async () => 1)).toBe(1);
});

import { expect, test, vi } from 'vitest';
import { LoadCache } from './LoadCache';

/** Returns 1, 2, 3 …, so that a test sees how often it was called. */
function counter() {
  let count = 0;
  return async () => ++count;
}

test('a value is loaded once within its time to live', async () => {
  vi.useFakeTimers();
  const cache = new LoadCache<string, number>({ keptFor: 100 });
  const load = counter();
  expect([await cache.read('a', load), await cache.read('a', load)]).toEqual([1, 1]);
  vi.advanceTimersByTime(101);
  expect(await cache.read('a', load)).toBe(2);
  vi.useRealTimers();
});

test('only forgotten values are loaded again', async () => {
  const cache = new LoadCache<string, number>({ keptFor: 1_000 });
  await cache.read('a', async () => 1);
  await cache.read('b', async () => 2);
  cache.forget((key, value) => key === 'a' && value === 1);
  expect([await cache.read('a', async () => 3), await cache.read('b', async () => 4)]).toEqual([3, 2]);
});

test('a value that was forgotten while it was being loaded is not cached', async () => {
  const cache = new LoadCache<string, string>({ keptFor: 1_000 });
  const overtaken = cache.read('a', async () => {
    await null;
    cache.forget((key) => key === 'b');
    return 'old';
  });
  expect(await overtaken).toBe('old');
  expect(await cache.read('a', async () => 'new')).toBe('new');
});

test('every read loads the value while notices of changes cannot arrive', async () => {
  let isListening = true;
  const cache = new LoadCache<string, number>({ keptFor: 1_000, isListening: () => isListening });
  const load = counter();
  await cache.read('a', load);
  isListening = false;
  expect([await cache.read('a', load), await cache.read('a', load)]).toEqual([2, 3]);
});

test('a missing value is not cached', async () => {
  const cache = new LoadCache<string, number>({ keptFor: 1_000 });
  expect(await cache.read('a', async () => null)).toBeNull();
  expect(await cache.read('a', async () => 1)).toBe(1);
});

test('simultaneous reads share one load', async () => {
  const cache = new LoadCache<string, number>({ keptFor: 0 });
  const load = counter();
  expect(await Promise.all([cache.read('a', load), cache.read('a', load)])).toEqual([1, 1]);
  expect(await cache.read('a', load)).toBe(2);
});

test('a failure is thrown again only if it is meant, and only for its time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const meant = new RangeError('meant');
  const cache = new LoadCache<string, string>({ failures: { keptFor: 100, are: (error) => error === meant } });
  const load = vi.fn(() => Promise.reject(meant));
  for (let times = 1; times <= 2; times++) await expect(cache.read('a', load)).rejects.toBe(meant);
  expect(load).toHaveBeenCalledTimes(1);
  await expect(cache.read('b', () => Promise.reject(new Error('other')))).rejects.toThrow('other');
  expect(await cache.read('b', async () => 'done')).toBe('done');
  vi.setSystemTime(Date.now() + 101);
  expect(await cache.read('a', async () => 'done')).toBe('done');
  vi.useRealTimers();
});

test('beyond the maximum, the value that was not read for the longest time is dropped', async () => {
  const cache = new LoadCache<number, number>({ max: 10 });
  for (let key = 0; key <= 10; key++) await cache.read(key, async () => key);
  const load = counter();
  expect(await cache.read(10, load)).toBe(10);
  expect(await cache.read(0, load)).toBe(1);
});

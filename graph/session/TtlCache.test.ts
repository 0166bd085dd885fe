import { expect, test, vi } from 'vitest';
import { TtlCache } from './TtlCache';

/** Returns 1, 2, 3 …, so that a test sees how often it was called. */
function counter() {
  let count = 0;
  return async () => ++count;
}

test('a value is loaded once within its time to live', async () => {
  vi.useFakeTimers();
  const cache = new TtlCache<string, number>({ milliseconds: 100 });
  const load = counter();
  expect([await cache.read('a', load), await cache.read('a', load)]).toEqual([1, 1]);
  vi.advanceTimersByTime(101);
  expect(await cache.read('a', load)).toBe(2);
  vi.useRealTimers();
});

test('only forgotten values are loaded again', async () => {
  const cache = new TtlCache<string, number>({ milliseconds: 1_000 });
  await cache.read('a', async () => 1);
  await cache.read('b', async () => 2);
  cache.forget((key, value) => key === 'a' && value === 1);
  expect([await cache.read('a', async () => 3), await cache.read('b', async () => 4)]).toEqual([3, 2]);
});

test('a value that was forgotten while it was being loaded is not cached', async () => {
  const cache = new TtlCache<string, string>({ milliseconds: 1_000 });
  const overtaken = cache.read('a', async () => {
    cache.forget((key) => key === 'a');
    return 'old';
  });
  expect(await overtaken).toBe('old');
  expect(await cache.read('a', async () => 'new')).toBe('new');
});

test('every read loads the value while notices of changes cannot arrive', async () => {
  let isListening = true;
  const cache = new TtlCache<string, number>({ milliseconds: 1_000, isListening: () => isListening });
  const load = counter();
  await cache.read('a', load);
  isListening = false;
  expect([await cache.read('a', load), await cache.read('a', load)]).toEqual([2, 3]);
});

test('a missing value is not cached', async () => {
  const cache = new TtlCache<string, number>({ milliseconds: 1_000 });
  expect(await cache.read('a', async () => null)).toBeNull();
  expect(await cache.read('a', async () => 1)).toBe(1);
});

test('beyond ten thousand values, the oldest is dropped', async () => {
  const cache = new TtlCache<number, number>({ milliseconds: 60_000 });
  for (let key = 0; key <= 10_000; key++) await cache.read(key, async () => key);
  const load = counter();
  expect(await cache.read(10_000, load)).toBe(10_000);
  expect(await cache.read(0, load)).toBe(1);
});

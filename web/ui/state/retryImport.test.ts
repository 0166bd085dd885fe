import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryImport } from './retryImport';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('loads once for several callers', async () => {
  const load = vi.fn(async () => 'code');
  const loadOnce = retryImport(load);
  expect(await Promise.all([loadOnce(), loadOnce()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries when the connection is back', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const loading = retryImport(load)();
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
});

test('retries automatically, after increasing pauses', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  retryImport(load)();
  await vi.advanceTimersByTimeAsync(3_100);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(3);
});

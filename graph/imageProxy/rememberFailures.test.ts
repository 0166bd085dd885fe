import { afterEach, expect, test, vi } from 'vitest';
import { rememberFailures } from './rememberFailures';

afterEach(() => void vi.useRealTimers());

const meant = new RangeError('meant');
const unless = () => rememberFailures(60_000, (error) => error === meant);

test('work that succeeds is done each time', async () => {
  const run = unless();
  const work = vi.fn(async () => null);
  for (let times = 1; times <= 2; times++) expect(await run('a', work)).toBeNull();
  expect(work).toHaveBeenCalledTimes(2);
});

test('work that failed is not tried again for the same key until the time is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const run = unless();
  const work = vi.fn(() => Promise.reject(meant));
  for (let times = 1; times <= 2; times++) await expect(run('a', work)).rejects.toBe(meant);
  expect(work).toHaveBeenCalledTimes(1);
  await expect(run('b', work)).rejects.toBe(meant);
  expect(work).toHaveBeenCalledTimes(2);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await run('a', async () => 'done')).toBe('done');
});

test('other failures are tried again at once', async () => {
  const run = unless();
  await expect(run('a', () => Promise.reject(new Error('other')))).rejects.toThrow('other');
  expect(await run('a', async () => 'done')).toBe('done');
});

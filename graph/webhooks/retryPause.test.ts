import { expect, test } from 'vitest';
import { retryPause } from './retryPause';

test.each([
  [1, 5],
  [2, 30],
  [3, 120],
  [4, 600],
  [5, 3_600],
  [70, 3_600],
])('after %i failures a webhook pauses for about %i seconds, which vary at random', (failures, seconds) => {
  const pauses = Array.from({ length: 200 }, () => retryPause(failures));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(seconds * 0.8);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(seconds * 1.2);
  expect(new Set(pauses).size).toBeGreaterThan(100);
});

test('a receiver may ask for a longer pause, up to a day, and not for a shorter one', () => {
  expect([retryPause(1, 600), retryPause(1, 10_000_000)]).toEqual([600, 86_400]);
  expect(retryPause(5, 1)).toBeGreaterThan(2_800);
});

import { expect, test } from 'vitest';
import { ranchDate } from '../../rules/time/dates';
import { formatTimeAgo } from './TimeAgo';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const seconds = (count: number) => new Date(now - count * 1000).toISOString();

test.each([
  [0, 'just now'],
  // The server's clock may be ahead of the device's.
  [-90, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60 + 59, '59 minutes ago'],
  [3600, '1 hour ago'],
  [24 * 3600, 'yesterday'],
  [29 * 24 * 3600, '29 days ago'],
])('%i seconds ago is %s', (count, text) => {
  expect(formatTimeAgo(seconds(count), now)).toBe(text);
});

test('an older time shows its date', () => {
  const moment = seconds(30 * 24 * 3600);
  expect(formatTimeAgo(moment, now)).toBe(ranchDate(moment));
});

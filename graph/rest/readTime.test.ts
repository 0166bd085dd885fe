import { expect, test } from 'vitest';
import { readTime } from './readTime';

test.each([
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2026-11-21T18:30:00Z', '2026-11-21T18:30:00.000Z'],
  ['2026-11-21T18:30Z', '2026-11-21T18:30:00.000Z'],
  ['2026-11-21T23:30:00.250-06:00', '2026-11-22T05:30:00.250Z'],
])('%s is a moment', (from, moment) => {
  expect(readTime('from', { from })).toBe(moment);
});

test.each([
  'yesterday',
  '2026-02-30',
  '2026-02-29T12:00:00Z',
  '2026-13-01',
  '2026-11-21T25:00:00Z',
  '2026-11-21T',
  '2026-11-21T18:30',
  '2026-11-21T18:30:00',
  '2026-11-21T18:30:00 02:00',
  '2026-11-21T18:30:00 GMT',
])('%s is refused', (from) => {
  const fields = { from: 'from must be a moment as 2026-11-21 or 2026-11-21T18:30:00Z' };
  expect(() => readTime('from', { from })).toThrow(
    expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', fields } }),
  );
});

test('what is not asked for is no moment', () => {
  expect([readTime('from', {}), readTime('from', { from: '' })]).toEqual([undefined, undefined]);
});

import { expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE as timeZone } from '../../../rules/time/timeZone';
import { readBoolean, readTime } from './readQuery';

test.each([
  ['2026-11-21', '2026-11-21T06:00:00.000Z'],
  ['2026-11-01', '2026-11-01T05:00:00.000Z'],
  ['2028-02-29', '2028-02-29T06:00:00.000Z'],
  ['2026-11-21T18:30:00Z', '2026-11-21T18:30:00.000Z'],
  ['2026-11-21T18:30Z', '2026-11-21T18:30:00.000Z'],
  ['2026-11-21T23:30:00.250-06:00', '2026-11-22T05:30:00.250Z'],
])('%s is a moment', (from, moment) => {
  expect(readTime('from', { query: { from }, timeZone })).toBe(moment);
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
  expect(() => readTime('from', { query: { from }, timeZone })).toThrow(
    expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', fields } }),
  );
});

test('what is not asked for is no moment', () => {
  expect(
    [{}, { from: '' } as Record<string, string>].map((query: Record<string, string>) =>
      readTime('from', { query, timeZone }),
    ),
  ).toEqual([undefined, undefined]);
});

test('true and false are what they say; what is not asked for is neither', () => {
  const read = [{ archived: 'true' }, { archived: 'false' }, { archived: '' }, {}].map((query) =>
    readBoolean('archived', query as Record<string, string>),
  );
  expect(read).toEqual([true, false, undefined, undefined]);
});

test.each(['TRUE', '1', 'yes', 'true ', 'true,true'])('%s is refused', (archived) => {
  const fields = { archived: 'archived must be true or false' };
  expect(() => readBoolean('archived', { archived })).toThrow(
    expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', fields } }),
  );
});

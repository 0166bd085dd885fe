import { describe, expect, test } from 'vitest';
import { rangeProblem } from './analyticsRange';
import { dayRangeProblem, daysBefore, lengthOf, momentsOf, presetDays, RANGE_PRESETS } from './dayRange';
import { DEFAULT_TIME_ZONE as CHICAGO } from './timeZone';

const now = new Date('2026-11-22T23:30:00-06:00');

test.each([
  ['last30', '2026-10-24'],
  ['last90', '2026-08-25'],
  ['year', '2026-01-01'],
  ['last12', '2025-12-01'],
  ['all', '2016-11-23'],
] as const)('%s begins on %s and ends today, in the time zone', (preset, first) => {
  expect(presetDays(CHICAGO, preset, now)).toEqual({ first, last: '2026-11-22' });
});

test.each(['2026-11-21', '2026-11-05', '2028-02-28', '2028-02-29', '2026-12-31', '2027-01-01'])(
  'every preset is a valid range on %s',
  (day) => {
    for (const { value } of RANGE_PRESETS) {
      const { from, to } = momentsOf(CHICAGO, presetDays(CHICAGO, value, new Date(`${day}T12:00:00Z`)));
      expect(rangeProblem(CHICAGO, new Date(from), new Date(to)), value).toBeNull();
    }
  },
);

test('a range ends at the end of its last day', () => {
  expect(momentsOf(CHICAGO, { first: '2026-02-01', last: '2026-02-28' })).toEqual({
    from: '2026-02-01T06:00:00.000Z',
    to: '2026-03-01T06:00:00.000Z',
  });
});

describe('a chosen range', () => {
  test.each([
    ['2026-01-01', '2026-01-01', undefined],
    ['', '2026-01-01', 'Choose a first and last day'],
    ['2026-01-01', '2026-02-31x', 'Choose a first and last day'],
    ['2026-01-02', '2026-01-01', 'The end must be after the start'],
    ['2016-01-01', '2026-01-01', 'A range can be at most 10 years'],
    ['2016-01-01', '2025-12-31', undefined],
    ['0001-01-01', '2026-01-01', "The range can't start before 1970"],
    ['9998-12-31', '9999-12-31', "The range can't end after the year 9998"],
  ])('%s to %s: %s', (first, last, problem) => {
    expect(dayRangeProblem(CHICAGO, { first, last })).toBe(problem);
  });
});

test.each([
  [
    { first: '2026-10-24', last: '2026-11-22' },
    { first: '2026-09-24', last: '2026-10-23' },
  ],
  [
    { first: '2028-03-01', last: '2028-03-01' },
    { first: '2028-02-29', last: '2028-02-29' },
  ],
])('the range before %o has the same length', (days, before) => {
  expect(daysBefore(days)).toEqual(before);
  expect(lengthOf(before)).toBe(lengthOf(days));
});

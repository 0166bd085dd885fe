import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE as CHICAGO, dayIn, dayText, startOfDay, timeZoneLabel } from './timeZone';

describe('a day', () => {
  test.each([
    ['2026-03-08', '2026-03-08T06:00:00.000Z', 23],
    ['2026-11-01', '2026-11-01T05:00:00.000Z', 25],
    ['2026-07-04', '2026-07-04T05:00:00.000Z', 24],
  ])('%s in Chicago begins at %s and has %i hours', (day, start, hours) => {
    const [from, to] = [startOfDay(CHICAGO, day), startOfDay(CHICAGO, day, 1)];
    expect([from.toISOString(), (to.getTime() - from.getTime()) / 3_600_000]).toEqual([start, hours]);
  });

  test('begins at 1 a.m. when the clocks go forward at midnight', () => {
    const start = startOfDay('America/Havana', '2026-03-08');
    expect([start.toISOString(), dayIn('America/Havana', start)]).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-08']);
    expect(dayIn('America/Havana', new Date(start.getTime() - 1))).toBe('2026-03-07');
  });

  test('contains its first and last moment, in every time zone', () => {
    const zone = fc.constantFrom(CHICAGO, 'UTC', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Kiritimati');
    const moment = fc.date({ min: new Date('1990-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, moment, (timeZone, at) => {
        const day = dayIn(timeZone, at);
        const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
        expect(day).toBe(parts.format(at));
        const [from, to] = [startOfDay(timeZone, day).getTime(), startOfDay(timeZone, day, 1).getTime()];
        expect(from <= at.getTime() && at.getTime() < to).toBe(true);
        expect([dayIn(timeZone, new Date(from)), dayIn(timeZone, new Date(to - 1))]).toEqual([day, day]);
      }),
    );
  });

  test('is formatted as month, day and year', () => expect(dayText('2026-11-21')).toBe('11/21/2026'));
});

test.each([
  [CHICAGO, 'Central Time (America/Chicago)'],
  ['America/Denver', 'Mountain Time (America/Denver)'],
  ['UTC', 'UTC'],
])('%s is called %s', (zone, label) => expect(timeZoneLabel(zone)).toBe(label));

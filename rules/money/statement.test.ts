import { describe, expect, it } from 'vitest';
import { DEFAULT_TIME_ZONE as CHICAGO } from '../time/timeZone';
import {
  monthBounds,
  monthLabel,
  monthOf,
  monthProblem,
  monthsBetween,
  statementDate,
  statementLines,
} from './statement';

const now = new Date('2026-11-21T12:00:00Z');

describe('a month', () => {
  it.each(['2026-11', '2026-01', '1999-12'])('%s can have a statement', (month) =>
    expect(monthProblem(CHICAGO, month, now)).toBeNull(),
  );

  it.each(['', '2026', '2026-13', '2026-00', '2026-1', '0000-01', '2026-11-01', ' 2026-11', 'November'])(
    '%j is not a month',
    (month) => expect(monthProblem(CHICAGO, month, now)).toBe('Write a month like 2026-11'),
  );

  it.each(['2026-12', '2027-01', '9999-12'])('%s has not started yet', (month) =>
    expect(monthProblem(CHICAGO, month, now)).toBe("This month hasn't started yet"),
  );

  it('begins and ends in the given time zone', () => {
    expect(monthOf(CHICAGO, '2026-12-01T05:59:59.999Z')).toBe('2026-11');
    expect(monthOf(CHICAGO, '2026-12-01T06:00:00.000Z')).toBe('2026-12');
    expect(monthOf('UTC', '2026-12-01T05:59:59.999Z')).toBe('2026-12');
    expect(statementDate(CHICAGO, '2026-12-01T00:30:00.000Z')).toBe('11/30/2026');
    expect(monthProblem(CHICAGO, '2026-12', new Date('2026-12-01T05:59:59Z'))).not.toBeNull();
  });

  it('ends where the next one starts, also when clocks change', () => {
    expect(monthBounds(CHICAGO, '2026-12')).toEqual({
      from: '2026-12-01T06:00:00.000Z',
      to: '2027-01-01T06:00:00.000Z',
    });
    // Daylight saving time is from March 8 to November 1.
    expect(monthBounds(CHICAGO, '2026-03')).toEqual({
      from: '2026-03-01T06:00:00.000Z',
      to: '2026-04-01T05:00:00.000Z',
    });
    expect(monthBounds(CHICAGO, '2026-11')).toEqual({
      from: '2026-11-01T05:00:00.000Z',
      to: '2026-12-01T06:00:00.000Z',
    });
    expect(monthLabel('2026-12')).toBe('December 2026');
  });
});

describe('monthsBetween', () => {
  it('includes both ends, newest first', () =>
    expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']));
  it('may be a single month', () => expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11']));
  it('is empty when the last month is before the first', () => expect(monthsBetween('2026-11', '2026-10')).toEqual([]));
});

it('statement lines are in order of time, each with the balance after it', () => {
  const charges = [
    { id: 1, amount: 500, createdAt: '2026-11-02T10:00:00.000Z' },
    { id: 3, amount: 300, createdAt: '2026-11-20T10:00:00.000Z' },
  ];
  const payments = [{ id: 2, amount: 600, createdAt: '2026-11-10T10:00:00.000Z' }];
  expect(statementLines({ openingBalance: 100, openingCredit: 0, charges, corrections: [], payments })).toMatchObject([
    { id: 1, change: 500, balance: 600 },
    { id: 2, change: -600, balance: 0 },
    { id: 3, change: 300, balance: 300 },
  ]);
});

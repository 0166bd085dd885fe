import { describe, expect, it } from 'vitest';
import { daysAfter, daysBetween, isDay, longDay } from './days';

describe('isDay', () => {
  it.each(['2027-03-04', '2028-02-29'])('accepts %s', (text) => expect(isDay(text)).toBe(true));
  it.each(['2027-02-29', '2027-13-01', '2027-3-4', '03/04/2027', '0000-05-01', '2027-03-04T00:00', ''])(
    'refuses %s',
    (text) => expect(isDay(text)).toBe(false),
  );
});

it('counts days over the end of a month, a leap day and a change of the clocks', () => {
  expect(daysAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysAfter('2027-03-04', -7)).toBe('2027-02-25');
  expect(daysBetween('2027-03-13', '2027-03-15')).toBe(2);
});

it('names a day regardless of the reader’s time zone', () => expect(longDay('2027-03-04')).toBe('March 4, 2027'));

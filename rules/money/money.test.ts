import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollarsText, formatCents, lineTotal, percentOf, roundDollars, toCents } from './money';

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const rate = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

describe('toCents', () => {
  it.each([
    ['850', 85_000],
    ['1.005', 101],
    [1.005, 101],
    [0.1 + 0.2, 30],
    ['$1,234.50', 123_450],
    ['.5', 50],
    ['7.', 700],
    [' 12.344 ', 1234],
    ['-5', -500],
    [1e-7, 0],
  ])('reads %s', (dollars, cents) => expect(toCents(dollars)).toBe(cents));

  it.each(['', ' ', Number.NaN, Number.POSITIVE_INFINITY])('reads %s as 0', (text) => expect(toCents(text)).toBe(0));

  it.each(['-', '.', 'abc', '1.2.3', '12 dollars', '1e5', '99999999999999999', `${'1'.repeat(1_000_000)}x`])(
    'reads %.20s as no amount',
    (text) => expect(toCents(text)).toBeNaN(),
  );

  it('reads back every amount that was formatted in dollars', () => {
    fc.assert(
      fc.property(amount, (cents) => {
        expect(toCents(formatCents(cents))).toBe(cents);
        expect(toCents(dollarsText(cents))).toBe(cents);
      }),
    );
  });
});

describe('roundDollars', () => {
  it('rounds to whole dollars', () => {
    expect(roundDollars(123_450)).toBe('$1,235');
    expect(roundDollars(0)).toBe('$0');
  });
});

describe('formatCents', () => {
  it('always has two decimals', () => {
    expect(formatCents(123_450)).toBe('$1,234.50');
    expect(formatCents(0)).toBe('$0.00');
    expect(formatCents(-5)).toBe('-$0.05');
  });
});

describe('dollarsText', () => {
  it('is blank for a price that was never set', () => {
    expect(dollarsText(85_050)).toBe('850.50');
    expect(dollarsText(0)).toBe('');
  });
});

describe('lineTotal', () => {
  it('is price times quantity', () => expect(lineTotal(1999, 3)).toBe(5997));
});

describe('percentOf', () => {
  it('rounds half a cent up', () => {
    expect(percentOf(5, 10)).toBe(1);
    expect(percentOf(4, 10)).toBe(0);
    expect(percentOf(100_050, 12.3)).toBe(12_306);
  });

  it('agrees with exact arithmetic', () => {
    fc.assert(
      fc.property(amount, rate, (cents, percent) => {
        const exact = (BigInt(cents) * BigInt(Math.round(percent * 10)) + 500n) / 1000n;
        expect(percentOf(cents, percent)).toBe(Number(exact));
      }),
    );
  });
});

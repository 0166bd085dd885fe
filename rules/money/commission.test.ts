import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commissionFor, DEFAULT_COMMISSION_RATE, hasOneDecimal, settleOldestFirst } from './commission';

describe('commissionFor', () => {
  it('is ten percent by default', () => expect(commissionFor(165_000, DEFAULT_COMMISSION_RATE)).toBe(16_500));

  it('never exceeds the amount and is nothing at rate 0', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 1000 }), (amount, tenths) => {
        const commission = commissionFor(amount, tenths / 10);
        expect(Number.isInteger(commission)).toBe(true);
        expect(commission).toBeGreaterThanOrEqual(0);
        expect(commission).toBeLessThanOrEqual(amount);
        expect(commissionFor(amount, 0)).toBe(0);
        expect(commissionFor(amount, 100)).toBe(amount);
      }),
    );
  });
});

describe('hasOneDecimal', () => {
  it.each([0, 0.1, 10, 12.3, 99.9])('accepts %s', (rate) => expect(hasOneDecimal(rate)).toBe(true));
  it.each([10.25, 0.30000000000000004, Number.NaN])('refuses %s', (rate) => expect(hasOneDecimal(rate)).toBe(false));
});

describe('settleOldestFirst', () => {
  const charges = [
    { id: 1, amount: 500 },
    { id: 2, amount: 300 },
    { id: 3, amount: 100 },
  ];

  it('settles whole charges, oldest first', () => {
    expect(settleOldestFirst(charges, 499)).toEqual([]);
    expect(settleOldestFirst(charges, 500)).toEqual([1]);
    expect(settleOldestFirst(charges, 799)).toEqual([1]);
    expect(settleOldestFirst(charges, 900)).toEqual([1, 2, 3]);
  });

  it('settles a charge of 0 without a payment', () => {
    expect(settleOldestFirst([{ id: 1, amount: 0 }], 0)).toEqual([1]);
  });

  it('settles as many charges as the payments cover', () => {
    const history = fc.array(fc.nat(100_000), { maxLength: 30 });
    fc.assert(
      fc.property(history, fc.nat(2_000_000), (amounts, paid) => {
        const settled = settleOldestFirst(
          amounts.map((amount, id) => ({ id, amount })),
          paid,
        );
        const costOf = (count: number) => amounts.slice(0, count).reduce((total, amount) => total + amount, 0);
        expect(settled).toEqual(amounts.slice(0, settled.length).map((_, id) => id));
        expect(costOf(settled.length)).toBeLessThanOrEqual(paid);
        if (settled.length < amounts.length) expect(costOf(settled.length + 1)).toBeGreaterThan(paid);
      }),
    );
  });

  it('settles at least as much after a further payment', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000)), fc.nat(5000), fc.nat(5000), (amounts, paid, more) => {
        const open = amounts.map((amount, id) => ({ id, amount }));
        expect(settleOldestFirst(open, paid + more)).toEqual(expect.arrayContaining(settleOldestFirst(open, paid)));
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { COW_SHARES } from '../products/cowShares';
import { cardPrice, displayRating, estimatedRevenue, orderTotal } from './pricing';

const [quarter, half] = COW_SHARES.map((share, at) => ({ share, price: [90_000, 170_000, 320_000][at]! }));

describe('cardPrice', () => {
  it('is the lowest price of the shares on offer', () => {
    expect(cardPrice([half!], null)).toBe('From $1,700.00');
    expect(cardPrice([half!, quarter!], 100)).toBe('From $900.00');
  });

  it('is the lowest price of the share sizes in the search', () => {
    const offers = [quarter!, half!];
    expect(cardPrice(offers, null, ['HALF_COW'])).toBe('Half Cow $1,700.00');
    expect(cardPrice(offers, null, ['HALF_COW', 'WHOLE_COW'])).toBe('Half Cow $1,700.00');
    expect(cardPrice(offers, null, ['HALF_COW', 'QUARTER_COW'])).toBe('From $900.00');
    expect(cardPrice(offers, null, ['WHOLE_COW'])).toBe('From $900.00');
  });

  it('is the average product price when no share is on sale', () => {
    expect(cardPrice([], 1251)).toBe('Average $12.51');
  });

  it('is a request for contact when there is no price', () => {
    expect([cardPrice([], null), cardPrice([], 0)]).toEqual(['Contact for pricing', 'Contact for pricing']);
  });
});

describe('displayRating', () => {
  it('is five stars without reviews', () => {
    expect([displayRating(null, null), displayRating(0, 0), displayRating(undefined, 3)]).toEqual([5, 5, 5]);
  });

  it('is the rating of the reviews when there are any', () => {
    expect(displayRating(4.2, 12)).toBe(4.2);
    expect(displayRating(0, 2)).toBe(0);
  });
});

describe('orderTotal', () => {
  it('is the sum of price times quantity', () => {
    expect(
      orderTotal([
        { price: 165_000, quantity: 1 },
        { price: 1299, quantity: 3 },
      ]),
    ).toBe(168_897);
    expect(orderTotal([])).toBe(0);
  });
});

describe('estimatedRevenue', () => {
  it('counts only cow shares, at fixed amounts', () => {
    expect(estimatedRevenue({ QUARTER_COW: 2, HALF_COW: 1, WHOLE_COW: 1, BEEF_BOX: 9 })).toBe(620_000);
    expect(estimatedRevenue({})).toBe(0);
  });
});

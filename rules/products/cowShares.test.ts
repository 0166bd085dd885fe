import { describe, expect, it } from 'vitest';
import { COW_SHARES, cowShareOf, onSale, type RanchShares } from './cowShares';

const RANCH: RanchShares = {
  offerQuarterCow: true,
  offerHalfCow: true,
  offerWholeCow: false,
  quarterCowPrice: 0,
  halfCowPrice: 165_000,
  wholeCowPrice: 320_000,
};

describe('onSale', () => {
  it('needs a share to be offered and to have a price', () => {
    expect(onSale(RANCH).map(({ share }) => share)).toEqual(['HALF']);
  });
});

describe('cowShareOf', () => {
  it('finds the share of an item', () => {
    expect(cowShareOf('WHOLE_COW')?.label).toBe('Whole Cow');
    expect(cowShareOf('BEEF_BOX')).toBeUndefined();
  });
});

describe('COW_SHARES', () => {
  it('needs a cubic foot of freezer for 25 pounds', () => {
    for (const { yieldPounds, freezerCubicFeet } of COW_SHARES) {
      expect(freezerCubicFeet.from).toBe(yieldPounds.from / 25);
      expect(freezerCubicFeet.to).toBe(yieldPounds.to / 25);
    }
  });
});

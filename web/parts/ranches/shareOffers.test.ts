import { expect, test } from 'vitest';
import { offeredItem } from '../../cart/offeredItem';
import { offerOf } from '../../testing/ranches';
import { allInText, depositText, isSoldOut, poundsOf, processorText, rangeText, shareOffers } from './shareOffers';

const ranch = {
  id: '7',
  offerQuarterCow: true,
  offerHalfCow: true,
  offerWholeCow: false,
  quarterCowPrice: 85_000,
  halfCowPrice: 166_000,
  wholeCowPrice: 0,
  offers: [],
};

test('a ranch that does not sell by the animal offers its list prices', () => {
  const offers = [offerOf({ availability: 'LIST', animal: null, linePrice: 1 })];
  const rows = shareOffers({ ...ranch, offers });
  expect(rows.map((row) => [row.share.label, row.price, poundsOf(row)])).toEqual([
    ['Quarter Cow', 85_000, '100-125 lb'],
    ['Half Cow', 166_000, '200-250 lb'],
  ]);
  expect(rows.map(offeredItem)).toMatchObject([{ price: 85_000 }, { price: 166_000 }]);
});

test('a share of an animal has its price and weight, never the list price', () => {
  const [, half] = shareOffers({ ...ranch, offers: [offerOf()] });
  expect(half).toMatchObject({ price: 132_800 });
  expect(poundsOf(half!)).toBe('138-175 lb');
  expect(offeredItem(half!)).toMatchObject({
    type: 'HALF_COW',
    price: 132_800,
    animal: { id: '41', name: 'animal 41, harvest March 4, 2099', most: 2 },
  });
});

test('a share in line is of the next animal, and one that is sold out cannot be ordered', () => {
  const [line, soldOut] = [
    offerOf({ share: 'QUARTER_COW', availability: 'LINE', animal: null }),
    offerOf({ availability: 'SOLD_OUT', animal: null }),
  ];
  const [quarter, half] = shareOffers({ ...ranch, offers: [line, soldOut] });
  expect(offeredItem(quarter!)).toMatchObject({ animal: { id: null, name: 'the next animal' } });
  expect(isSoldOut(half!)).toBe(true);
  expect(offeredItem(half!)).toBeNull();
});

test('the range, the fees of the processor and the all-in price are said in words', () => {
  const apart = offerOf({ toProcessor: { from: 16_000, to: 19_000 } });
  expect(rangeText(apart)).toBe('$1,269-$1,387 by weight');
  expect(processorText(apart)).toBe('plus $160-$190 to the processor');
  expect(allInText(apart)).toBe('all-in about $1,503');
  expect(processorText(offerOf({ isProcessingUnknown: true }))).toBe('plus processing (not known yet)');
  expect(depositText(apart)).toBe('Deposit: $300.00, due within 7 days of your order');
  expect(depositText(offerOf({ deposit: 0, depositDays: null }))).toBe('No deposit');
  expect(rangeText(offerOf({ shares: { from: 90_000, to: 90_000 } }))).toBe('');
});

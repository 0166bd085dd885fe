import { expect, it } from 'vitest';
import { completeness, type RanchPage } from './completeness';

const EMPTY: RanchPage = {
  offerQuarterCow: false,
  offerHalfCow: false,
  offerWholeCow: false,
  quarterCowPrice: 0,
  halfCowPrice: 0,
  wholeCowPrice: 0,
  description: '',
  imageUrl: null,
  cattleBreed: null,
  feedingMethod: null,
  raisingPractices: null,
  offerLocalPickup: false,
  offerLocalDelivery: false,
  offerShipping: false,
  products: [],
  contact: { phone: '' },
};

const FULL: RanchPage = {
  ...EMPTY,
  description: 'Beef from the hills',
  imageUrl: '/pictures/a.svg',
  offerHalfCow: true,
  halfCowPrice: 180_000,
  cattleBreed: 'Angus',
  feedingMethod: 'Grass Finished',
  raisingPractices: 'On pasture all year.',
  offerLocalPickup: true,
  contact: { phone: '555-0100' },
};

const BOX = { __typename: 'BeefBox', available: true, inspection: 'USDA' } as const;

it('names all missing parts in a fixed order', () => {
  const { missing, ...counts } = completeness(EMPTY);
  expect(counts).toEqual({ told: 0, outOf: 8 });
  expect(missing.map(({ field, label }) => [field, label])).toEqual([
    ['description', 'A short description'],
    ['imageUrl', 'A main photo'],
    ['offerQuarterCow', 'Something on sale, with its price'],
    ['cattleBreed', 'Your cattle breed'],
    ['feedingMethod', 'How you feed'],
    ['raisingPractices', 'How you raise your cattle'],
    ['offerLocalPickup', 'A way to get the beef'],
    ['phone', 'Your phone number'],
  ]);
});

it('is complete with one item on sale and one delivery method', () => {
  expect(completeness(FULL)).toEqual({ told: 8, outOf: 8, missing: [] });
});

it.each([
  ['an offer without a price', { halfCowPrice: 0 }, ['offerQuarterCow']],
  ['a price that is not offered', { offerHalfCow: false }, ['offerQuarterCow']],
  [
    'a product that cannot be ordered now',
    { offerHalfCow: false, products: [{ ...BOX, available: false }] },
    ['offerQuarterCow'],
  ],
  ['a product instead of a share', { offerHalfCow: false, products: [BOX] }, []],
  ['a box without its inspection', { products: [{ ...BOX, inspection: null }] }, ['products']],
  ['another product without one', { products: [{ ...BOX, __typename: 'CustomProduct', inspection: null }] }, []],
  ['shipping instead of pickup', { offerLocalPickup: false, offerShipping: true }, []],
])('%s', (_, change, missing) => {
  expect(completeness({ ...FULL, ...change }).missing.map(({ field }) => field)).toEqual(missing);
});

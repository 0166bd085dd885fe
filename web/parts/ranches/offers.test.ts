import { expect, test } from 'vitest';
import { deliverySummary, offersLine } from './offers';

const noOffers = {
  offerQuarterCow: false,
  offerHalfCow: false,
  offerWholeCow: false,
  quarterCowPrice: 90_000,
  halfCowPrice: 170_000,
  wholeCowPrice: 330_000,
  offerSelectCuts: false,
  offerBeefBoxes: false,
  offerOtherProducts: false,
};

test.each([
  [{}, 'Ask the ranch what it sells'],
  [{ offerHalfCow: true }, 'Half cow'],
  [{ offerHalfCow: true, halfCowPrice: 0, offerBeefBoxes: true }, 'Beef boxes'],
  [{ offerQuarterCow: true, offerHalfCow: true }, 'Quarter and half cows'],
  [
    { offerQuarterCow: true, offerHalfCow: true, offerWholeCow: true, offerSelectCuts: true },
    'Quarter, half and whole cows, select cuts',
  ],
])('offers %o: %s', (offers, line) => expect(offersLine({ ...noOffers, ...offers })).toBe(line));

test.each([
  [[false, false, false, true], 'Ask the ranch how to get it'],
  [[true, false, true, false], 'Pickup, ships nearby'],
  [[false, true, true, true], 'Delivery, ships nationwide'],
] as const)(
  'delivery methods %o: %s',
  ([offerLocalPickup, offerLocalDelivery, offerShipping, shippingNationwide], line) =>
    expect(deliverySummary({ offerLocalPickup, offerLocalDelivery, offerShipping, shippingNationwide })).toBe(line),
);

import { expect, test } from 'vitest';
import { reachLine } from './reach';

const ranch = {
  offerLocalPickup: true,
  offerLocalDelivery: true,
  localDeliveryRange: 50,
  localDeliveryFee: 4_500,
  offerShipping: true,
  shippingNationwide: false,
  shippingRadius: 100,
  shippingFee: 12_050,
};

test.each([
  [null, 'Pickup, delivery, ships nearby'],
  [12, 'Reaches you for $45, or pick it up'],
  [50.1, 'Reaches you for $120.50, or pick it up'],
  [101, 'Pickup at the ranch only'],
])('at %s miles: %s', (distanceMiles, line) => expect(reachLine({ ...ranch, distanceMiles })).toBe(line));

test('a free method is shown as free', () => {
  expect(reachLine({ ...ranch, localDeliveryFee: 0, distanceMiles: 1 })).toBe('Reaches you for free, or pick it up');
});

test('a ZIP code that is not the reader’s own is named', () => {
  expect(reachLine({ ...ranch, offerLocalPickup: false, distanceMiles: 12 }, '59715')).toBe('Reaches 59715 for $45');
  expect(reachLine({ ...ranch, offerLocalPickup: false, distanceMiles: 900 }, '59715')).toBe('Doesn’t reach 59715');
});

test('says that a ranch does not reach the reader', () => {
  expect(reachLine({ ...ranch, offerLocalPickup: false, distanceMiles: 900 })).toBe('Doesn’t reach your ZIP code');
});

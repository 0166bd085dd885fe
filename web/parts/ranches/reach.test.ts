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
  [12, 'Pickup, Delivery $45, Shipping $120.50'],
  [50.1, 'Pickup, Shipping $120.50'],
  [101, 'Pickup'],
])('from %s miles: %s', (distanceMiles, line) => expect(reachLine({ ...ranch, distanceMiles })).toBe(line));

test('a free method is shown as free', () => {
  expect(reachLine({ ...ranch, localDeliveryFee: 0, distanceMiles: 1 })).toBe(
    'Pickup, Free delivery, Shipping $120.50',
  );
});

test('a ranch without any delivery method says so', () => {
  expect(reachLine({ ...ranch, offerLocalPickup: false, distanceMiles: 900 })).toBe('Doesn’t reach your ZIP code');
});

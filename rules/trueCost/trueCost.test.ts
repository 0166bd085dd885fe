import { expect, test } from 'vitest';
import { cheapestDelivery, PICKUP_MILES } from './cheapestDelivery';
import { type CostTerms, trueCost } from './trueCost';

const ranch = { price: 90_000, pricingModel: 'FLAT', pricePerPound: 0 } as const;
const flat: CostTerms = { share: 'QUARTER_COW', ranch, animal: null, way: null };
const animal = {
  pricing: 'HANGING',
  price: 0,
  pricePerPound: 400,
  expectedHangingTenths: { from: 5_000, to: 5_000 },
  processor: { killFee: 8_500, cutAndWrapPerPound: 60, payer: 'RANCH' },
} as const;

test('a flat price without an animal is spread over the usual weights', () => {
  expect(trueCost(flat)).toEqual({
    price: { from: 90_000, to: 90_000 },
    perPound: { from: 720, to: 900 },
    packagedPounds: { from: 100, to: 125 },
    freezerCubicFeet: { from: 4, to: 5 },
    restsOn: ['FLAT_PRICE', 'USUAL_WEIGHT', 'NO_PLACE'],
  });
});

test('an animal costs by its own weight and terms, with its processor and the way', () => {
  const way = { method: 'LOCAL_DELIVERY', fee: 4_500 } as const;
  const cost = trueCost({ ...flat, animal, way });
  expect(cost.price).toEqual({ from: 59_625 + 4_500, to: 59_625 + 4_500 });
  expect(cost.restsOn).toEqual(['HANGING_PRICE', 'EXPECTED_WEIGHT', 'PROCESSING', 'LOCAL_DELIVERY']);
});

test('a flat price has the processor in it that the ranch pays, and not the one that the family pays', () => {
  const terms = { ...animal, pricing: 'FLAT', price: 90_000 } as const;
  expect(trueCost({ ...flat, animal: terms }).price.from).toBe(90_000);
  const processor = { ...animal.processor, payer: 'FAMILY' } as const;
  expect(trueCost({ ...flat, animal: { ...terms, processor } }).price.from).toBe(90_000 + 2_125 + 7_500);
});

test('a price per pound that is missing leaves the estimate, and says what is open', () => {
  const byPound = { ...ranch, pricingModel: 'HANGING' } as const;
  expect(trueCost({ ...flat, ranch: byPound })).toMatchObject({
    price: { from: 90_000, to: 90_000 },
    restsOn: ['ESTIMATED_PRICE', 'USUAL_WEIGHT', 'PROCESSING_UNKNOWN', 'NO_PLACE'],
  });
  expect(trueCost({ ...flat, ranch: { ...byPound, pricePerPound: 500 } }).price).toEqual({ from: 65_000, to: 90_000 });
});

const delivery = {
  offerLocalPickup: true,
  offerLocalDelivery: true,
  localDeliveryRange: 100,
  localDeliveryFee: 4_500,
  offerShipping: true,
  shippingNationwide: true,
  shippingFee: 4_500,
};

test.each([
  ['nearby, it is picked up', delivery, PICKUP_MILES, 'LOCAL_PICKUP'],
  ['farther, it is brought', delivery, PICKUP_MILES + 0.1, 'LOCAL_DELIVERY'],
  ['where shipping costs less, it is shipped', { ...delivery, shippingFee: 4_499 }, 60, 'SHIPPING'],
  ['out of reach, it is shipped', delivery, 101, 'SHIPPING'],
  ['if nobody brings it, it is picked up from afar', { ...delivery, offerShipping: false }, 900, 'LOCAL_PICKUP'],
  ['at an unknown distance, what does not depend on it counts', delivery, null, 'SHIPPING'],
  ['else not at all', { ...delivery, offerShipping: false, offerLocalPickup: false }, 900, undefined],
])('%s', (_, ranchDelivery, miles, method) => {
  expect(cheapestDelivery(ranchDelivery, miles, null)?.method).toBe(method);
});

test("what the law doesn't let a carrier bring isn't shipped", () => {
  expect(cheapestDelivery({ ...delivery, offerLocalDelivery: false }, 900, 'CUSTOM_EXEMPT')?.method).toBe(
    'LOCAL_PICKUP',
  );
});

import { expect, test } from 'vitest';
import { cheapestDelivery, PICKUP_MILES } from './cheapestDelivery';
import { type CostTerms, trueCost } from './trueCost';

const noYield = { yieldFrom: null, yieldTo: null, yieldAnimals: null };
const ranch = { price: 90_000, pricingModel: 'FLAT', pricePerPound: 0, ...noYield } as const;
const flat: CostTerms = { share: 'QUARTER_COW', ranch, animal: null, delivery: null };
const animal = {
  pricing: 'HANGING',
  price: 0,
  pricePerPound: 400,
  ...{ expectedHangingTenths: { from: 5_000, to: 5_000 }, ownYieldFrom: null, ownYieldTo: null },
  processor: { killFee: 8_500, cutAndWrapPerPound: 60, payer: 'RANCH' },
} as const;

test('a flat price without an animal is spread over the usual weights', () => {
  expect(trueCost(flat)).toEqual({
    price: { from: 90_000, to: 90_000 },
    perPound: { from: 720, to: 900 },
    packagedPounds: { from: 100, to: 125 },
    freezerCubicFeet: { from: 4, to: 5 },
    packagedYield: null,
    restsOn: ['FLAT_PRICE', 'USUAL_WEIGHT', 'NO_PLACE'],
  });
});

test('the cost of an animal depends on its own weight and terms, and includes processing and delivery', () => {
  const delivery = { method: 'LOCAL_DELIVERY', fee: 4_500 } as const;
  const cost = trueCost({ ...flat, animal, delivery });
  expect(cost.price).toEqual({ from: 59_625 + 4_500, to: 59_625 + 4_500 });
  expect(cost.restsOn).toEqual(['HANGING_PRICE', 'EXPECTED_WEIGHT', 'PROCESSING', 'LOCAL_DELIVERY']);
});

test("pounds, freezer and dollars a pound follow the animal's yield, also if nobody expects a weight", () => {
  const own = { ...animal, ownYieldFrom: 60, ownYieldTo: 64 };
  const packed = { ...ranch, yieldFrom: 58, yieldTo: 62, yieldAnimals: 7 };
  expect(trueCost({ ...flat, animal: own, ranch: packed })).toMatchObject({
    packagedPounds: { from: 75, to: 80 },
    perPound: { from: 745, to: 795 },
    packagedYield: { from: 60, to: 64, basis: 'ANIMAL', animals: null },
  });
  expect(trueCost({ ...flat, animal, ranch: packed })).toMatchObject({
    packagedPounds: { from: 72.5, to: 77.5 },
    packagedYield: { from: 58, to: 62, basis: 'RANCH', animals: 7 },
  });
  const unknown = { ...animal, expectedHangingTenths: null };
  expect(trueCost({ ...flat, animal: unknown }).packagedPounds).toEqual({ from: 78, to: 122.5 });
});

test('a flat price includes a processor that the ranch pays, but not one that the family pays', () => {
  const terms = { ...animal, pricing: 'FLAT', price: 90_000 } as const;
  expect(trueCost({ ...flat, animal: terms }).price.from).toBe(90_000);
  const processor = { ...animal.processor, payer: 'FAMILY' } as const;
  expect(trueCost({ ...flat, animal: { ...terms, processor } }).price.from).toBe(90_000 + 2_125 + 7_500);
});

test('an unknown fee is unknown, not 0, and a price that includes the processor is all there is', () => {
  const costWith = (processor: object) =>
    trueCost({ ...flat, animal: { ...animal, processor: { ...animal.processor, ...processor } } });
  for (const fee of [{ killFee: null }, { cutAndWrapPerPound: null }, { killFee: null, payer: 'FAMILY' }]) {
    expect(costWith(fee)).toMatchObject({ price: { from: 50_000, to: 50_000 } });
    expect(costWith(fee).restsOn).toContain('PROCESSING_UNKNOWN');
  }
  expect(costWith({ killFee: 0 })).toMatchObject({ price: { from: 57_500, to: 57_500 } });
  const included = costWith({ killFee: 0, cutAndWrapPerPound: 0, payer: 'INCLUDED' });
  expect(included).toMatchObject({
    price: { from: 50_000, to: 50_000 },
    restsOn: expect.arrayContaining(['PROCESSING']),
  });
});

test('without a price per pound, the estimate counts and processing is unknown', () => {
  const byPound = { ...ranch, pricingModel: 'HANGING' } as const;
  expect(trueCost({ ...flat, ranch: byPound })).toMatchObject({
    price: { from: 90_000, to: 90_000 },
    restsOn: ['ESTIMATED_PRICE', 'USUAL_WEIGHT', 'PROCESSING_UNKNOWN', 'NO_PLACE'],
  });
  expect(trueCost({ ...flat, ranch: { ...byPound, pricePerPound: 500 } }).price).toEqual({ from: 65_000, to: 90_000 });
});

const terms = {
  offerLocalPickup: true,
  offerLocalDelivery: true,
  localDeliveryRange: 100,
  localDeliveryFee: 4_500,
  offerShipping: true,
  shippingNationwide: true,
  shippingFee: 4_500,
};

test.each([
  ['nearby, it is picked up', terms, PICKUP_MILES, 'LOCAL_PICKUP'],
  ['farther away, it is delivered', terms, PICKUP_MILES + 0.1, 'LOCAL_DELIVERY'],
  ['if shipping costs less, it is shipped', { ...terms, shippingFee: 4_499 }, 60, 'SHIPPING'],
  ['out of reach, it is shipped', terms, 101, 'SHIPPING'],
  ['if nobody delivers it, it is picked up from afar', { ...terms, offerShipping: false }, 900, 'LOCAL_PICKUP'],
  ['at an unknown distance, only methods that do not depend on it count', terms, null, 'SHIPPING'],
  [
    'without any method, there is no delivery',
    { ...terms, offerShipping: false, offerLocalPickup: false },
    900,
    undefined,
  ],
])('%s', (_, ranchDelivery, miles, method) => {
  expect(cheapestDelivery(ranchDelivery, miles, null)?.method).toBe(method);
});

test('a share that may not be shipped by law is picked up', () => {
  expect(cheapestDelivery({ ...terms, offerLocalDelivery: false }, 900, 'CUSTOM_EXEMPT')?.method).toBe('LOCAL_PICKUP');
});

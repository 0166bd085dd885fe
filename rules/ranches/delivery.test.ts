import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHIPPING_METHOD } from '../words/vocabulary';
import { deliveryOption, deliveryOptions, formatMiles, type RanchDelivery, reachableMethods } from './delivery';

const RANCH: RanchDelivery = {
  offerLocalPickup: true,
  offerLocalDelivery: true,
  localDeliveryFee: 4500,
  offerShipping: true,
  shippingNationwide: false,
  shippingFee: 9900,
};

it.each([
  [0, 'less than a mile'],
  [0.4, '0.4 miles'],
  [1, '1 mile'],
  [50.1, '50.1 miles'],
  [1512, '1512 miles'],
])('%s: %s', (miles, words) => expect(formatMiles(miles)).toBe(words));

describe('deliveryOptions', () => {
  it('has each method in the order of the form', () => {
    expect(deliveryOptions(RANCH, 10).map(({ method }) => method)).toEqual(SHIPPING_METHOD.values);
  });

  it('always allows pickup without a fee', () => {
    expect(deliveryOption(RANCH, 'LOCAL_PICKUP', null)).toMatchObject({ reachable: true, fee: 0, reason: null });
  });

  it('delivers up to the radius and no further', () => {
    expect(deliveryOption(RANCH, 'LOCAL_DELIVERY', 50)).toMatchObject({ reachable: true, fee: 4500, radiusMiles: 50 });
    expect(deliveryOption(RANCH, 'LOCAL_DELIVERY', 131.2)).toMatchObject({
      reachable: false,
      reason: 'This ranch delivers within 50 miles; your ZIP is 131.2 miles away.',
    });
    expect(deliveryOption(RANCH, 'LOCAL_DELIVERY', 50.1).reason).toContain('50.1 miles away');
  });

  it('uses the delivery radius of the ranch', () => {
    expect(deliveryOption({ ...RANCH, localDeliveryRange: 80 }, 'LOCAL_DELIVERY', 75).reachable).toBe(true);
    expect(deliveryOption({ ...RANCH, localDeliveryRange: null }, 'LOCAL_DELIVERY', 75).reachable).toBe(false);
  });

  it('ships within 100 miles, or to the whole country', () => {
    expect(deliveryOption(RANCH, 'SHIPPING', 101)).toMatchObject({
      reachable: false,
      reason: 'This ranch ships within 100 miles; your ZIP is 101 miles away.',
    });
    expect(deliveryOption({ ...RANCH, shippingNationwide: true }, 'SHIPPING', 2500)).toMatchObject({
      reachable: true,
      radiusMiles: null,
      fee: 9900,
    });
  });

  it('allows methods with a radius only when the distance is known', () => {
    expect(reachableMethods(RANCH, null)).toEqual(['LOCAL_PICKUP']);
    expect(reachableMethods({ ...RANCH, shippingNationwide: true }, null)).toEqual(['LOCAL_PICKUP', 'SHIPPING']);
    expect(deliveryOption(RANCH, 'SHIPPING', null).reason).toBe("We don't know this ZIP code");
  });

  it('gives the reason when a method is not offered', () => {
    expect(deliveryOption({ ...RANCH, offerShipping: false }, 'SHIPPING', 1)).toMatchObject({
      offered: false,
      reachable: false,
      reason: "This ranch doesn't offer shipping.",
    });
  });
});

const miles = fc.option(fc.double({ min: 0, max: 6000, noNaN: true }));
const ranch: fc.Arbitrary<RanchDelivery> = fc.record({
  offerLocalPickup: fc.boolean(),
  offerLocalDelivery: fc.boolean(),
  localDeliveryRange: fc.option(fc.nat(500)),
  localDeliveryFee: fc.nat(20_000),
  offerShipping: fc.boolean(),
  shippingNationwide: fc.boolean(),
  shippingFee: fc.nat(20_000),
  shippingRadius: fc.option(fc.nat(3000)),
});

describe('for every ranch and distance', () => {
  it('gives a reason if and only if a method is out of reach', () => {
    fc.assert(
      fc.property(ranch, miles, (from, distance) => {
        for (const option of deliveryOptions(from, distance)) {
          expect(option.reason === null).toBe(option.reachable);
          if (option.reachable) expect(option.offered).toBe(true);
        }
      }),
    );
  });

  it('allows at least as many methods for a shorter distance', () => {
    fc.assert(
      fc.property(ranch, fc.nat(6000), fc.nat(6000), (from, one, other) => {
        const near = reachableMethods(from, Math.min(one, other));
        expect(near).toEqual(expect.arrayContaining(reachableMethods(from, Math.max(one, other))));
      }),
    );
  });
});

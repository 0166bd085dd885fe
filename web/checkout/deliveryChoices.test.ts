import { expect, test } from 'vitest';
import { deliveryOptions } from '../../rules/ranches/delivery';
import { bestMethod, deliveryChoices, deliveryFee, farPickup, lawfulOptions } from './deliveryChoices';
import { ranch } from './testing/testCheckout';
import type { DeliveryQuote } from './useDeliveryQuote';

const quoted = (distanceMiles: number | null): DeliveryQuote => ({
  state: 'known',
  zipCode: '78704',
  distanceMiles,
  options: deliveryOptions(ranch, distanceMiles),
  unlawful: [],
});
const refusals = (quote: DeliveryQuote) =>
  deliveryChoices(ranch, quote, 'LOCAL_PICKUP').map(({ disabledReason }) => disabledReason);

test('each method shows its fee, and the chosen one how it works', () => {
  expect(deliveryChoices(ranch, quoted(36), 'LOCAL_DELIVERY').slice(0, 2)).toEqual([
    { value: 'LOCAL_PICKUP', title: 'Local Pickup', aside: 'Free' },
    { value: 'LOCAL_DELIVERY', title: 'Local Delivery', aside: '$25.00', description: 'Within 60 miles of the ranch.' },
  ]);
});

test('a method that cannot be chosen says why', () => {
  const [pickup, delivery, shipping] = refusals(quoted(61));
  expect(pickup).toBeUndefined();
  expect(delivery).toBe('This ranch delivers within 60 miles; your ZIP is 61 miles away.');
  expect(shipping).toBe("This ranch doesn't offer shipping.");
});

test('a ZIP code is required only for methods with a limited distance', () => {
  expect(refusals({ state: 'idle' })[0]).toBeUndefined();
  expect(refusals({ state: 'idle' })[1]).toContain('Enter your ZIP code');
  const nationwide = { ...ranch, offerShipping: true, shippingNationwide: true };
  const [, , shipping] = deliveryChoices(nationwide, { state: 'idle' }, 'SHIPPING');
  expect(shipping).toMatchObject({ description: 'Ships nationwide.' });
  expect(shipping).not.toHaveProperty('disabledReason');
});

test('a method can be chosen if the quote failed, because the server decides', () => {
  expect(refusals({ state: 'failed', retry: () => {} })[1]).toBeUndefined();
});

test('a pickup far away is the default only if no other method reaches the family, and shows its distance', () => {
  const nationwide = { ...ranch, offerShipping: true, shippingNationwide: true };
  expect(bestMethod(deliveryOptions(nationwide, 36))).toBe('LOCAL_PICKUP');
  expect(bestMethod(deliveryOptions(nationwide, 100.1))).toBe('SHIPPING');
  expect(bestMethod(deliveryOptions(ranch, 846))).toBe('LOCAL_PICKUP');
  expect(bestMethod(deliveryOptions({ ...ranch, offerLocalPickup: false }, 846))).toBeUndefined();
  expect(farPickup(quoted(846.2), 'LOCAL_PICKUP')).toBe(846.2);
  expect(farPickup(quoted(846.2), 'SHIPPING')).toBeNull();
  expect(farPickup(quoted(100), 'LOCAL_PICKUP')).toBeNull();
  expect(farPickup({ state: 'loading' }, 'LOCAL_PICKUP')).toBeNull();
});

test('the fee comes from the quote, or from the ranch if there is no quote', () => {
  expect(deliveryFee(ranch, { state: 'loading' }, 'LOCAL_DELIVERY')).toBe(2_500);
  const quote = quoted(36);
  if (quote.state === 'known') quote.options[1]!.fee = 3_000;
  expect(deliveryFee(ranch, quote, 'LOCAL_DELIVERY')).toBe(3_000);
});

test('a method that the law forbids for an item is omitted if another method reaches the family', () => {
  const rule = { law: '21 USC 661(a)(1)', says: 'Only within that state.', link: 'https://herdline.test' };
  const refused = { productIds: ['5'], animalIds: ['41'], reason: 'Not there.', rule };
  const quote = quoted(36) as DeliveryQuote & { state: 'known' };
  const unlawful = [{ ...refused, method: 'LOCAL_PICKUP' as const }];
  const [cut, half] = [{ productId: '5' }, { productId: null, animal: { id: '41', name: 'animal 41', most: 4 } }];
  const methods = (item: object, given = unlawful) =>
    lawfulOptions({ ...quote, unlawful: given }, [item as never]).map(({ method }) => method);
  expect(methods(cut)).toEqual(['LOCAL_DELIVERY', 'SHIPPING']);
  expect(methods(half)).toEqual(['LOCAL_DELIVERY', 'SHIPPING']);
  expect(methods({ productId: '6' })).toHaveLength(3);
  expect(methods(cut, [...unlawful, { ...refused, method: 'LOCAL_DELIVERY' as never }])).toHaveLength(3);
});

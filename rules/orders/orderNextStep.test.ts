import { expect, test } from 'vitest';
import { orderNextStep } from './orderNextStep';

const order = {
  status: 'PENDING',
  createdAt: '2026-11-22T18:00:00.000Z',
  shippingMethod: 'LOCAL_PICKUP',
  handoverDay: null,
} as const;

test.each([
  [{}, 'The ranch should call by November 24, 2026'],
  [{ status: 'CONTACTED' }, 'Settle price, payment and a day with the ranch'],
  [{ status: 'PROCESSING' }, 'The ranch is getting your beef ready'],
  [{ status: 'PROCESSING', handoverDay: '2026-12-05' }, 'Pickup on Saturday, December 5, 2026'],
  [
    { status: 'CONTACTED', handoverDay: '2026-12-05', shippingMethod: 'SHIPPING' },
    'Delivery on Saturday, December 5, 2026',
  ],
  [{ status: 'FULFILLED', handoverDay: '2026-12-05' }, 'You have your beef'],
  [{ status: 'CANCELED' }, 'Nothing more to do'],
] as const)('after %j', (given, text) => {
  expect(orderNextStep({ ...order, ...given }, new Date('2026-11-23'))).toBe(text);
});

test('a day that is past is not promised anymore', () => {
  expect(orderNextStep(order, new Date('2026-11-25'))).toBe('The ranch hasn’t called yet. You can call or write to it');
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { halfOrder } from '../../testing/order';
import { orderPage } from '../../testing/ranchOrders';
import { customer, fakeServer, visit } from '../../testing/visit';
import { orderAgain, type PastOrder } from './orderAgain';

const SHARES = {
  ...{ offerQuarterCow: false, offerHalfCow: true, offerWholeCow: true },
  offers: [],
  ...{ quarterCowPrice: 0, halfCowPrice: 199_000, wholeCowPrice: 0 },
};
const product = { id: '5', name: 'Jerky', description: '', imageUrl: null, available: true };
const jerky = {
  ...{ __typename: 'CustomProduct', ...product, price: 1_400, weight: null },
  variants: [{ __typename: 'ProductVariant', id: '9', name: 'Large', price: 2_000, size: null, weight: null }],
};
const cut = { __typename: 'SelectCut', ...product, id: '6', name: 'Ribeye', cut: 'Ribeye', pricePerPound: 2_450 };
const ranch = {
  ...{ __typename: 'Rancher', id: '7', ranchName: 'Cedar Fork Ranch', isApproved: true, ...SHARES },
  products: [jerky, { ...cut, available: false }],
};

const line = (id: string, given: object) => ({
  ...{ __typename: 'OrderItem', id, variantName: null, quantity: 1, productId: null, variantId: null },
  ...given,
});
const half = line('1', { name: 'Half Cow', type: 'HALF_COW', quantity: 2 });
const large = line('2', { name: 'Jerky', variantName: 'Large', type: 'OTHER', productId: '5', variantId: '9' });
const ribeye = line('3', { name: 'Ribeye', type: 'SELECT_CUT', productId: '6' });
const small = line('4', { name: 'Jerky', variantName: 'Small', type: 'OTHER', productId: '5', variantId: '8' });
const whole = line('5', { name: 'Whole Cow', type: 'WHOLE_COW' });

const past = (items: object[], rancher: object = ranch) =>
  ({ __typename: 'Order', id: '12', items, rancher }) as unknown as PastOrder;

test('an item that is still sold has the old quantity and today’s price', () => {
  const { items, gone } = orderAgain(past([half, large]));
  expect(items).toMatchObject([
    { type: 'HALF_COW', quantity: 2, price: 199_000 },
    { productId: '5', variantId: '9', quantity: 1, price: 2_000 },
  ]);
  expect(gone).toEqual([]);
});

test('an item that is no longer sold is listed as gone', () => {
  expect(orderAgain(past([ribeye, small, whole]))).toMatchObject({
    items: [],
    gone: ['Ribeye', 'Jerky, Small', 'Whole Cow'],
  });
});

test('a ranch that is no longer approved sells nothing', () => {
  expect(orderAgain(past([half], { ...ranch, isApproved: false })).gone).toEqual(['Half Cow']);
});

function serve(order: Partial<typeof halfOrder>, answers: Parameters<typeof fakeServer>[1]) {
  const counts = { __typename: 'OrderCounts', total: 2, pending: 1, inProgress: 0, fulfilled: 1 };
  const fulfilled = { ...halfOrder, id: '12', status: 'FULFILLED' as const, nextStatuses: [] };
  const orders = orderPage([
    { ...fulfilled, ...order },
    { ...halfOrder, id: '13' },
  ]);
  const viewer = { __typename: 'User', id: customer.id, orderCounts: counts, orders };
  return fakeServer(customer, { CustomerOrdersPage: () => ({ viewer }), ...answers });
}

test('Order Again fills the cart and names missing items, and only final orders have the button', async () => {
  visit('/customer-orders', serve({}, { OrderAgain: () => ({ order: past([half, ribeye]) }) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Order Again order 12' }));
  expect(await screen.findByText("Cedar Fork Ranch doesn't sell this anymore")).toBeTruthy();
  expect(screen.getByText('Ribeye')).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: /cart/i })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Order Again order 13' })).toBeNull();
});

test('the link in a reminder opens a question before the cart is filled', async () => {
  visit('/customer-orders?again=12', serve({}, { OrderAgain: () => ({ order: past([half]) }) }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Order #12 again?' }));
  expect(screen.queryByRole('dialog', { name: /cart/i })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Order Again' }));
  expect(await screen.findByRole('dialog', { name: /cart/i })).toBeTruthy();
});

const AT = '2027-05-23T18:00:00.000Z';
const reminding = ({ wanted }: { wanted?: boolean }) => ({
  remindToReorder: {
    __typename: 'RemindToReorderPayload',
    order: { __typename: 'Order', id: '12', reorderReminderAt: wanted ? AT : null },
  },
});

test('a reminder for a fulfilled order can be set and canceled', async () => {
  visit('/customer-orders', serve({}, { RemindToReorder: reminding }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remind Me in 6 Months of order 12' }));
  expect(await screen.findByText('We’ll email you on May 23, 2027.')).toBeTruthy();
  const cancel = await screen.findByRole('button', { name: 'Cancel Reminder for May 23, 2027 of order 12' });
  expect(screen.queryByRole('button', { name: /^Remind .* of order 13/ })).toBeNull();
  await userEvent.click(cancel);
  expect(await screen.findByRole('button', { name: 'Remind Me in 6 Months of order 12' })).toBeTruthy();
});

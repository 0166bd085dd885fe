import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminDateTime } from '../../../rules/dates';
import { adminOf, countsOf, pageOf, ranchOf } from '../../platform/testAnswers';
import { fakeServer } from '../../testing/fakeServer';
import { admin } from '../../testing/people';
import { address, visit } from '../../testing/visit';

const createdAt = '2026-11-20T18:00:00.000Z';
const update = (id: string, status: string, notes: string) => ({
  __typename: 'OrderStatusUpdate',
  id,
  status,
  notes,
  createdAt,
});

const order = {
  __typename: 'Order',
  id: '12',
  createdAt,
  orderType: 'BEEF_BOX',
  status: 'FULFILLED',
  amount: 33_200,
  shippingMethod: 'LOCAL_DELIVERY',
  shippingFee: 2_500,
  shippingAddress: null,
  commissionAmount: 3_320,
  commissionPaid: false,
  notes: 'Estimated total: $332.00. The final price is confirmed by the rancher.',
  customer: {
    __typename: 'OrderCustomer',
    id: '1',
    name: 'Ann Fielder',
    email: 'ann@example.com',
    phone: '',
    zipCode: '78701',
    city: '',
    state: '',
  },
  rancher: ranchOf(),
  items: [
    {
      __typename: 'OrderItem',
      id: '1',
      name: 'Family Box',
      type: 'BEEF_BOX',
      variantName: 'Large',
      quantity: 2,
      price: 16_600,
    },
  ],
  statusUpdates: [update('1', 'PENDING', ''), update('2', 'FULFILLED', 'Handed over at the gate')],
};

function open(path: string) {
  const lists = { orders: pageOf([order]), allOrders: pageOf([], 300), customers: pageOf([], 40) };
  const answers = { OrdersTab: () => adminOf(lists), OrderDetailsDialog: () => ({ order }) };
  visit(path, fakeServer(admin, { ApprovalCounts: () => countsOf(1, 0), ...answers }));
}

test('lists the orders and says how many there are', async () => {
  open('/admin?tab=orders');
  expect(await screen.findByText('Tracking 300 orders from 40 customers')).toBeTruthy();
  const cells = within(screen.getByRole('row', { name: /#12/ })).getAllByRole('cell');
  const shown = [
    '#12',
    adminDateTime(createdAt),
    'Ann Fielder',
    'Cedar Fork Ranch',
    'Beef Box',
    '$332.00',
    'Fulfilled',
  ];
  expect(cells.slice(0, -1).map(({ textContent }) => textContent)).toEqual(shown);
});

test('opens an order, under an address of its own', async () => {
  open('/admin?tab=orders');
  await userEvent.click(await screen.findByRole('button', { name: /^View/ }));
  expect(address()).toBe('/admin?tab=orders&order=12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Order Details' }));
  expect(await dialog.findByText('No notes provided')).toBeTruthy();
  expect(dialog.getByRole('row', { name: 'Family Box, Large 2 $166.00 $332.00' })).toBeTruthy();
  expect(dialog.getByText('Handed over at the gate')).toBeTruthy();
  expect(dialog.getByText('Owed')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/admin?tab=orders');
});

test('an order that is not there is said to be missing', async () => {
  visit('/admin?order=99', fakeServer(admin, { OrderDetailsDialog: () => ({ order: null }) }));
  expect(await screen.findByText('There is no such order')).toBeTruthy();
});

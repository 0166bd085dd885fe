import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminDateTime } from '../../../rules/time/dates';
import type { OrderStatus } from '../../../rules/words/vocabulary';
import { adminOf, countsOf, pageOf, ranchOf } from '../../testing/adminAnswers';
import { statusUpdate } from '../../testing/order';
import { admin, currentUrl, fakeServer, refusal, visit } from '../../testing/visit';

const createdAt = '2026-11-20T18:00:00.000Z';

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
  nextStatuses: [] as string[],
  updatedAt: createdAt,
  statusUpdates: [statusUpdate(20, 'PENDING'), statusUpdate(21, 'FULFILLED', 'Handed over at the gate')],
};

/** Opens the orders as an admin, and returns the requests for the list. */
function open(path: string, answers: Parameters<typeof fakeServer>[1] = {}) {
  const requests: Record<string, unknown>[] = [];
  const lists = { orders: pageOf([order]), allOrders: pageOf([], 300), customers: pageOf([], 40) };
  const server = fakeServer(admin, {
    ApprovalCounts: () => countsOf(1, 0),
    OrdersTab: (variables) => {
      requests.push(variables);
      return adminOf(lists);
    },
    OrderDetailsDialog: () => ({ order }),
    ...answers,
  });
  visit(path, server);
  return requests;
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
  const titles = ['Order ID', 'Date', 'Customer', 'Rancher', 'Type', 'Amount', 'Status'];
  const headings = titles.map((name) => screen.getByRole('columnheader', { name }));
  expect(screen.getAllByRole('columnheader').slice(0, -1)).toEqual(headings);
  // The ID is a link, so it can be copied or opened in a new window.
  expect(screen.getByRole('link', { name: '#12' }).getAttribute('href')).toBe('/admin?tab=orders&order=12');
});

test('shows customer, rancher and order, with date and time', async () => {
  open('/admin?order=12', {
    OrderDetailsDialog: () => ({ order: { ...order, notes: `${order.notes}\n\nPlease call first.` } }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Order Details' }));
  expect(await dialog.findByRole('heading', { name: 'Customer' })).toBeTruthy();
  for (const title of ['Rancher', 'Order Information', 'Notes', 'Products', 'Status History']) {
    expect(dialog.getByRole('heading', { name: title })).toBeTruthy();
  }
  for (const text of ['Ann Fielder', 'ann@example.com', 'Bo Tanner', 'Llano, Texas', 'Beef Box', '$25.00', '$33.20']) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  expect(dialog.getByText('Please call first.')).toBeTruthy();
  // Once for the order, and once for the history entry of the same time.
  expect(dialog.getAllByText(adminDateTime(createdAt))).toHaveLength(2);
  expect(dialog.getByText(adminDateTime('2026-11-21T18:00:00.000Z'))).toBeTruthy();
});

test('opens an order under its own URL', async () => {
  open('/admin?tab=orders');
  await userEvent.click(await screen.findByRole('button', { name: /^View/ }));
  expect(currentUrl()).toBe('/admin?tab=orders&order=12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Order Details' }));
  expect(await dialog.findByText('No notes provided')).toBeTruthy();
  expect(dialog.getByRole('row', { name: 'Family Box, Large 2 $166.00 $332.00' })).toBeTruthy();
  expect(dialog.getByText('Handed over at the gate')).toBeTruthy();
  expect(dialog.getByText('Owed')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(currentUrl()).toBe('/admin?tab=orders');
});

test('says that an order does not exist', async () => {
  visit('/admin?order=99', fakeServer(admin, { OrderDetailsDialog: () => ({ order: null }) }));
  expect(await screen.findByText("There's no such order")).toBeTruthy();
});

test('filters by status and by day, in the URL and on the server', async () => {
  const requests = open('/admin?tab=orders');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Fulfilled');
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=orders&status=fulfilled'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-02' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-03' } });
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=orders&status=fulfilled&from=2026-11-02&to=2026-11-03'));
  const midnight = (day: number) => new Date(2026, 10, day).toISOString();
  await waitFor(() =>
    // Both days are included completely.
    expect(requests.at(-1)).toMatchObject({ status: ['FULFILLED'], from: midnight(2), to: midnight(4) }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=orders'));
});

test('says that no order matches the filters', async () => {
  const none = adminOf({ orders: pageOf([]), allOrders: pageOf([], 300), customers: pageOf([], 40) });
  open('/admin?tab=orders&status=canceled', { OrdersTab: () => none });
  expect(await screen.findByRole('heading', { name: 'No Orders Found' })).toBeTruthy();
  expect(screen.getByText('No order matches these filters.')).toBeTruthy();
});

const contacted = { ...order, status: 'CONTACTED', nextStatuses: ['PROCESSING', 'CANCELED'] };

/** Opens the dialog of an order that can be moved, and returns the sent mutations. */
async function openMove(answer: (status: unknown) => ReturnType<typeof refusal> | Record<string, unknown>) {
  const sent: Record<string, unknown>[] = [];
  open('/admin?tab=orders&order=12', {
    OrderDetailsDialog: () => ({ order: contacted }),
    UpdateOrderStatus: (variables) => {
      sent.push(variables);
      return answer(variables.status);
    },
    OrderStatusNow: () => ({ order: contacted }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Update Status' }));
  return { sent, dialog: within(await screen.findByRole('dialog', { name: 'Update order #12' })) };
}

const movedTo = (status: unknown) => ({
  updateOrderStatus: {
    ...contacted,
    status,
    nextStatuses: [],
    statusUpdates: [statusUpdate(20, 'PENDING'), statusUpdate(22, status as OrderStatus, 'By the platform')],
    rancher: {
      ...ranchOf(),
      orderCounts: {
        __typename: 'OrderCounts',
        pending: 0,
        inProgress: 1,
        fulfilled: 0,
        estimatedRevenue: 0,
        actualRevenue: 0,
      },
    },
  },
});

test('moves an order to its next status, and updates the details', async () => {
  const { sent, dialog } = await openMove(movedTo);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  expect(await screen.findByText('Order status has been updated to Processing.')).toBeTruthy();
  expect(sent).toEqual([
    { orderId: '12', status: 'PROCESSING', notes: 'Status updated to Processing', withMoney: true },
  ]);
  const details = within(await screen.findByRole('dialog', { name: 'Order Details' }));
  expect(await details.findByText('By the platform')).toBeTruthy();
  // The order can't be moved any further.
  expect(details.queryByRole('button', { name: 'Update Status' })).toBeNull();
});

test('cancels an order after a confirmation', async () => {
  const { sent, dialog } = await openMove(movedTo);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Order' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Cancel Order' }));
  expect(await screen.findByText('Order status has been updated to Canceled.')).toBeTruthy();
  expect(sent).toMatchObject([{ orderId: '12', status: 'CANCELED' }]);
});

test('a refused move shows the reason', async () => {
  const { dialog } = await openMove(() => refusal('CONFLICT', 'This order is Canceled'));
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  expect(await screen.findByText('Update Failed')).toBeTruthy();
  expect(screen.getByText('This order is Canceled')).toBeTruthy();
});

test('a finished order cannot be moved', async () => {
  open('/admin?order=12');
  expect(await screen.findByText('Handed over at the gate')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Update Status' })).toBeNull();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { halfOrder } from '../../testing/order';
import { orderPage } from '../../testing/ranchOrders';
import { paymentsOf, settlementOf, unweighed } from '../../testing/settlement';
import { customer, fakeServer, visit } from '../../testing/visit';

const counts = { __typename: 'OrderCounts', total: 1, pending: 1, inProgress: 0, fulfilled: 0 };

function open(settlement: object, order: object | null, url = '/customer-orders') {
  const orders = orderPage([{ ...halfOrder, settlement }]);
  const viewer = { __typename: 'User', id: customer.id, orderCounts: counts, orders };
  visit(url, fakeServer(customer, { CustomerOrdersPage: () => ({ viewer }), OrderSettlement: () => ({ order }) }));
}

const dialog = () => screen.findByRole('dialog', { name: 'Price and payments of order #12' });

test('before weighing, an order shows its price range and the quoted lines', async () => {
  open(unweighed(), paymentsOf(12, { settlement: unweighed(), revisions: [], payments: [] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Price and Payments of order 12' }));
  const lines = within(await dialog()).getByRole('list', { name: 'Quoted lines' });
  expect(within(lines).getByText('About 110-140 lb hanging weight × $4.00')).toBeTruthy();
  expect(within(lines).getByText('About $440 to $560')).toBeTruthy();
  expect(within(await dialog()).getByText('About $1,050 to $1,330')).toBeTruthy();
  expect(within(await dialog()).getByText(/Still to be weighed: Animal 41/)).toBeTruthy();
  expect(within(await dialog()).queryByRole('link', { name: /^Invoice/ })).toBeNull();
});

test("before weighing, an order says that processing isn't in its price while nobody knows what it costs", async () => {
  const { quote } = unweighed();
  const settlement = unweighed({ quote: { ...quote, isProcessingUnknown: true } });
  open(settlement, paymentsOf(12, { settlement, revisions: [], payments: [] }), '/customer-orders?payment=12');
  const sum = 'About $1,050 to $1,330 plus processing (not known yet)';
  expect(within(await dialog()).getByText(sum)).toBeTruthy();
});

test('after weighing, the dialog that an email links to shows lines, difference, payments and how to pay', async () => {
  const order = paymentsOf(12);
  Object.assign(order.settlement, { howToPay: 'Venmo @CedarFork' });
  open(order.settlement, order, '/customer-orders?payment=12');
  const shown = within(await dialog());
  expect(shown.getByText('125 lb hanging weight × $4.00')).toBeTruthy();
  expect(shown.getByText('Weighed 125 lb: $521.25. We said $1,660.00.')).toBeTruthy();
  expect(shown.getByText('Venmo @CedarFork')).toBeTruthy();
  expect(shown.getByText('$421.25')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Invoice 12-1 (PDF)' })).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Receipt (PDF)' }).getAttribute('href')).toBe(
    '/api/order-payments/3/receipt.pdf',
  );
});

test('an order at a fixed price keeps a printable invoice of what was ordered, next to that of its settlement', async () => {
  const order = paymentsOf(12);
  Object.assign(order.settlement, { quote: { ...order.settlement.quote, from: 50_000, to: 50_000, lines: [] } });
  open(order.settlement, order, '/customer-orders?payment=12');
  const steps = within(await dialog()).getByRole('list', { name: 'Settlements' });
  expect(within(steps).getByText('$500.00')).toBeTruthy();
  expect(within(steps).getByRole('link', { name: 'Invoice 12-0 (PDF)' }).getAttribute('href')).toBe(
    '/api/orders/12/invoice.pdf?revision=0',
  );
});

test('an order with a fixed price has no Price and Payments button', async () => {
  open(settlementOf(), null);
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Price and Payments/ })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { halfOrder as order, ordersOf, statusUpdate } from '../testing/order';
import { settled, settlementOf, unweighed } from '../testing/settlement';
import { currentUrl, customer, fakeServer, refusal, visit } from '../testing/visit';

const figures = { __typename: 'OrderCounts', total: 4, pending: 1, inProgress: 2, fulfilled: 0 };
const pageOf = (orders: object[], orderCounts: object = figures) => ordersOf(orders, orderCounts);

const serve = (...answers: Parameters<typeof fakeServer>[1][]) =>
  fakeServer(customer, Object.assign({ CustomerOrdersPage: () => pageOf([order]) }, ...answers));

const detailsOf = (id: string) => userEvent.click(screen.getByRole('button', { name: `Details of order ${id}` }));
const openCards = () =>
  screen.getAllByRole('button', { name: /^Hide Details of order / }).map((one) => one.textContent);

test('an order says how firm its total is, and a settled one has the lines of its settlement', async () => {
  const fulfilled = {
    ...{ ...order, id: '13', status: 'FULFILLED' as const, nextStatuses: [], shippingMethod: 'SHIPPING' as const },
    settlement: settled({ received: 52_125, balanceDue: 0, dueSince: null }),
  };
  const estimated = { ...order, id: '14', settlement: unweighed() };
  visit('/customer-orders', serve({ CustomerOrdersPage: () => pageOf([order, fulfilled, estimated]) }));
  expect(await screen.findByText('Total, fixed')).toBeTruthy();
  await detailsOf('13');
  expect(screen.getByText('Total with shipping, paid')).toBeTruthy();
  expect(screen.getAllByText('$521.25')).toHaveLength(2);
  expect(screen.getByText('125 lb hanging weight × $4.00')).toBeTruthy();
  await detailsOf('14');
  const estimate = within(screen.getByText('Estimated total').closest('dl')!);
  expect(estimate.getByText('$1,190.00')).toBeTruthy();
  expect(estimate.getByText('$1,050 to $1,330')).toBeTruthy();
  expect(screen.getByText("You were told $1,660; by the animal's terms $1,050 to $1,330")).toBeTruthy();
});

test('what is charged before the weighing is part of the estimate', async () => {
  const items = [{ ...order.items[0], price: 110_000 }];
  visit(
    '/customer-orders',
    serve({ CustomerOrdersPage: () => pageOf([{ ...order, items, total: 115_000, settlement: unweighed() }]) }),
  );
  const charged = await screen.findByText('Charges and discounts');
  expect(charged.nextSibling?.textContent).toBe('+$50.00');
  expect(screen.getByText('Estimated total').nextSibling?.textContent).toBe('$1,150.00');
  expect(screen.queryByText(/You were told/)).toBeNull();
});

test('a canceled order says what was received, kept and comes back', async () => {
  const money = { total: null, balanceDue: 0, received: 15_000, kept: 10_000, overpaid: 5_000 };
  const canceled = { ...order, status: 'CANCELED' as const, nextStatuses: [], settlement: settlementOf(money) };
  visit('/customer-orders', serve({ CustomerOrdersPage: () => pageOf([canceled]) }));
  const headline = 'This order was canceled. The ranch keeps $100.00 of what you paid. $50.00 comes back to you';
  expect(await screen.findByText(headline)).toBeTruthy();
  await detailsOf('12');
  expect(screen.getByText('Kept by the ranch').nextSibling?.textContent).toBe('$100.00');
  expect(screen.getByText('Comes back').nextSibling?.textContent).toBe('$50.00');
});

test('the order that waits for the family is first and open, and each order has one headline, closed or open', async () => {
  const due = { ...order, id: '11', status: 'PROCESSING', settlement: settled() };
  const older = { ...order, id: '10' };
  const canceled = { ...order, id: '9', status: 'CANCELED', nextStatuses: [] };
  visit('/customer-orders', serve({ CustomerOrdersPage: () => pageOf([canceled, order, due, older]) }));
  await screen.findByText('Pay the ranch $421.25');
  expect(openCards()).toEqual(['Hide DetailsHide Details of order 11']);
  expect(screen.getAllByRole('article')[0]!.textContent).toContain('Order #11');
  expect(screen.getAllByText("The ranch hasn't called yet. You can call or write to it")).toHaveLength(2);
  await detailsOf('10');
  expect(screen.getAllByText("The ranch hasn't called yet. You can call or write to it")).toHaveLength(2);
});

test('a canceled order is never the one that is open', async () => {
  const canceled = { ...order, id: '13', status: 'CANCELED', nextStatuses: [] };
  visit('/customer-orders', serve({ CustomerOrdersPage: () => pageOf([canceled, order]) }));
  await screen.findByText('Order #13');
  expect(openCards()).toEqual(['Hide DetailsHide Details of order 12']);
});

test('an order shows its dates, place and contact, and the summary links to the orders of a status', async () => {
  visit('/customer-orders', serve());
  const card = within(await screen.findByRole('article', { name: 'Half Cow from Cedar Fork Ranch' }));
  for (const text of ['Order #12', 'November 20, 2026', 'November 21, 2026', 'None provided', 'Phone: Not available']) {
    expect(card.getByText((_, element) => element?.textContent === text, { ignore: 'div' })).toBeTruthy();
  }
  expect(card.getByText('Cedar Fork Ranch, Llano, Texas')).toBeTruthy();
  expect(card.getByRole('link', { name: 'View Rancher' }).getAttribute('href')).toBe('/rancher/7');
  expect(card.getByRole('link', { name: 'Contact Rancher' }).getAttribute('href')).toBe(
    'mailto:bo@example.com?subject=Herdline%20order%20%2312',
  );
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getByRole('link', { name: 'In Progress' }).getAttribute('href')).toBe(
    '/customer-orders?status=in-progress',
  );
});

test('the summary counts all orders, not only the loaded ones', async () => {
  visit('/customer-orders', serve());
  const summary = await screen.findByRole('region', { name: 'Order summary' });
  await waitFor(() => expect(summary.textContent).toBe('Total4Pending1In Progress2Completed0'));
});

test('the page links to the ranchers, the orders and the support', async () => {
  visit('/customer-orders', serve());
  const links = within(await screen.findByRole('navigation', { name: 'Quick links' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Find Ranchers', '/find-rancher'],
    ['Track Orders', '#orders'],
    ['Contact Support', '/profile'],
  ]);
});

test('the timeline can be opened and closed', async () => {
  visit('/customer-orders', serve());
  await userEvent.click(await screen.findByRole('button', { name: 'View Timeline' }));
  expect(await screen.findByText('Your order will be contacted soon.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Hide Timeline' }));
  expect(screen.queryByText('Your order will be contacted soon.')).toBeNull();
});

test('the tab is in the URL and is a filter of the query', async () => {
  const statuses: unknown[] = [];
  const CustomerOrdersPage = ({ status }: Record<string, unknown>) => {
    statuses.push(status);
    return pageOf(status ? [] : [order]);
  };
  visit('/customer-orders', serve({ CustomerOrdersPage }));
  await userEvent.click(await screen.findByRole('tab', { name: 'In Progress' }));
  expect(await screen.findByText('No orders match the selected filter.')).toBeTruthy();
  expect(currentUrl()).toBe('/customer-orders?status=in-progress');
  expect(statuses).toEqual([undefined, ['CONTACTED', 'PROCESSING']]);
});

test('an empty list links to the ranchers', async () => {
  visit('/customer-orders', serve({ CustomerOrdersPage: () => pageOf([], { ...figures, total: 0 }) }));
  expect(await screen.findByText('No orders yet')).toBeTruthy();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Find a Rancher' }).getAttribute('href')).toBe('/find-rancher');
});

async function cancel() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Order' }));
}

test('the link of an email shows only its order, with a link to all orders', async () => {
  visit('/customer-orders?order=12', serve({ LinkedOrder: () => ({ order }) }));
  expect(await screen.findByText('Order #12')).toBeTruthy();
  expect(screen.queryByRole('tablist')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Show all orders' }));
  expect(await screen.findByRole('tablist')).toBeTruthy();
  expect(currentUrl()).toBe('/customer-orders');
});

test("a link to someone else's order shows a message", async () => {
  visit('/customer-orders?order=99', serve({ LinkedOrder: () => ({ order: null }) }));
  expect(await screen.findByText("This link is for an order that isn't in your account.")).toBeTruthy();
});

test('a pending order can be canceled after a confirmation', async () => {
  const after = {
    ...order,
    status: 'CANCELED',
    nextStatuses: [],
    statusUpdates: [...order.statusUpdates, statusUpdate(21, 'CANCELED')],
  };
  const counts = { viewer: { __typename: 'User', id: customer.id, orderCounts: { ...figures, pending: 0 } } };
  visit('/customer-orders', serve({ CancelOrder: () => ({ cancelOrder: after }), CustomerOrderCounts: () => counts }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('We’ll tell Cedar Fork Ranch.');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel Order' }));
  expect(await screen.findByText('Order Canceled')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull());
  expect(screen.getByText('Canceled')).toBeTruthy();
});

test('the question before a cancellation says what comes back by the terms of the order', async () => {
  const cancellation = { __typename: 'OrderCancellation', comesBack: 5_000, keeps: 15_000, reason: 'ON_ANIMAL' };
  visit('/customer-orders', serve({ CustomerOrdersPage: () => pageOf([{ ...order, cancellation }]) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    '$50.00 comes back to you within 14 days, and the ranch keeps $150.00: your share is on an animal.',
  );
});

test('an order that can no longer be canceled says why, and shows its current status', async () => {
  let status = 'PENDING';
  const CancelOrder = () => {
    status = 'CONTACTED';
    return refusal('CONFLICT', 'This order is Contacted.');
  };
  const CustomerOrdersPage = () =>
    pageOf([{ ...order, status, nextStatuses: status === 'PENDING' ? ['CANCELED'] : [] }]);
  visit('/customer-orders', serve({ CancelOrder, CustomerOrdersPage }));
  await cancel();
  expect(await screen.findByText('This order is Contacted.')).toBeTruthy();
  expect(await screen.findByText('Contacted')).toBeTruthy();
});

test('orders that failed to load can be loaded again', async () => {
  let isOffline = true;
  const CustomerOrdersPage = () => (isOffline ? new TypeError('Failed to fetch') : pageOf([order]));
  visit('/customer-orders', serve({ CustomerOrdersPage }));
  await screen.findByText("Couldn't load this");
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Half Cow from Cedar Fork Ranch')).toBeTruthy();
});

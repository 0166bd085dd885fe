import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '../testing/fakeServer';
import { rancher } from '../testing/people';
import { address, visit } from '../testing/visit';
import { counts, ofRanch, orderPage, ranchOrder } from './manage/testOrders';

type Answers = Parameters<typeof fakeServer>[1];

function serve(orders: object[], answers: Answers = {}) {
  const asked: Record<string, unknown>[] = [];
  const server = fakeServer(rancher, {
    RancherOrdersPage: (variables) => {
      asked.push(variables);
      return ofRanch({ orderCounts: counts(), orders: orderPage(orders) });
    },
    ...answers,
  });
  return Object.assign(server, { variables: asked });
}

const card = async (name: string) => within(await screen.findByRole('article', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('a card tells what is ordered, by whom, and what is to be done', async () => {
  visit('/rancher-orders', serve([ranchOrder(12)]));
  const order = await card('Customer 12');
  for (const text of ['Pending', 'Half Cow · $1,800.00', '$1,800.00 × 1', 'Call after six', 'Commission pending']) {
    expect(order.getByText(text)).toBeTruthy();
  }
  expect(order.getByText(/^Order #12 · 11\/20\/2026$/)).toBeTruthy();
  expect(order.getByRole('button', { name: 'Update Status' })).toBeTruthy();
});

test.each([
  ['FULFILLED', false, 'Commission pending'],
  ['FULFILLED', true, 'Commission paid'],
] as const)('a commission of an order that is %s', async (status, commissionPaid, words) => {
  visit('/rancher-orders', serve([ranchOrder(12, { status, commissionPaid })]));
  const order = await card('Customer 12');
  expect(order.getByText(words)).toBeTruthy();
  expect(order.queryByRole('button', { name: 'Update Status' })).toBeNull();
});

test('nothing yet', async () => {
  visit('/rancher-orders', serve([]));
  expect(await screen.findByText('No Orders Yet')).toBeTruthy();
});

test('nothing that matches, with the way to all of them', async () => {
  visit('/rancher-orders?search=zoe', serve([]));
  expect(await screen.findByText('No orders match the selected filter.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show all orders' }).getAttribute('href')).toBe('/rancher-orders');
});

test('a new order is answered with one press', async () => {
  const sent: unknown[] = [];
  const server = serve([ranchOrder(12)], {
    UpdateOrderStatus: (variables) => {
      sent.push(variables);
      const order = ranchOrder(12, { status: 'CONTACTED' });
      const commission = { __typename: 'Commission', balance: 0 };
      const ranch = { ...ofRanch({ orderCounts: counts({ pending: 1 }) }).viewer.ranch, commission };
      return { updateOrderStatus: { ...order, rancher: ranch } };
    },
  });
  visit('/rancher-orders', server);
  await card('Customer 12');
  await press('Mark as Contacted');
  expect(await screen.findByText('Status Updated')).toBeTruthy();
  expect(screen.getByText('Order status has been updated to Contacted.')).toBeTruthy();
  expect(sent).toEqual([{ orderId: '12', status: 'CONTACTED', notes: 'Status updated to Contacted' }]);
  expect(screen.getByRole('button', { name: 'Mark as Processing' })).toBeTruthy();
});

test('a move that fails', async () => {
  visit('/rancher-orders', serve([ranchOrder(12)]));
  await card('Customer 12');
  await press('Mark as Contacted');
  expect(await screen.findByText('Error updating order status')).toBeTruthy();
  expect(screen.getByText('There was a problem updating the order status. Please try again.')).toBeTruthy();
});

test('a move that somebody else was quicker with', async () => {
  const message = 'A canceled order cannot be moved';
  const server = serve([ranchOrder(12)], { UpdateOrderStatus: () => refusal('CONFLICT', message) });
  visit('/rancher-orders', server);
  await card('Customer 12');
  await press('Mark as Contacted');
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(server.asked).toContain('OrderStatusNow'));
});

test('what narrows and sorts the list stands in the address and is asked of the server', async () => {
  const server = serve([ranchOrder(12)]);
  visit('/rancher-orders', server);
  await card('Customer 12');
  await press('Filters');
  const panel = within(screen.getByRole('group', { name: 'Filters' }));
  await userEvent.selectOptions(panel.getByLabelText('Type'), 'Whole Cow');
  await userEvent.selectOptions(panel.getByLabelText('Sort'), 'Largest amount first');
  await userEvent.type(panel.getByLabelText('From'), '2026-11-01');
  await userEvent.click(panel.getByLabelText('Show archived'));
  await userEvent.type(screen.getByRole('searchbox'), 'ann');
  await waitFor(() =>
    expect(address()).toBe('/rancher-orders?type=whole_cow&sort=amount&from=2026-11-01&archived=1&search=ann'),
  );
  await waitFor(() =>
    expect(server.variables.at(-1)).toMatchObject({
      orderType: ['WHOLE_COW'],
      sort: 'AMOUNT',
      from: new Date(2026, 10, 1).toISOString(),
      archived: true,
      search: 'ann',
    }),
  );
  await userEvent.click(panel.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/rancher-orders?sort=amount');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filters' }));
});

test('the tabs ask for their statuses and keep the search', async () => {
  const server = serve([ranchOrder(12)]);
  visit('/rancher-orders?search=ann', server);
  await card('Customer 12');
  await userEvent.click(screen.getByRole('tab', { name: /In Progress/ }));
  expect(address()).toBe('/rancher-orders?search=ann&status=in-progress');
  await waitFor(() =>
    expect(server.variables.at(-1)).toMatchObject({ status: ['CONTACTED', 'PROCESSING'], search: 'ann' }),
  );
});

test('the same orders can be had as a table', async () => {
  visit('/rancher-orders?status=pending&search=ann&type=half_cow&sort=oldest', serve([ranchOrder(12)]));
  await card('Customer 12');
  const link = screen.getByRole('link', { name: 'Download CSV' });
  const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://herdline.test');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/api/rancher/orders.csv',
    { status: 'PENDING', search: 'ann', orderType: 'HALF_COW', sort: 'OLDEST' },
  ]);
});

test('chosen orders become a packing list', async () => {
  const asked: unknown[] = [];
  const packed = {
    ...ranchOrder(13, { shippingMethod: 'LOCAL_DELIVERY', shippingAddress: '1 Main St, Austin' }),
    items: [
      { ...ranchOrder(13).items[0]!, weight: 210 },
      { ...ranchOrder(13).items[0]!, id: '5', type: 'SELECT_CUT', name: 'Ribeye', quantity: 5, size: 'thick' },
    ],
  };
  const server = serve([ranchOrder(12), ranchOrder(13), ranchOrder(14)], {
    PackingList: (variables) => {
      asked.push(variables);
      return ofRanch({ ranchName: 'Cedar Fork Ranch', orders: orderPage([ranchOrder(12), packed]) });
    },
  });
  visit('/rancher-orders?status=pending', server);
  await card('Customer 12');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print packing list' }).disabled).toBe(true);
  await userEvent.click(screen.getByLabelText('Select all shown'));
  await userEvent.click(screen.getByLabelText('Choose order 14'));
  await press('Print packing list (2)');
  const sheet = await card('Customer 13');
  expect(address()).toBe('/rancher-orders?status=pending&print=12%2C13');
  expect(asked).toEqual([{ ids: ['12', '13'] }]);
  for (const text of ['555-0100', '1 Main St, Austin, 78701', 'Local Delivery', 'Call after six', '210 lb each']) {
    expect(sheet.getByText(text)).toBeTruthy();
  }
  const lines = sheet.getByRole('list', { name: 'To pack' });
  expect(
    within(lines)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['1 ×Half Cow210 lb each', '5 lbRibeyethick']);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('link', { name: 'Back to orders' }));
  expect(address()).toBe('/rancher-orders?status=pending');
});

test('a packing list of orders that are not there', async () => {
  const empty = () => ofRanch({ ranchName: 'Cedar Fork Ranch', orders: orderPage([]) });
  visit('/rancher-orders?print=99,x', serve([], { PackingList: empty }));
  expect(await screen.findByText('None of these orders is there')).toBeTruthy();
});

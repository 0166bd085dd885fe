import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { counts, ofRanch, orderPage, ranchOrder } from '../../testing/ranchOrders';
import { SETTLED_LINES, settlementOf } from '../../testing/settlement';
import { currentUrl, fakeServer, rancher, refusal, visit } from '../../testing/visit';

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

/** Opens the row of an order. */
async function opened(name: string) {
  const order = await card(name);
  await userEvent.click(order.getByRole('button', { name }));
  return order;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('orders are filtered by delivery, day, animal and what is unpaid, and the tabs count what matches', async () => {
  const counted: Record<string, unknown>[] = [];
  const of = (totalCount: number) => ({ __typename: 'OrderConnection', totalCount });
  const server = serve([ranchOrder(12)], {
    ManagedOrderCounts: (variables) => {
      counted.push(variables);
      return ofRanch({ all: of(9), pending: of(4), inProgress: of(3), completed: of(2) });
    },
    OrderedAnimals: () =>
      ofRanch({
        animals: { __typename: 'AnimalConnection', nodes: [{ __typename: 'Animal', id: '5', tag: '41' }] },
      }),
  });
  visit('/rancher-orders', server);
  expect((await screen.findByRole('tab', { name: /In Progress/ })).textContent).toBe('In Progress3');
  await press('Filters');
  await userEvent.selectOptions(await screen.findByLabelText('Animal'), 'Animal 41');
  await userEvent.selectOptions(screen.getByLabelText('Delivery'), 'Local Pickup');
  fireEvent.change(screen.getByLabelText('Pickup or delivery day'), { target: { value: '2026-12-05' } });
  const wanted = { animalId: '5', shippingMethod: ['LOCAL_PICKUP'], handoverDay: '2026-12-05' };
  await waitFor(() => expect(server.variables.at(-1)).toMatchObject(wanted));
  await waitFor(() => expect(counted.at(-1)).toMatchObject(wanted));
  expect(currentUrl()).toBe('/rancher-orders?animal=5&method=local-pickup&day=2026-12-05');
  // Without the duty for money, there's no way to ask who owes it.
  expect(screen.queryByLabelText('Unpaid only') !== null).toBe(rancher.duties.includes('MONEY'));
});

test('all orders that match can be selected, also those that are not shown yet', async () => {
  const asked: unknown[] = [];
  const page = (ids: number[], hasNextPage: boolean) => ({
    ...orderPage(ids.map((id) => ranchOrder(id))),
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: `${ids.at(-1)}` },
    totalCount: 3,
  });
  const RancherOrdersPage = (variables: Record<string, unknown>) => {
    asked.push(variables.first);
    return ofRanch({ orders: variables.after ? page([14], false) : page([12, 13], true) });
  };
  visit('/rancher-orders', serve([], { RancherOrdersPage }));
  await userEvent.click(await screen.findByLabelText('Select all shown'));
  await press('Select All 3 That Match');
  expect(await screen.findByRole('button', { name: 'Print Packing List (3)' })).toBeTruthy();
  expect(asked).toEqual([25, 98]);
});

test('a row shows what an order is, and opens to its items, the customer and the next step', async () => {
  visit('/rancher-orders', serve([ranchOrder(12)]));
  const order = await card('Customer 12');
  for (const text of [
    /^#12 · 11\/20\/2026$/,
    'Pending',
    'Half Cow',
    '$1,800.00',
    'Commission pending',
    'Call the family by November 22, 2026',
  ]) {
    expect(order.getByText(text)).toBeTruthy();
  }
  const rest = ['1 × Half Cow', 'Call after six', '$180.00 once fulfilled', 'Mark as Contacted'];
  for (const text of rest) expect(order.queryByText(text)).toBeNull();
  expect(order.getByRole('button', { name: 'Update Status' })).toBeTruthy();
  const opener = order.getByRole('button', { name: 'Customer 12', expanded: false });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  for (const text of rest) expect(order.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(order.getByRole('button', { name: 'Customer 12', expanded: true }));
});

test('a row that leaves the list for a moment comes back as it was', async () => {
  const answer = ({ status }: Record<string, unknown>) =>
    ofRanch({ orderCounts: counts(), orders: orderPage(status ? [] : [ranchOrder(12)]) });
  visit('/rancher-orders', serve([], { RancherOrdersPage: answer }));
  await opened('Customer 12');
  await userEvent.click(screen.getByRole('tab', { name: /In Progress/ }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await userEvent.click(screen.getByRole('tab', { name: /All/ }));
  expect((await card('Customer 12')).getByRole('button', { name: 'Mark as Contacted' })).toBeTruthy();
});

test('the phone number and the email of the customer are readable links', async () => {
  const other = { ...ranchOrder(13).customer, phone: null };
  visit('/rancher-orders', serve([ranchOrder(12), ranchOrder(13, { customer: other })]));
  const order = await opened('Customer 12');
  expect(order.getByRole('link', { name: '555-0100' }).getAttribute('href')).toBe('tel:5550100');
  expect(order.getByRole('link', { name: 'ann@example.com' }).getAttribute('href')).toBe('mailto:ann@example.com');
  const withoutPhone = await opened('Customer 13');
  expect(withoutPhone.getByRole('link', { name: 'ann@example.com' })).toBeTruthy();
  expect(withoutPhone.queryByRole('link', { name: '555-0100' })).toBeNull();
});

test('the page requests twenty-five orders', async () => {
  const server = serve([ranchOrder(12)]);
  visit('/rancher-orders', server);
  await card('Customer 12');
  expect(server.variables.at(-1)).toMatchObject({ first: 25 });
});

test.each([
  ['FULFILLED', false, 'Commission pending'],
  ['FULFILLED', true, 'Commission paid'],
] as const)('an order that is %s (commission paid: %s) shows %s', async (status, commissionPaid, expected) => {
  visit('/rancher-orders', serve([ranchOrder(12, { status, commissionPaid })]));
  const order = await card('Customer 12');
  expect(order.getByText(expected)).toBeTruthy();
  expect(order.queryByRole('button', { name: 'Update Status' })).toBeNull();
});

test('a ranch without orders reads that there are none yet', async () => {
  visit('/rancher-orders', serve([]));
  expect(await screen.findByText('No Orders Yet')).toBeTruthy();
});

test('a search without results says so, with a link to all orders', async () => {
  visit('/rancher-orders?search=zoe', serve([]));
  expect(await screen.findByText('No orders match the selected filter.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show All Orders' }).getAttribute('href')).toBe('/rancher-orders');
});

test('a new order is moved to its next status with one press', async () => {
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
  await opened('Customer 12');
  await press('Mark as Contacted');
  expect(await screen.findByText('Status Updated')).toBeTruthy();
  expect(screen.getByText('Order status has been updated to Contacted.')).toBeTruthy();
  expect(sent).toEqual([{ orderId: '12', status: 'CONTACTED', notes: 'Status updated to Contacted', withMoney: true }]);
  expect(screen.getByRole('button', { name: 'Mark as Processing' })).toBeTruthy();
});

test('a price that the family was told otherwise is confirmed with one press', async () => {
  const headline = "Confirm the price with the family. It was told another one than the animal's";
  const sent: unknown[] = [];
  const server = serve([ranchOrder(12, { headline })], {
    ConfirmPrice: (variables) => {
      sent.push(variables);
      return { confirmPrice: { __typename: 'ConfirmPricePayload', order: ranchOrder(12) } };
    },
  });
  visit('/rancher-orders', server);
  await opened('Customer 12');
  await press('Price Confirmed');
  expect(await screen.findByText('Price confirmed')).toBeTruthy();
  expect(sent).toEqual([{ orderId: '12', withMoney: true }]);
  expect(screen.queryByRole('button', { name: 'Price Confirmed' })).toBeNull();
});

test('private notes and the pickup or delivery day can be edited on the card', async () => {
  const sent: unknown[] = [];
  const server = serve([ranchOrder(12)], {
    UpdateOrderDetails: (variables) => {
      sent.push(variables);
      const order = ranchOrder(12, { privateNotes: 'Pays cash', handoverDay: '2099-01-02' });
      return { updateOrderDetails: { __typename: 'UpdateOrderDetailsPayload', order } };
    },
  });
  visit('/rancher-orders', server);
  const order = await opened('Customer 12');
  expect(order.queryByText('Private notes')).toBeNull();
  await press('Notes and Day');
  const dialog = within(await screen.findByRole('dialog', { name: 'Order #12' }));
  expect(dialog.getByText('Only you see this.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/Private notes/), 'Pays cash');
  await userEvent.type(dialog.getByLabelText(/Pickup or delivery day/), '2099-01-02');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Order Saved')).toBeTruthy();
  expect(sent).toEqual([{ orderId: '12', input: { privateNotes: 'Pays cash', handoverDay: '2099-01-02' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(order.getByText('Pays cash')).toBeTruthy();
  expect(order.getByText('Friday, January 2, 2099')).toBeTruthy();
});

test('a failed move shows an error', async () => {
  visit('/rancher-orders', serve([ranchOrder(12)]));
  await opened('Customer 12');
  await press('Mark as Contacted');
  expect(await screen.findByText('Error updating order status')).toBeTruthy();
  expect(screen.getByText('There was a problem updating the order status. Please try again.')).toBeTruthy();
});

test('an order that somebody else has moved shows the reason, and its status is refetched', async () => {
  const message = 'A canceled order cannot be moved';
  const server = serve([ranchOrder(12)], { UpdateOrderStatus: () => refusal('CONFLICT', message) });
  visit('/rancher-orders', server);
  await opened('Customer 12');
  await press('Mark as Contacted');
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(server.operations).toContain('OrderStatusNow'));
});

test('the URL stores the filters and the sort order, and the server applies them', async () => {
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
    expect(currentUrl()).toBe('/rancher-orders?type=whole-cow&sort=amount&from=2026-11-01&archived=1&search=ann'),
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
  await userEvent.click(panel.getByRole('button', { name: 'Clear Filters' }));
  expect(currentUrl()).toBe('/rancher-orders?sort=amount');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filters' }));
});

test('the tabs filter by their statuses and keep the search', async () => {
  const server = serve([ranchOrder(12)]);
  visit('/rancher-orders?search=ann', server);
  await card('Customer 12');
  await userEvent.click(screen.getByRole('tab', { name: /In Progress/ }));
  expect(currentUrl()).toBe('/rancher-orders?search=ann&status=in-progress');
  await waitFor(() =>
    expect(server.variables.at(-1)).toMatchObject({ status: ['CONTACTED', 'PROCESSING'], search: 'ann' }),
  );
});

test('the listed orders can be downloaded as a CSV file', async () => {
  visit('/rancher-orders?status=pending&search=ann&type=half_cow&sort=oldest', serve([ranchOrder(12)]));
  await card('Customer 12');
  const link = screen.getByRole('link', { name: 'Download CSV' });
  const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://herdline.test');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/api/rancher/orders.csv',
    { status: 'PENDING', search: 'ann', orderType: 'HALF_COW', sort: 'OLDEST' },
  ]);
});

test('a device remembers for each person that they want cards', async () => {
  const shows = () => screen.findByText('1 × Half Cow');
  visit('/rancher-orders', serve([ranchOrder(12)]));
  await card('Customer 12');
  await userEvent.click(screen.getByRole('switch', { name: 'Cards' }));
  expect(await shows()).toBeTruthy();
  cleanup();
  visit('/rancher-orders', serve([ranchOrder(12)]));
  expect(await shows()).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Cards' }));
  expect(screen.queryByText('1 × Half Cow')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

/** Mocks a move of several orders that refuses the given ones. */
function moveAllBut(refused: Record<string, string> = {}) {
  const sent: Record<string, unknown>[] = [];
  const answer: NonNullable<Answers>[string] = (variables) => {
    sent.push(variables);
    const { orderIds, status } = variables as { orderIds: string[]; status: 'CONTACTED' };
    const commission = { __typename: 'Commission', balance: 0 };
    const ranch = { ...ofRanch({ orderCounts: counts() }).viewer.ranch, commission };
    return {
      batchUpdateOrderStatus: {
        __typename: 'BatchUpdateOrderStatusPayload',
        moved: orderIds
          .filter((id) => !(id in refused))
          .map((id) => ({ ...ranchOrder(Number(id), { status }), rancher: ranch })),
        refused: orderIds
          .filter((id) => id in refused)
          .map((orderId) => ({ __typename: 'RefusedMove', orderId, reason: refused[orderId], order: null })),
      },
    };
  };
  return { sent, answer };
}

const choose = async (...ids: number[]) => {
  for (const id of ids) await userEvent.click(await screen.findByLabelText(`Choose order ${id}`));
};

test('selected orders are moved together, with a button for each next step', async () => {
  const { sent, answer } = moveAllBut();
  const orders = [ranchOrder(12), ranchOrder(13, { status: 'CONTACTED' }), ranchOrder(14), ranchOrder(15)];
  visit('/rancher-orders', serve(orders, { BatchUpdateOrderStatus: answer }));
  await choose(12, 13, 14);
  expect(await screen.findByRole('button', { name: 'Mark 1 as Processing' })).toBeTruthy();
  await press('Mark 2 as Contacted');
  expect(await screen.findByText('2 orders updated to Contacted.')).toBeTruthy();
  expect(sent).toEqual([
    { orderIds: ['12', '14'], status: 'CONTACTED', notes: 'Status updated to Contacted', withMoney: true },
  ]);
  expect(screen.getAllByText('Contacted')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Mark \d/ })).toBeNull();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Several orders at once'));
});

test('fulfilling several orders asks for one confirmation, with the total commission', async () => {
  const { sent, answer } = moveAllBut();
  const orders = [12, 13].map((id) => ranchOrder(id, { status: 'PROCESSING' }));
  visit('/rancher-orders', serve(orders, { BatchUpdateOrderStatus: answer }));
  await choose(12, 13);
  await press('Mark 2 as Fulfilled');
  const question = () => screen.findByRole('alertdialog', { name: 'Mark 2 orders as Fulfilled?' });
  expect(within(await question()).getByText(/\$360\.00 of commission in total/)).toBeTruthy();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Not Yet' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  await press('Mark 2 as Fulfilled');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Mark as Fulfilled' }));
  expect(await screen.findByText('2 orders updated to Fulfilled.')).toBeTruthy();
  expect(sent).toMatchObject([{ orderIds: ['12', '13'], status: 'FULFILLED' }]);
});

test('a dialog shows which of several orders were not moved, and why', async () => {
  const { answer } = moveAllBut({ 13: 'This order is Canceled, and its status can no longer change.' });
  visit('/rancher-orders', serve([ranchOrder(12), ranchOrder(13)], { BatchUpdateOrderStatus: answer }));
  await choose(12, 13);
  await press('Mark 2 as Contacted');
  const outcome = within(await screen.findByRole('dialog', { name: '1 of 2 orders updated' }));
  expect(outcome.getByRole('list', { name: 'Updated' }).textContent).toBe('#12 Customer 12');
  expect(outcome.getByRole('list', { name: 'Not updated' }).textContent).toBe(
    '#13 Customer 13: This order is Canceled, and its status can no longer change.',
  );
  await userEvent.click(outcome.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Several orders at once'));
});

test('after a failed move of several orders, they stay selected and the list is refetched', async () => {
  const server = serve([ranchOrder(12)], {
    BatchUpdateOrderStatus: () => refusal('UNAVAILABLE', 'This is not available right now'),
  });
  visit('/rancher-orders', server);
  await choose(12);
  const before = server.variables.length;
  await press('Mark 1 as Contacted');
  expect(await screen.findByText('This is not available right now')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Mark 1 as Contacted' })).toBeTruthy();
  await waitFor(() => expect(server.variables.length).toBeGreaterThan(before));
});

test('selected orders can be printed as a packing list', async () => {
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
  expect(screen.queryByRole('button', { name: /^Print/ })).toBeNull();
  await userEvent.click(screen.getByLabelText('Select all shown'));
  await userEvent.click(screen.getByLabelText('Choose order 14'));
  await press('Print Packing List (2)');
  const sheet = await card('Customer 13');
  expect(currentUrl()).toBe('/rancher-orders?status=pending&print=12%2C13');
  expect(asked).toEqual([{ ids: ['12', '13'], withMoney: true }]);
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
  await userEvent.click(screen.getByRole('link', { name: 'Back to Orders' }));
  expect(currentUrl()).toBe('/rancher-orders?status=pending');
});

test('the packing list names shares and cuts as settled, and a canceled order as ordered', async () => {
  const line = { ...SETTLED_LINES[0], label: 'Half Cow, animal 41', pounds: 152.3 };
  const cut = { ...line, kind: 'PRODUCT', label: 'Ribeye', pounds: 5.4, basis: 'PACKAGED' };
  const settlement = settlementOf({ revision: { __typename: 'OrderRevision', id: '9', lines: [line, cut] } });
  const ribeye = {
    ...ranchOrder(13).items[0]!,
    id: '5',
    type: 'SELECT_CUT',
    name: 'Ribeye',
    quantity: 5,
    weight: null,
  };
  const orders = [13, 14].map((id) => ({ ...ranchOrder(id), settlement, items: [...ranchOrder(id).items, ribeye] }));
  const canceled = { ...orders[1]!, status: 'CANCELED' };
  const page = () => ofRanch({ ranchName: 'Cedar Fork Ranch', orders: orderPage([orders[0]!, canceled]) });
  visit('/rancher-orders?print=13,14', serve([], { PackingList: page }));
  const linesOf = async (name: string) =>
    (await card(name)).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(await linesOf('Customer 13')).toEqual(['152.3 lbHalf Cow, animal 41Hanging weight', '5.4 lbRibeye']);
  expect(await linesOf('Customer 14')).toEqual(['1 ×Half Cow', '5 lbRibeye']);
});

test('a packing list of orders that do not exist says so', async () => {
  const empty = () => ofRanch({ ranchName: 'Cedar Fork Ranch', orders: orderPage([]) });
  visit('/rancher-orders?print=99,x', serve([], { PackingList: empty }));
  expect(await screen.findByText("We couldn't find these orders")).toBeTruthy();
});

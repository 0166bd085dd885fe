import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ofRanch, orderPage, ranchOrder } from '../../../testing/ranchOrders';
import { currentUrl, fakeServer, rancher, refusal, visit } from '../../../testing/visit';

const orders = Array.from({ length: 23 }, (_, at) => ranchOrder(at + 1));

/** Returns a page of the list. Its cursor is the ID of the page's last order. */
function pageOf({ first, after, search }: Record<string, unknown>) {
  const found = orders.filter(({ customer }) => !search || customer.name === search);
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const nodes = found.slice(start, start + Number(first));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: nodes.at(-1)?.id ?? null };
  return { __typename: 'OrderConnection', nodes, pageInfo, totalCount: found.length, totalCountIsMinimum: false };
}

function dashboard(answers: Parameters<typeof fakeServer>[1] = {}) {
  const asked: unknown[] = [];
  const ranch = { __typename: 'Rancher', id: '7' };
  const viewer = { __typename: 'User', id: rancher.id };
  const server = fakeServer(rancher, {
    OrderTableTab: (variables) => {
      asked.push([variables.after, variables.first]);
      return { viewer: { ...viewer, ranch: { ...ranch, orders: pageOf(variables) } } };
    },
    ...answers,
  });
  return Object.assign(server, { pages: asked });
}

const customers = () => screen.getAllByText(/^Customer \d+$/).map(({ firstChild }) => firstChild?.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the rancher pages through the orders, and each page loads only once', async () => {
  const server = dashboard();
  visit('/rancher-dashboard', server);
  expect(await screen.findByText('Showing 1-5 of 23 orders')).toBeTruthy();
  await press('Next');
  expect(await screen.findByText('Showing 6-10 of 23 orders')).toBeTruthy();
  expect(customers()).toEqual(['Customer 6', 'Customer 7', 'Customer 8', 'Customer 9', 'Customer 10']);
  await press('5');
  expect(await screen.findByText('Showing 21-23 of 23 orders')).toBeTruthy();
  expect(customers()).toEqual(['Customer 21', 'Customer 22', 'Customer 23']);
  await press('Previous');
  expect(await screen.findByText('Showing 16-20 of 23 orders')).toBeTruthy();
  expect(server.pages).toEqual([
    [undefined, 5],
    ['5', 5],
    ['10', 13],
  ]);
});

test('a page number in the URL that is too high opens the last page', async () => {
  visit('/rancher-dashboard?page=99', dashboard());
  expect(await screen.findByText('Showing 21-23 of 23 orders')).toBeTruthy();
});

test('a search starts over at the first page', async () => {
  visit('/rancher-dashboard?page=3', dashboard());
  await screen.findByText('Showing 11-15 of 23 orders');
  await userEvent.type(screen.getByRole('searchbox'), 'Customer 8');
  expect(await screen.findByText('Showing 1-1 of 1 orders')).toBeTruthy();
  expect(currentUrl()).toBe('/rancher-dashboard?search=Customer+8');
  await userEvent.type(screen.getByRole('searchbox'), '8');
  expect(await screen.findByText('No orders found matching your criteria')).toBeTruthy();
});

test('the update dialog allows only the next status', async () => {
  visit('/rancher-dashboard', dashboard());
  await screen.findByText('Showing 1-5 of 23 orders');
  await press('Update order 1');
  const choices = within(await screen.findByRole('radiogroup')).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ value, disabled, checked }) => [value, disabled, checked])).toEqual([
    ['PENDING', true, false],
    ['CONTACTED', false, true],
    ['PROCESSING', true, false],
    ['FULFILLED', true, false],
  ]);
});

test('the update dialog asks for confirmation, with the amount, before it charges commission', async () => {
  const sent: unknown[] = [];
  const fulfilled = { status: 'FULFILLED' as const, updatedAt: '2026-11-20T13:00:00.000Z' };
  const server = dashboard({
    OrderTableTab: () => ofRanch({ orders: orderPage([ranchOrder(1, { status: 'PROCESSING' })]) }),
    UpdateOrderStatus: (variables) => {
      sent.push(variables);
      return { updateOrderStatus: ranchOrder(1, fulfilled) };
    },
  });
  visit('/rancher-dashboard', server);
  await press('Update order 1');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Notes (optional)'), 'Enjoy!');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  const question = () => screen.findByRole('alertdialog', { name: 'Mark order #1 as Fulfilled?' });
  expect((await question()).textContent).toContain('The commission of $180.00 is charged');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Not Yet' }));
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  await userEvent.click(within(await question()).getByRole('button', { name: 'Mark as Fulfilled' }));
  await waitFor(() => expect(sent).toEqual([{ orderId: '1', status: 'FULFILLED', notes: 'Enjoy!', withMoney: true }]));
});

test('if somebody else has moved the order, the update dialog offers the remaining moves', async () => {
  const server = dashboard({
    UpdateOrderStatus: () => refusal('CONFLICT', 'This order is Contacted.'),
    OrderStatusNow: () => ({ order: ranchOrder(1, { status: 'CONTACTED', updatedAt: '2026-11-20T13:00:00.000Z' }) }),
  });
  visit('/rancher-dashboard', server);
  await screen.findByText('Showing 1-5 of 23 orders');
  await press('Update order 1');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Update Status' }));
  await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('PROCESSING'));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Contacted/ }).disabled).toBe(true);
});

test('an order opens from its URL', async () => {
  visit('/rancher-dashboard?order=3', dashboard());
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByText('555-0100')).toBeTruthy());
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, countsOf, pageOf, ranchOf, todayOf } from '../../testing/adminAnswers';
import { admin, currentUrl, fakeServer, refusal, visit } from '../../testing/visit';

const order = {
  __typename: 'Order',
  id: '12',
  createdAt: '2026-11-20T18:00:00.000Z',
  status: 'PENDING',
  customer: { __typename: 'OrderCustomer', id: '4', name: 'Ann Oakley' },
  rancher: ranchOf({ ranchName: 'Oak Hill' }),
};
const person = {
  __typename: 'User',
  id: '4',
  name: 'Ann Oakley',
  email: 'ann@example.com',
  city: 'Llano',
  state: 'Texas',
};
const none = { ranchers: pageOf([]), orders: pageOf([]), customers: pageOf([]) };
const found = {
  ranchers: pageOf([ranchOf({ ranchName: 'Oak Hill' })]),
  orders: pageOf([order]),
  customers: pageOf([person]),
};

function open(answers: Parameters<typeof fakeServer>[1] = {}, place = '/admin?tab=today') {
  const server = fakeServer(admin, {
    ApprovalCounts: () => countsOf(1, 0),
    TodayTab: () => todayOf(),
    AdminSearch: ({ search }) => adminOf(search === 'oak' ? found : none),
    ...answers,
  });
  visit(place, server);
  return server;
}

async function find(text: string) {
  await screen.findByRole('heading', { name: 'No Pending Ranchers' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Find' }));
  const field = dialog.getByRole('combobox', { name: 'Find a ranch, order or person' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard(text);
  return { dialog, field };
}

const selected = () => screen.getByRole('option', { selected: true }).textContent;

test('Ctrl+K finds ranches, orders and people in one request, and groups them by kind', async () => {
  const server = open();
  const { dialog, field } = await find('oak');
  const options = await dialog.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Oak HillLlano, Texas · Bo Tanner · bo@example.com',
    '#12, Ann OakleyOak Hill · Pending · Nov 20, 2026',
    'Ann Oakleyann@example.com · Llano, Texas',
  ]);
  for (const name of ['Ranches', 'Orders', 'People']) expect(dialog.getByRole('group', { name })).toBeTruthy();
  expect(dialog.getByRole('status').textContent).toBe('3 results');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(server.operations.filter((name) => name === 'AdminSearch')).toHaveLength(1);
});

test.each([
  ['{Enter}', '/admin?tab=today&ranch=7'],
  ['{ArrowDown}{Enter}', '/admin?tab=today&order=12'],
  ['{ArrowUp}{Enter}', '/admin?tab=today&support=customer-4'],
])('works with the keyboard: %s opens %s', async (keys, place) => {
  open();
  const { dialog, field } = await find('oak');
  await dialog.findAllByRole('option');
  expect(selected()).toMatch(/^Oak Hill/);
  await userEvent.keyboard(keys);
  await waitFor(() => expect(currentUrl()).toBe(place));
  expect(field.isConnected).toBe(false);
});

test('the selected result is announced to screen readers, and the selection wraps around', async () => {
  open();
  const { dialog, field } = await find('oak');
  await dialog.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toMatch(/^Ann Oakley/);
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{ArrowDown}');
  expect(selected()).toMatch(/^Oak Hill/);
});

test('a click opens a result too', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Find' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Find' }));
  await userEvent.type(dialog.getByRole('combobox'), 'oak');
  await userEvent.click(await dialog.findByRole('option', { name: /^#12/ }));
  await waitFor(() => expect(currentUrl()).toBe('/admin?tab=today&order=12'));
});

test('a single character is not searched for, and a search without results says so', async () => {
  const server = open();
  const { dialog } = await find('x');
  expect(dialog.getByRole('status').textContent).toContain('Arrow keys choose');
  await userEvent.keyboard('yz');
  expect(await dialog.findByText('Nothing matches “xyz”.')).toBeTruthy();
  expect(server.operations.filter((name) => name === 'AdminSearch')).toHaveLength(1);
  // Enter does nothing because there are no results.
  await userEvent.keyboard('{Enter}');
  expect(currentUrl()).toBe('/admin?tab=today');
});

test('a failed search shows the reason', async () => {
  open({ AdminSearch: () => refusal('RATE_LIMITED', 'Too many requests. Please wait a moment.') });
  const { dialog } = await find('oak');
  expect(await dialog.findByText('Too many requests. Please wait a moment.')).toBeTruthy();
});

test('Ctrl+K works while typing, but not over another dialog', async () => {
  open({ OrderDetailsDialog: () => ({ order: null }) }, '/admin?order=99');
  await screen.findByRole('dialog', { name: 'Order Details' });
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog', { name: 'Find' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await screen.findByPlaceholderText('Search ranchers...'));
  await userEvent.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('dialog', { name: 'Find' })).toBeTruthy();
});

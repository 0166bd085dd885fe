import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { todayOf } from '../../testing/rancherToday';
import { counts, ofRanch, orderPage, ranchOrder } from '../../testing/ranchOrders';
import { currentUrl, fakeServer, holdResponse, rancher, visit } from '../../testing/visit';
import { ranch } from '../profile/testing/editorVisit';

type Answers = Parameters<typeof fakeServer>[1];

const dashboardOf = (changes: object = {}) =>
  ofRanch({
    ranchName: 'Cedar Fork Ranch',
    approval: 'APPROVED',
    orderCounts: counts(),
    ...changes,
  });

function dashboard(orders: object[] = [ranchOrder(12)], answers: Answers = {}) {
  const asked: Record<string, unknown>[] = [];
  const server = fakeServer(rancher, {
    RancherDashboardPage: () => dashboardOf(),
    RancherToday: () => todayOf(),
    OrderTableTab: (variables) => {
      asked.push(variables);
      return ofRanch({ orders: orderPage(orders) });
    },
    ...answers,
  });
  return Object.assign(server, { variables: asked });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the dashboard shows the ranch and its figures, which link to the orders', async () => {
  visit('/rancher-dashboard', dashboard());
  expect(await screen.findByRole('heading', { name: 'Cedar Fork Ranch' })).toBeTruthy();
  const figures = within(screen.getByRole('region', { name: 'Figures' }));
  await figures.findByText('$2,400');
  expect(figures.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['New Orders', '/rancher-orders?status=pending'],
    ['In Progress', '/rancher-orders?status=in-progress'],
    ['Fulfilled', '/rancher-orders?status=completed'],
  ]);
  for (const text of ['2', '3', '4', 'Total Revenue', 'Estimate. Actual sum: $2,510.50']) {
    expect(figures.getByText(text)).toBeTruthy();
  }
});

test('the rancher of a rejected ranch reads that it was rejected, without the promise of an email or a reason', async () => {
  const rejected = dashboardOf({ approval: 'REJECTED' });
  visit('/rancher-dashboard', dashboard([], { RancherDashboardPage: () => rejected }));
  const title = await screen.findByText('Your application was not accepted.');
  const notice = title.parentElement?.textContent;
  expect(notice).toContain("Families can't see your ranch. If you have questions, please write to Herdline.");
  expect(notice).not.toMatch(/letter|mail|reason/i);
});

test('a rancher can sign out', async () => {
  visit('/rancher-dashboard', dashboard());
  await screen.findByRole('heading', { name: 'Cedar Fork Ranch' });
  await press('Logout');
  expect(await screen.findByText('Logged Out')).toBeTruthy();
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

test('the dashboard has quick actions', async () => {
  visit('/rancher-dashboard', dashboard());
  const actions = within(await screen.findByRole('navigation', { name: 'Quick actions' }));
  expect(actions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    expect.arrayContaining([
      ['Update Profile', '/profile'],
      ['Manage Products', '/rancher-products'],
      ['View All Orders', '/rancher-orders'],
    ]),
  );
});

test('the dashboard has three tabs, and the URL stores the selected tab', async () => {
  visit('/rancher-dashboard', dashboard());
  await screen.findByText('Showing 1-1 of 1 orders');
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Order Management', 'Commission Tracking', 'Profile']);
  await userEvent.click(tabs[1]!);
  expect(currentUrl()).toBe('/rancher-dashboard?tab=commission');
  await userEvent.click(tabs[2]!);
  expect(currentUrl()).toBe('/rancher-dashboard?tab=profile');
});

test('orders are listed with customer, type, date and status', async () => {
  visit('/rancher-dashboard', dashboard());
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Customer',
    'Order type',
    'Date',
    'Status',
    'Actions',
  ]);
  const row = table.getByRole('row', { name: /Customer 12/ });
  expect(row.textContent).toContain('Customer 12ann@example.com');
  for (const text of ['Half Cow', '11/20/2026', 'Pending']) expect(within(row).getByText(text)).toBeTruthy();
});

test.each([
  ['All', '/rancher-dashboard', undefined],
  ['Contacted', '/rancher-dashboard?status=contacted', 'CONTACTED'],
])('the filter %s changes the URL and the query', async (label, url, status) => {
  const server = dashboard();
  visit(label === 'All' ? '/rancher-dashboard?status=fulfilled' : '/rancher-dashboard', server);
  await screen.findByText('Showing 1-1 of 1 orders');
  await press(label);
  expect(currentUrl()).toBe(url);
  await waitFor(() => expect(server.variables.at(-1)?.status).toEqual(status));
});

test('the server filters by type, days and archived orders, and sorts', async () => {
  const server = dashboard();
  visit('/rancher-dashboard?type=half_cow&from=2026-11-01&to=2026-11-02&sort=customer&archived=1', server);
  await screen.findByText('Showing 1-1 of 1 orders');
  expect(server.variables[0]).toMatchObject({
    orderType: ['HALF_COW'],
    from: new Date(2026, 10, 1).toISOString(),
    to: new Date(2026, 10, 3).toISOString(),
    sort: 'CUSTOMER',
    archived: true,
  });
});

test('a list without matching orders says so', async () => {
  visit('/rancher-dashboard', dashboard([]));
  expect(await screen.findByText('No orders found matching your criteria')).toBeTruthy();
});

test('View shows the whole order, with fallback texts for missing values', async () => {
  const order = ranchOrder(12, { notes: '' });
  visit('/rancher-dashboard', dashboard([{ ...order, customer: { ...order.customer, phone: '' } }]));
  await screen.findByText('Showing 1-1 of 1 orders');
  await press('View order 12');
  const dialog = within(await screen.findByRole('dialog', { name: 'Order #12' }));
  expect(await dialog.findByText('Call the family by November 22, 2026')).toBeTruthy();
  const facts = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual(
    expect.arrayContaining([
      ['Customer', 'Customer 12'],
      ['Email', 'ann@example.com'],
      ['Phone', 'Not provided'],
      ['Location', '78701'],
      ['Order type', 'Half Cow'],
      ['Status', 'Pending'],
      ['Date', '11/20/2026'],
      ['Notes', 'None'],
    ]),
  );
  expect(dialog.getByText('Status history')).toBeTruthy();
  expect(dialog.getByText('Order request sent')).toBeTruthy();
});

test.each([
  ['PENDING', ['View', 'Update']],
  ['PROCESSING', ['View', 'Update']],
  ['FULFILLED', ['View', 'Archive']],
  ['CANCELED', ['View']],
] as const)('an order that is %s has only the actions that its status allows', async (status, actions) => {
  visit('/rancher-dashboard', dashboard([ranchOrder(12, { status })]));
  const row = within(await screen.findByRole('row', { name: /Customer 12/ }));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    actions.map((action) => `${action} order 12`),
  );
});

test('a fulfilled order can be archived, and Undo brings it back', async () => {
  const order = ranchOrder(12, { status: 'FULFILLED' });
  const sent: unknown[] = [];
  const server = dashboard([order], {
    ArchiveOrder: (variables) => {
      sent.push(variables);
      return { archiveOrder: { ...order, archived: variables.archived } };
    },
  });
  visit('/rancher-dashboard', server);
  await screen.findByText('Showing 1-1 of 1 orders');
  await press('Archive order 12');
  expect(await screen.findByText('Order Archived')).toBeTruthy();
  await press('Undo');
  expect(await screen.findByText('Order Brought Back')).toBeTruthy();
  expect(sent.map((variables) => (variables as { archived: boolean }).archived)).toEqual([true, false]);
});

test('the profile tab summarizes the ranch', async () => {
  const ProfileTab = () => ofRanch({ ...ranch, description: '' });
  const RancherToday = () => todayOf({ description: '', products: ranch.products });
  visit('/rancher-dashboard?tab=profile', dashboard([], { ProfileTab, RancherToday }));
  expect(await screen.findByText('No description provided.')).toBeTruthy();
  const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
  const facts = ['Half Cow', 'Quarter Cow', 'Products', 'Processing'].map(factOf);
  expect(facts).toEqual(['$1,800.00', 'Not on sale', 'Jerky', '4 weeks']);
  expect(screen.getByRole('link', { name: 'View Public Page' }).getAttribute('href')).toBe('/rancher/7');
});

test('a failed update shows an error', async () => {
  visit('/rancher-dashboard', dashboard());
  await screen.findByText('Showing 1-1 of 1 orders');
  await press('Update order 12');
  await userEvent.click(await screen.findByRole('button', { name: 'Update Status' }));
  expect(await screen.findByText('Update Failed')).toBeTruthy();
  expect(screen.getByText('There was an error updating the order status. Please try again.')).toBeTruthy();
});

test('a list that was loading while an order was archived is refetched', async () => {
  const [lists, archiving] = [holdResponse('OrderTableTab'), holdResponse('ArchiveOrder')];
  const order = ranchOrder(12, { status: 'FULFILLED' });
  const server = dashboard([order], { ArchiveOrder: () => ({ archiveOrder: { ...order, archived: true } }) });
  visit('/rancher-dashboard', { link: lists.link.concat(archiving.link).concat(server.link) });
  await waitFor(() => {
    lists.release();
    expect(screen.getByRole('button', { name: 'Archive order 12' })).toBeTruthy();
  });
  await press('Archive order 12');
  await press('Pending');
  await act(async () => archiving.release());
  await waitFor(() => {
    lists.release();
    expect(screen.getByText('Order Archived')).toBeTruthy();
  });
  expect(server.variables.map(({ status }) => status)).toEqual([undefined, 'PENDING', 'PENDING']);
});

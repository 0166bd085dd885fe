import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, countsOf, pageOf, ranchOf, todayOf } from '../testing/adminAnswers';
import { admin, currentUrl, fakeServer, visit } from '../testing/visit';

const none = pageOf([]);

function serve(answers: Parameters<typeof fakeServer>[1] = {}) {
  return fakeServer(admin, {
    ApprovalCounts: () => countsOf(62, 3),
    TodayTab: () => todayOf({ applications: pageOf([ranchOf({ approval: 'PENDING' })]) }),
    PendingRanchesTab: () => adminOf({ ranchers: pageOf([ranchOf({ approval: 'PENDING' })]) }),
    CommissionManagementTab: () => adminOf({ ranchers: none, suspended: none }),
    ApprovedRanchesTab: () => adminOf({ ranchers: none }),
    OrdersTab: () => adminOf({ orders: none, allOrders: none, customers: none }),
    CustomersTab: () => adminOf({ customers: none }),
    FeedbackList: () => adminOf({ feedback: none }),
    HiddenReviews: () => adminOf({ hiddenReviews: none }),
    AuditTab: () => adminOf({ audit: none }),
    CasesTab: () => adminOf({ cases: none }),
    ...answers,
  });
}

/** All tabs in order, with the roles that see each. Admins with every duty see all of them. */
const TABS: Record<string, ('support' | 'finance')[]> = {
  'Commission Management': ['finance'],
  'Pending Approval': ['support'],
  'Approved Ranchers': ['support', 'finance'],
  Orders: ['support', 'finance'],
  Customers: ['support', 'finance'],
  Today: ['support', 'finance'],
  'Payment Requests': ['finance'],
  'All Ranchers': ['support', 'finance'],
  Analytics: ['finance'],
  'Something Is Wrong': ['support'],
  'Audit Log': [],
  Team: [],
};

const tabsOf = (role: 'support' | 'finance') => Object.keys(TABS).filter((name) => TABS[name]?.includes(role));

test('starts with the pending ranches, and loads no other tab', async () => {
  const server = serve();
  visit('/admin', server);
  expect(await screen.findByText('Cedar Fork Ranch')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeTruthy();
  const waiting = ['Today', 'Pending Approval'];
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(
    Object.keys(TABS).map((name) => (waiting.includes(name) ? `${name}3` : name)),
  );
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Pending Approval3');
  expect(screen.getByPlaceholderText('Search ranchers...')).toBeTruthy();
  expect(screen.getByRole('link', { name: '62 Approved' }).getAttribute('href')).toBe('/admin?tab=approved');
  expect(screen.getByRole('link', { name: '3 Pending' }).getAttribute('href')).toBe('/admin?tab=pending');
  expect(server.operations.toSorted()).toEqual(['ApprovalCounts', 'NewNames', 'PendingRanchesTab', 'Session']);
});

test.each([
  ['support', ['ORDERS', 'RANCH']],
  ['finance', ['MONEY']],
] as const)('shows %s only the tabs of their duties, and requests no other data', async (role, duties) => {
  const requests: Record<string, unknown>[] = [];
  const TodayTab = (variables: Record<string, unknown>) => {
    requests.push(variables);
    return todayOf();
  };
  visit(
    '/admin?tab=today',
    fakeServer({ ...admin, duties: [...duties] }, { ApprovalCounts: () => countsOf(0, 0), TodayTab }),
  );
  await waitFor(() => expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabsOf(role)));
  const dutyVariables = {
    withOrders: duties.some((duty) => duty === 'ORDERS'),
    withMoney: duties.some((duty) => duty === 'MONEY'),
  };
  await waitFor(() => expect(requests.at(-1)).toMatchObject(dutyVariables));
});

test.each([
  [['ORDERS', 'RANCH'], 'Pending Approval'],
  [['MONEY'], 'Commission Management'],
] as const)('with the duties %j, a tab of others opens as %s', async (duties, first) => {
  visit('/admin?tab=team', fakeServer({ ...admin, duties: [...duties] }, { ApprovalCounts: () => countsOf(0, 0) }));
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(first);
});

test('counts the open items in each tab', async () => {
  const others = { lateOrders: 4, overdueCommissions: 1, cases: 11, failedMails: 7 };
  visit('/admin', serve({ ApprovalCounts: () => countsOf(62, 3, 2, { ...others, failedWebhooks: 1 }) }));
  const counted = ['Commission Management1', 'Pending Approval3', 'Orders4', 'Today29'];
  counted.push('Payment Requests2', 'Something Is Wrong11');
  await waitFor(() => {
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs.filter((text) => /\d/.test(text ?? ''))).toEqual(counted);
  });
});

test.each([
  ['today', 'No Pending Ranchers'],
  ['commissions', 'No ranchers with broker agreements found matching your search criteria.'],
  ['pending', 'No Pending Ranchers'],
  ['approved', 'No Approved Ranchers'],
  ['orders', 'No Orders Found'],
  ['customers', 'No Customers Found'],
  ['cases', 'Nothing Is Wrong'],
  ['cases&show=hidden', 'No Hidden Reviews'],
  ['cases&show=feedback', 'No Feedback Yet'],
  ['audit', 'No Entries Found'],
])('says that the %s tab is empty', async (tab, text) => {
  visit(
    `/admin?tab=${tab}`,
    serve({ PendingRanchesTab: () => adminOf({ ranchers: none }), TodayTab: () => todayOf() }),
  );
  expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
});

test('feedback is listed with its kind, its page and its writer', async () => {
  const writer = { __typename: 'User', id: '5', name: 'Ann Miller', email: 'ann@example.com' };
  const base = { __typename: 'Feedback', type: 'ISSUE', pageUrl: '/guide', createdAt: '2026-11-20T15:00:00.000Z' };
  const entries = [
    { ...base, id: '1', feedback: 'The price slider sticks', user: writer },
    { ...base, id: '2', feedback: 'More ranches, please', type: 'SUGGESTION', user: null },
  ];
  visit('/admin?tab=cases&show=feedback', serve({ FeedbackList: () => adminOf({ feedback: pageOf(entries) }) }));
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await row(/slider sticks/)).toMatch(/Issue.*\/guide.*Ann Miller/);
  expect(await row(/More ranches/)).toMatch(/Suggestion.*\/guide.*A visitor/);
});

test('searches on the server, and keeps the search in the URL and in other tabs', async () => {
  const searches = new Set<unknown>();
  const ApprovedRanchesTab = ({ search }: Record<string, unknown>) => {
    searches.add(search);
    return adminOf({ ranchers: search ? pageOf([ranchOf()]) : none });
  };
  visit('/admin?tab=approved', serve({ ApprovedRanchesTab }));
  await userEvent.type(await screen.findByPlaceholderText('Search ranchers...'), 'cedar');
  expect(await screen.findByText('Cedar Fork Ranch')).toBeTruthy();
  // The search is debounced, so partial words aren't sent.
  expect([...searches]).toEqual(['', 'cedar']);
  await userEvent.click(screen.getByRole('tab', { name: 'Orders' }));
  expect(currentUrl()).toBe('/admin?tab=orders&search=cedar');
  expect((await screen.findByPlaceholderText<HTMLInputElement>('Search orders...')).value).toBe('cedar');
});

test('signs out', async () => {
  visit('/admin', serve());
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(currentUrl()).toBe('/'));
});

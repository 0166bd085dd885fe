import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, commissionOf, countsOf, pageOf, ranchOf, todayOf } from '../../testing/adminAnswers';
import { admin, currentUrl, fakeServer, holdResponse, refusal, visit } from '../../testing/visit';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 3_600_000).toISOString();

const pendingRanch = ranchOf({ approval: 'PENDING', createdAt: daysAgo(9) });

const entry = {
  __typename: 'CommissionTransaction',
  id: '31',
  amount: 12_000,
  openAmount: 5_000,
  description: 'Payment request for $120.00 by Venmo',
  createdAt: daysAgo(2),
};
const owing = ranchOf({
  id: '8',
  ranchName: 'Blue Heron Beef',
  commission: commissionOf({ balance: 18_000, openRequests: [entry] }),
});
const request = { ...entry, rancher: owing };

const order = {
  __typename: 'Order',
  id: '12',
  createdAt: daysAgo(5),
  status: 'PENDING',
  amount: 33_200,
  customer: { __typename: 'OrderCustomer', id: '1', name: 'Ann Fielder' },
  rancher: pendingRanch,
};

const overdue = {
  __typename: 'OverdueCommission',
  id: '8',
  amount: 16_000,
  charges: 2,
  oldestChargeAt: daysAgo(100),
  rancher: owing,
};

const messageCase = {
  __typename: 'Case',
  id: 'MESSAGE-51',
  kind: 'MESSAGE',
  waitsFor: 'PLATFORM',
  since: daysAgo(1),
  complaint: null,
  review: null,
  message: {
    __typename: 'MessageReport',
    id: '51',
    conversationId: '5',
    orderId: '12',
    authorName: 'Bo Tanner',
    text: 'Wire me the money',
    photoCount: 0,
    reason: 'Fraud',
    reporterName: 'Ann Fielder',
  },
};

const mail = {
  __typename: 'Mail',
  id: '61',
  template: 'newOrder',
  subject: null,
  state: 'FAILED',
  attempts: 25,
  createdAt: daysAgo(1),
  sentAt: null,
  user: { __typename: 'User', id: '4', name: 'Ann Fielder', email: 'ann@example.com' },
};

const webhook = {
  __typename: 'FailedWebhook',
  id: '71',
  address: 'https://books.example/hooks/…',
  failures: 40,
  failingSince: daysAgo(4),
  lastDeliveredAt: null,
  owner: { __typename: 'User', id: '5', name: 'Wade Orr', email: 'wade@example.com' },
};

const busy = {
  applications: pageOf([pendingRanch], 7),
  paymentRequests: pageOf([request]),
  lateOrders: pageOf([order], 6),
  overdueCommissions: pageOf([overdue]),
  cases: pageOf([messageCase], 9),
  failedMails: pageOf([mail], 8),
  failedWebhooks: pageOf([webhook]),
};

/** The header's counts. They match the lists, because both share cache entries. */
const COUNTED = {
  lateOrders: 6,
  overdueCommissions: 1,
  cases: 9,
  failedMails: 8,
  failedWebhooks: 1,
};

function open(answers: Parameters<typeof fakeServer>[1] = {}) {
  const server = fakeServer(admin, {
    ApprovalCounts: () => countsOf(62, 7, 1, COUNTED),
    TodayTab: () => todayOf(busy),
    ...answers,
  });
  visit('/admin?tab=today', server);
  return server;
}

/** Finds a section by its heading, because finding it by role is slow on a page this full. */
const sectionElement = async (title: string): Promise<HTMLElement> =>
  (await screen.findByText(title, { selector: 'h2' })).closest('section') ?? document.body;
const section = async (title: string) => within(await sectionElement(title));
const hasSection = (title: string) => screen.queryByText(title, { selector: 'h2' }) !== null;
const ledger = (given: Record<string, unknown>) => ({
  rancher: { ...owing, commission: { ...owing.commission, ...given, transactions: pageOf([]) } },
});

test('lists what waits for an admin, with the waiting times and links to the full lists', async () => {
  open();
  const rows: [string, string, RegExp, string | null][] = [
    ['Applications', '7', /Cedar Fork Ranch.*bo@example.com.*9 days/, '/admin?tab=pending'],
    ['Payment requests', '1', /Blue Heron Beef.*\$120\.00 by Venmo.*2 days.*\$180\.00/, null],
    [
      'Orders pending over 3 days',
      '6',
      /#12.*Ann Fielder.*5 days.*\$332\.00/,
      '/admin?tab=orders&status=pending&sort=oldest',
    ],
    ['Commission over 60 days', '1', /Blue Heron Beef.*100 days.*\$160\.00.*\$180\.00/, null],
    [
      'Something is wrong',
      '9',
      /Wire me the money.*Bo Tanner.*Fraud.*Ann Fielder waits for us.*1 day/,
      '/admin?tab=cases',
    ],
    ['Failed emails in the last 30 days', '8', /New order.*ann@example.com.*Given up.*25 tries/, null],
    ['Failed webhooks in the last 30 days', '1', /books\.example.*Wade Orr.*4 days.*40.*Never/, null],
  ];
  for (const [title, count, text, all] of rows) {
    const part = await sectionElement(title);
    expect(part.querySelector('h2')?.textContent).toBe(`${title}, ${count}`);
    expect(part.querySelector('tbody tr')?.textContent).toMatch(text);
    expect(within(part).queryByText('See all')?.getAttribute('href') ?? null).toBe(all);
  }
  expect((await section('Failed emails in the last 30 days')).getByText('1 of 8 shown.')).toBeTruthy();
  expect((await section('Something is wrong')).getByRole('button', { name: /^Read Conversation…/ })).toBeTruthy();
});

test('names the lists in which nothing is waiting', async () => {
  open({ TodayTab: () => todayOf() });
  expect(await screen.findByRole('heading', { name: 'No Pending Ranchers' })).toBeTruthy();
  expect(screen.getByText(/^Nothing waiting: Applications, Payment requests, Orders pending/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the search filters the pending ranches', async () => {
  const searches: unknown[] = [];
  open({
    TodayTab: ({ search }) => {
      searches.push(search);
      return todayOf(search ? {} : busy);
    },
  });
  await userEvent.type(await screen.findByPlaceholderText('Search ranchers...'), 'oak');
  expect(await screen.findByText('No pending rancher matches “oak”.')).toBeTruthy();
  // The search is debounced, so partial words aren't sent.
  expect(searches.filter(Boolean)).toEqual(['oak']);
  expect(currentUrl()).toBe('/admin?tab=today&search=oak');
});

test('approves an application on the Today tab', async () => {
  let isDone = false;
  open({
    TodayTab: () => todayOf(isDone ? { ...busy, applications: pageOf([]) } : busy),
    ApproveRancher: () => {
      isDone = true;
      return {
        approveRancher: {
          __typename: 'ApproveRancherPayload',
          tempPasswordGenerated: false,
          rancher: { ...pendingRanch, approval: 'APPROVED', isApproved: true },
        },
      };
    },
  });
  await userEvent.click((await section('Applications')).getByRole('button', { name: /^Approve/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve Rancher' }));
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Rancher Approved')).toBeTruthy();
  expect(await screen.findByText('No Pending Ranchers')).toBeTruthy();
});

const pressPaidInFull = async () =>
  userEvent.click((await section('Payment requests')).getByRole('button', { name: /^Paid in Full: \$50\.00/ }));

test('one press records the open amount of a request, and the request leaves the list', async () => {
  const sent: unknown[] = [];
  const server: ReturnType<typeof open> = open({
    TodayTab: () => todayOf(sent.length > 0 ? { ...busy, paymentRequests: pageOf([]) } : busy),
    RecordPayment: (variables) => {
      sent.push(variables);
      return { recordCommissionPayment: { __typename: 'CommissionTransaction', id: '90' } };
    },
    LedgerDialog: () => ledger({ balance: 13_000, openRequests: [] }),
  });
  await pressPaidInFull();
  expect(await screen.findByText('$50.00 from Blue Heron Beef.')).toBeTruthy();
  const description = 'Payment request #31, paid in full';
  expect(sent).toEqual([{ rancherId: '8', amount: 5_000, description, idempotencyKey: 'request-31-in-full-5000' }]);
  await waitFor(() => expect(hasSection('Payment requests')).toBe(false));
  // The commission over 60 days is fetched again.
  expect(server.operations.filter((name) => name === 'TodayTab').length).toBeGreaterThan(1);
});

test('a second press while the first one is pending does nothing', async () => {
  const { link, release } = holdResponse('RecordPayment');
  const server = fakeServer(admin, {
    ApprovalCounts: () => countsOf(62, 7, 1),
    TodayTab: () => todayOf(busy),
    RecordPayment: () => ({ recordCommissionPayment: { __typename: 'CommissionTransaction', id: '90' } }),
    LedgerDialog: () => ledger({ balance: 13_000, openRequests: [] }),
  });
  visit('/admin?tab=today', { link: link.concat(server.link) });
  await pressPaidInFull();
  await pressPaidInFull();
  release();
  expect(await screen.findByText('Payment Recorded')).toBeTruthy();
  expect(server.operations.filter((name) => name === 'RecordPayment')).toHaveLength(1);
});

test('a failed payment shows the reason, and is retried with the same key', async () => {
  const keys: unknown[] = [];
  open({
    RecordPayment: ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      return refusal('CONFLICT', 'The payment is above the balance of $30.00');
    },
  });
  await pressPaidInFull();
  expect(await screen.findByText('The payment is above the balance of $30.00')).toBeTruthy();
  await pressPaidInFull();
  await waitFor(() => expect(keys).toEqual(['request-31-in-full-5000', 'request-31-in-full-5000']));
});

test('never records more than the balance', async () => {
  const small = { ...owing, commission: commissionOf({ balance: 3_000, openRequests: [entry] }) };
  open({ TodayTab: () => todayOf({ paymentRequests: pageOf([{ ...entry, rancher: small }]) }) });
  expect(await screen.findByRole('button', { name: /^Paid in Full: \$30\.00/ })).toBeTruthy();
});

test('offers no payment for a request of a ranch that owes nothing', async () => {
  const even = { ...owing, commission: commissionOf({ balance: 0, openRequests: [entry] }) };
  open({ TodayTab: () => todayOf({ paymentRequests: pageOf([{ ...entry, rancher: even }]) }) });
  expect(await screen.findByText('Nothing is owed')).toBeTruthy();
  expect(screen.queryByText(/^Paid in Full/)).toBeNull();
});

test('if the tab fails to load, it shows the reason and offers a retry', async () => {
  let works = false;
  open({ TodayTab: () => (works ? todayOf(busy) : refusal('UNAVAILABLE', 'This is not available right now.')) });
  expect(await screen.findByText('This is not available right now.')).toBeTruthy();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await section('Applications')).toBeTruthy();
});

test('opens the tab that the URL names', async () => {
  visit(
    '/admin?tab=pending',
    fakeServer(admin, {
      ApprovalCounts: () => countsOf(62, 1),
      PendingRanchesTab: () => adminOf({ ranchers: pageOf([pendingRanch]) }),
    }),
  );
  expect(await screen.findByText('Cedar Fork Ranch')).toBeTruthy();
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Pending Approval1');
});

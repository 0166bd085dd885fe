import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { monthBounds, monthLabel, monthOf } from '../../../rules/money/statement';
import { DEFAULT_TIME_ZONE as CHICAGO } from '../../../rules/time/timeZone';
import { connectionOf, currentUrl, fakeServer, rancher, refusal, visit } from '../../testing/visit';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

const thisMonth = monthOf(CHICAGO, new Date());
const { from } = monthBounds(CHICAGO, thisMonth);
const lastMonth = monthOf(CHICAGO, new Date(Date.parse(from) - 1));

const entryOf = (changes: Record<string, unknown>) => ({
  __typename: 'CommissionTransaction',
  change: changes.type === 'CHARGE' ? changes.amount : -Number(changes.amount),
  method: null,
  orderId: null,
  openAmount: null,
  resolvedAt: null,
  requestOutcome: null,
  ...changes,
});
const charge = entryOf({
  id: '1',
  type: 'CHARGE',
  amount: 18_000,
  change: 18_000,
  description: 'Commission for order #12',
  orderId: '12',
  createdAt: '2026-03-05T18:00:00.000Z',
});
const payment = entryOf({
  id: '2',
  type: 'PAYMENT',
  amount: 8_050,
  change: -8_050,
  description: 'Check 4',
  createdAt: '2026-03-20T18:00:00.000Z',
});

const statementOf = (month: string, changes: Record<string, unknown> = {}) => ({
  __typename: 'CommissionStatement',
  month,
  timeZone: CHICAGO,
  isOpen: month === thisMonth,
  openingBalance: 1_000,
  openingCredit: 0,
  charges: [charge],
  charged: 18_000,
  corrections: [],
  corrected: 0,
  payments: [payment],
  paid: 8_050,
  credited: 0,
  closingBalance: 10_950,
  closingCredit: 0,
  ...changes,
});

const commissionOf = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Commission',
  rate: 12.5,
  balance: 10_950,
  openRequests: [],
  transactions: connectionOf('CommissionTransaction', [payment, charge]),
  statementMonths: [thisMonth, lastMonth],
  ...changes,
});

const ranchWith = (commission: object) => ({
  viewer: { __typename: 'User', id: rancher.id, ranch: { __typename: 'Rancher', id: '7', commission } },
});

const Statement: Answers[string] = ({ month }) =>
  ranchWith({ __typename: 'Commission', statement: statementOf(String(month), { openingBalance: 77_700 }) });

async function open(params = '', answers: Answers = {}, changes: Record<string, unknown> = {}) {
  const CommissionPanel: Answers[string] = ({ month }) =>
    ranchWith(commissionOf({ statement: statementOf(String(month)), ...changes }));
  const server = fakeServer(rancher, { CommissionPanel, Statement, ...answers });
  visit(`/rancher-dashboard?tab=commission${params}`, server);
  await screen.findByText('Current balance');
  return server;
}

const panelTabs = () => within(screen.getByRole('tablist', { name: 'Commission' })).getAllByRole('tab');

test('the panel shows the balance, the rate, two tabs and the ledger', async () => {
  await open();
  expect(panelTabs().map(({ textContent }) => textContent)).toEqual(['Transaction History', 'Make a Payment']);
  expect(screen.getByText('Current balance').parentElement?.textContent).toContain('$109.50');
  expect(screen.getByText('Commission rate').parentElement?.textContent).toContain('12.5%');
  const ledger = within(screen.getByRole('table', { name: 'Transaction History' }));
  const [, newest, oldest] = ledger.getAllByRole('row').map(({ textContent }) => textContent);
  expect(newest).toMatch(/^Check 4\s*03\/20\/2026\s*Payment\s*−\$80\.50$/);
  expect(oldest).toMatch(/^Commission for order #12\s*03\/05\/2026\s*Charge\s*\+\$180\.00$/);
});

test('the agreement can be read again', async () => {
  await open();
  const agreement = screen.getByRole('link', { name: /^Broker Agreement/ });
  expect(agreement.getAttribute('href')).toBe('/documents/broker-agreement.pdf');
});

async function openPayment(answers: Answers = {}) {
  const server = await open('', answers);
  await userEvent.click(screen.getByRole('tab', { name: 'Make a Payment' }));
  expect(currentUrl()).toBe('/rancher-dashboard?tab=commission&view=payment');
  const form = within(await screen.findByRole('form', { name: 'Make a Payment' }));
  const amount = form.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const send = () => userEvent.click(form.getByRole('button', { name: 'Submit Payment Request' }));
  return { server, form, amount, send };
}

test('the payment request form starts with the balance, and says when the team responds', async () => {
  let sent: unknown;
  const RequestCommissionPayment: Answers[string] = ({ input }) => {
    sent = input;
    return { requestCommissionPayment: { __typename: 'CommissionTransaction', id: '3' } };
  };
  const { form, amount, send } = await openPayment({ RequestCommissionPayment });
  expect(amount.value).toBe('109.50');
  expect(form.getByText(/within 1-2 business days/)).toBeTruthy();
  await userEvent.click(form.getByRole('radio', { name: /^Invoice/ }));
  await userEvent.type(form.getByRole('textbox', { name: /^Notes/ }), 'By Friday');
  await send();
  expect(await screen.findByText('Payment Request Submitted')).toBeTruthy();
  expect(screen.getByText('Our team will respond within 1-2 business days.')).toBeTruthy();
  expect(sent).toEqual({ amount: 10_950, method: 'INVOICE', notes: 'By Friday' });
  expect(await screen.findByRole('table', { name: 'Transaction History' })).toBeTruthy();
});

test('an amount that is none is refused', async () => {
  const { server, form, amount, send } = await openPayment();
  await userEvent.clear(amount);
  await send();
  expect(await screen.findByText('Invalid Amount')).toBeTruthy();
  expect(form.getByText('Please enter a valid payment amount.')).toBeTruthy();
  expect(server.operations).not.toContain('RequestCommissionPayment');
});

test.each<[string, Answers, string]>([
  [
    'refusal',
    { RequestCommissionPayment: () => refusal('CONFLICT', '5 payment requests are open already.') },
    '5 payment requests are open already.',
  ],
  [
    'failure without a message',
    { RequestCommissionPayment: () => refusal('INTERNAL', '') },
    'Failed to submit payment request. Please try again.',
  ],
])('a %s shows an error toast', async (_kind, answers, message) => {
  const { send } = await openPayment(answers);
  await send();
  expect(await screen.findByText('Error')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
});

const request = entryOf({
  id: '9',
  type: 'REQUEST',
  amount: 5_000,
  change: 0,
  openAmount: 3_000,
  method: 'VENMO',
  createdAt: '2026-03-21T18:00:00.000Z',
});

test('an open request is shown with its remaining amount, and can be withdrawn', async () => {
  const openRequests = [request];
  const WithdrawPaymentRequest: Answers[string] = ({ id }) => {
    openRequests.pop();
    const closed = { openAmount: 0, resolvedAt: '2026-03-22T18:00:00.000Z', requestOutcome: 'WITHDRAWN' };
    return {
      withdrawPaymentRequest: {
        __typename: 'WithdrawPaymentRequestPayload',
        request: { __typename: 'CommissionTransaction', id, ...closed },
      },
    };
  };
  const CommissionPanel: Answers[string] = ({ month }) =>
    ranchWith(commissionOf({ statement: statementOf(String(month)), openRequests: [...openRequests] }));
  await open('&view=payment', { CommissionPanel, WithdrawPaymentRequest });
  expect(screen.getByText(/We're reviewing your 03\/21\/2026 request to pay \$50\.00 by Venmo/).textContent).toContain(
    '$30.00 of it is still open.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Payment Request Withdrawn')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/We're reviewing/)).toBeNull());
});

test('a request that could not be withdrawn says why', async () => {
  const WithdrawPaymentRequest = () => refusal('CONFLICT', 'This request is answered already');
  await open('&view=payment', { WithdrawPaymentRequest }, { openRequests: [request] });
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('This request is answered already')).toBeTruthy();
});

const statements = () => within(screen.getByRole('region', { name: 'Statements' }));
const factOf = (term: string) => statements().getByText(term).nextElementSibling?.textContent;

test('the statement of this month loads with the panel, and its charges link to their orders', async () => {
  const server = await open();
  expect(statements().getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).value).toBe(thisMonth);
  expect(['Opening balance', 'Charges', 'Payments', 'Closing balance'].map(factOf)).toEqual([
    '$10.00',
    '$180.00',
    '$80.50',
    '$109.50',
  ]);
  const charged = statements().getByRole('link', { name: 'Commission for order #12' });
  expect(charged.getAttribute('href')).toBe('/rancher-dashboard?order=12');
  const rows = statements().getAllByRole('row');
  expect(rows[2]?.textContent).toMatch(/^Check 4\s*03\/20\/2026\s*−\$80\.50\s*\$109\.50$/);
  expect(server.operations).not.toContain('Statement');
});

test('choosing another month changes the URL and the download links', async () => {
  const server = await open();
  await userEvent.selectOptions(statements().getByRole('combobox', { name: 'Month' }), monthLabel(lastMonth));
  expect(await statements().findByText('$777.00')).toBeTruthy();
  expect(currentUrl()).toBe(`/rancher-dashboard?tab=commission&month=${lastMonth}`);
  expect(server.operations.filter((name) => name === 'CommissionPanel')).toHaveLength(1);
  for (const form of ['PDF', 'CSV']) {
    const file = statements().getByRole('link', { name: `Download ${form} of ${monthLabel(lastMonth)}` });
    expect(file.getAttribute('href')).toBe(`/api/ranchers/7/statement.${form.toLowerCase()}?month=${lastMonth}`);
  }
  await userEvent.click(screen.getByRole('tab', { name: 'Make a Payment' }));
  expect(currentUrl()).toContain(`month=${lastMonth}`);
});

test('a month that failed to load can be retried', async () => {
  let isDown = true;
  const server = await open('', {
    Statement: (variables) => (isDown ? new TypeError('Failed to fetch') : Statement(variables)),
  });
  await userEvent.selectOptions(statements().getByRole('combobox', { name: 'Month' }), monthLabel(lastMonth));
  const again = await statements().findByRole('button', { name: 'Try Again' });
  isDown = false;
  await userEvent.click(again);
  expect(await statements().findByText('$777.00')).toBeTruthy();
  expect(server.operations.filter((name) => name === 'Statement').length).toBeGreaterThan(1);
});

test.each(['2026-13', '9999-01', 'x'])(
  'with the invalid month %s in the URL, the current month is shown',
  async (month) => {
    await open(`&month=${month}`);
    expect(statements().getByRole<HTMLSelectElement>('combobox', { name: 'Month' }).value).toBe(thisMonth);
  },
);

test('a credit looks different from a payment, in the ledger and in the statement', async () => {
  const credit = entryOf({
    id: '3',
    type: 'CREDIT',
    amount: 1_000,
    change: -1_000,
    description: 'Charged twice',
    createdAt: '2026-03-21T18:00:00.000Z',
  });
  const statement = statementOf(thisMonth, { payments: [payment, credit], paid: 9_050, credited: 1_000 });
  const { transactions } = commissionOf();
  await open('', {}, { statement, transactions: { ...transactions, nodes: [credit, payment, charge], totalCount: 3 } });
  const ledger = within(screen.getByRole('table', { name: 'Transaction History' }));
  expect(ledger.getAllByRole('row')[1]!.textContent).toMatch(/^Charged twice.*Credit\s*−\$10\.00$/);
  expect(statements().getByText('Credit: Charged twice')).toBeTruthy();
  expect(statements().getByText('Payments').parentElement?.textContent).toContain('$80.50');
  expect(statements().getByText('Credits').parentElement?.textContent).toContain('$10.00');
});

test('before the first transaction there is no statement', async () => {
  await open('', {}, { statementMonths: [] });
  expect(statements().getByText("You'll get your first statement with your first transaction.")).toBeTruthy();
  expect(statements().queryByRole('link')).toBeNull();
});

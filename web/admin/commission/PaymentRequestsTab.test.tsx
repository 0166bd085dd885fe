import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, commissionOf, countsOf, pageOf, ranchOf } from '../../testing/adminAnswers';
import { admin, fakeServer, visit } from '../../testing/visit';

const requestOf = (id: string, ranchName: string, openAmount: number) => {
  const entry = {
    __typename: 'CommissionTransaction',
    id,
    amount: 12_000,
    openAmount,
    description: 'Payment request for $120.00 by Venmo',
    createdAt: '2026-11-12T18:00:00.000Z',
  };
  const commission = commissionOf({ balance: 18_000, openRequests: [entry] });
  return { ...entry, rancher: ranchOf({ id, ranchName, commission }) };
};

const oldest = requestOf('31', 'Cedar Fork Ranch', 5_000);
const newer = requestOf('32', 'Blue Heron Beef', 12_000);

/** Opens the tab with two open requests. Any mutation closes the older one. */
function open(answers: Parameters<typeof fakeServer>[1] = {}) {
  const remaining = () =>
    server.operations.some((name) => /^(Record|Dismiss)/.test(name)) ? [newer] : [oldest, newer];
  const server: ReturnType<typeof fakeServer> = fakeServer(admin, {
    ApprovalCounts: () => countsOf(2, 0, remaining().length),
    PaymentRequestsTab: () => adminOf({ paymentRequests: pageOf(remaining()) }),
    LedgerDialog: () => {
      const commission = commissionOf({ balance: 13_000, openRequests: [], transactions: pageOf([]) });
      return { rancher: { ...oldest.rancher, commission } };
    },
    ...answers,
  });
  visit('/admin?tab=requests', server);
}

const row = async (ranchName: string) => within(await screen.findByRole('row', { name: new RegExp(ranchName) }));

test('lists the open requests with their remaining amounts, and counts them in the tab', async () => {
  open();
  const first = await row('Cedar Fork Ranch');
  expect(first.getByText(/\$50\.00 is still open/)).toBeTruthy();
  expect((await row('Blue Heron Beef')).queryByText(/still open/)).toBeNull();
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent?.slice(0, 11))).toEqual([
    'RanchReques',
    'Cedar Fork ',
    'Blue Heron ',
  ]);
  expect(screen.getByRole('tab', { name: /^Payment Requests/ }).textContent).toBe('Payment Requests2');
});

test('a payment is prefilled with the remaining amount, and the request disappears when it is recorded', async () => {
  const sent: unknown[] = [];
  open({
    RecordPayment: ({ amount }) => {
      sent.push(amount);
      return { recordCommissionPayment: { __typename: 'CommissionTransaction', id: '40' } };
    },
  });
  await userEvent.click((await row('Cedar Fork Ranch')).getByRole('button', { name: /^Record Payment/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record Payment' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Cedar Fork Ranch/ })).toBeNull());
  expect(sent).toEqual([5_000]);
  expect(screen.getByRole('tab', { name: /^Payment Requests/ }).textContent).toBe('Payment Requests1');
});

test('a dismissed request disappears', async () => {
  open({
    DismissRequest: ({ id }) => ({
      dismissPaymentRequest: { __typename: 'CommissionTransaction', id, resolvedAt: '2026-11-21T08:00:00.000Z' },
    }),
  });
  await userEvent.click((await row('Cedar Fork Ranch')).getByRole('button', { name: /^Dismiss/ }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Cedar Fork Ranch/ })).toBeNull());
  expect(await row('Blue Heron Beef')).toBeTruthy();
});

test('says when there are none', async () => {
  open({ PaymentRequestsTab: () => adminOf({ paymentRequests: pageOf([]) }) });
  expect(await screen.findByText('No Open Payment Requests')).toBeTruthy();
});

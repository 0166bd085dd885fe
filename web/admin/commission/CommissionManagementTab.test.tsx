import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { adminOf, commissionOf, countsOf, pageOf, paymentRequest, ranchOf } from '../../testing/adminAnswers';
import { verbsOfRow } from '../../testing/pressInRow';
import { admin, fakeServer, refusal, visit } from '../../testing/visit';

const owing = ranchOf({ commission: commissionOf({ balance: 18_000, openRequests: [paymentRequest] }) });
const discounts = {
  __typename: 'RanchDiscounts',
  orders: 6,
  discounted: 5,
  amount: 30_000,
  goods: 125_000,
  isUnusual: true,
};
const even = ranchOf({ id: '8', ranchName: 'Blue Heron Beef', commission: commissionOf({ discounts }) });
const suspended = ranchOf({
  id: '9',
  ranchName: 'Dry Gulch',
  approval: 'SUSPENDED',
  commission: commissionOf({ balance: 500 }),
});

const ledgerOf = (ranch: { commission: object }, given: Record<string, unknown>) => ({
  rancher: { ...ranch, commission: { ...ranch.commission, ...given, transactions: pageOf([]) } },
});

function open(answers: Parameters<typeof fakeServer>[1] = {}, params = '') {
  const CommissionManagementTab = () => adminOf({ ranchers: pageOf([owing, even]), suspended: pageOf([suspended]) });
  const server = fakeServer(admin, { ApprovalCounts: () => countsOf(2, 0), CommissionManagementTab, ...answers });
  visit(`/admin?tab=commissions${params}`, server);
}

const row = async (ranchName: string) => within(await screen.findByRole('row', { name: new RegExp(ranchName) }));

async function openPaymentDialog(ranchName: string, button: RegExp) {
  await userEvent.click((await row(ranchName)).getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record Payment' }));
  const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  const description = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Description' });
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  return { dialog, amount, description, send };
}

test('shows who owes what, suspended ranches first', async () => {
  open();
  const first = await row('Cedar Fork Ranch');
  expect(first.getAllByText('$180.00')).toHaveLength(2);
  expect(first.getByText(/Payment request for \$120.00 by Venmo/).textContent).toContain(
    new Date(paymentRequest.createdAt).toLocaleString(undefined, { timeZone: 'America/Chicago' }),
  );
  expect(screen.getByText('Times of payment requests are in Central Time (America/Chicago).')).toBeTruthy();
  const second = await row('Blue Heron Beef');
  expect(second.getByText('Paid')).toBeTruthy();
  expect(second.getByText('Discounts: 24%, 5 of 6 orders')).toBeTruthy();
  expect(first.queryByText(/Discounts/)).toBeNull();
  expect(await verbsOfRow('Blue Heron Beef')).toEqual(['Update Rate', 'Record Payment', 'Ledger']);
  const names = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(names[1]).toMatch(/Dry Gulch.*Suspended/);
});

test('records a payment that is prefilled with the balance in dollars, and shows the new balance', async () => {
  let sent: unknown;
  const RecordPayment = (variables: Record<string, unknown>) => {
    sent = variables;
    return { recordCommissionPayment: { __typename: 'CommissionTransaction', id: '40' } };
  };
  const LedgerDialog = () => ledgerOf(owing, { balance: 0, openRequests: [] });
  open({ RecordPayment, LedgerDialog });
  const { amount, description, send } = await openPaymentDialog('Cedar Fork Ranch', /^Record Payment – Cedar/);
  expect(amount.value).toBe('180.00');
  expect(description.value).toBe('Commission balance of Cedar Fork Ranch');
  await send();
  expect(await screen.findByText('Payment Recorded')).toBeTruthy();
  expect(sent).toMatchObject({ rancherId: '7', amount: 18_000, description: description.value });
  expect((await row('Cedar Fork Ranch')).getByText('Paid')).toBeTruthy();
  expect(screen.queryByText(/Payment request for/)).toBeNull();
});

test('a retry from the same dialog sends the same key, even with another description', async () => {
  const keys: unknown[] = [];
  const RecordPayment = ({ idempotencyKey }: Record<string, unknown>) => {
    keys.push(idempotencyKey);
    return refusal('CONFLICT', 'The payment is above the balance of $180.00');
  };
  open({ RecordPayment });
  const first = await openPaymentDialog('Cedar Fork Ranch', /^Record Payment – Cedar/);
  await first.send();
  expect(await screen.findByText('Payment Failed')).toBeTruthy();
  expect(screen.getByText('The payment is above the balance of $180.00')).toBeTruthy();
  await userEvent.type(first.description, ' by check');
  await first.send();
  await userEvent.click(first.dialog.getByRole('button', { name: 'Cancel' }));
  const second = await openPaymentDialog('Cedar Fork Ranch', /^Record Payment – Cedar/);
  await second.send();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(new Set(keys.slice(0, 2)).size).toBe(1);
  expect(keys[2]).not.toBe(keys[0]);
});

test('dismisses a request', async () => {
  const DismissRequest = ({ id }: Record<string, unknown>) => ({
    dismissPaymentRequest: { __typename: 'CommissionTransaction', id, resolvedAt: '2026-11-21T08:00:00.000Z' },
  });
  open({ DismissRequest, LedgerDialog: () => ledgerOf(owing, { openRequests: [] }) });
  await userEvent.click((await row('Cedar Fork Ranch')).getByRole('button', { name: /^Dismiss/ }));
  expect(await screen.findByText('Payment Request Dismissed')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Payment request for/)).toBeNull());
});

test('a suspended ranch leaves the list when it has paid', async () => {
  const RecordPayment = () => ({ recordCommissionPayment: { __typename: 'CommissionTransaction', id: '40' } });
  open({ RecordPayment, LedgerDialog: () => ledgerOf(suspended, { balance: 0 }) });
  const { send } = await openPaymentDialog('Dry Gulch', /^Record Payment/);
  await send();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Dry Gulch/ })).toBeNull());
});

describe('the dialog that credits or waives commission', () => {
  async function openDialog(answers: Parameters<typeof fakeServer>[1] = {}) {
    open({ LedgerDialog: () => ledgerOf(owing, {}), ...answers }, '&ledger=7');
    await userEvent.click(await screen.findByRole('button', { name: 'Credit or Waive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Credit or Waive Commission' }));
    const type = (label: string, typed: string) => userEvent.type(dialog.getByLabelText(label), typed);
    return { dialog, type, save: () => userEvent.click(dialog.getByRole('button', { name: 'Save' })) };
  }

  test('waives the typed amount with the given reason', async () => {
    let sent: unknown;
    const AdjustCommission = (variables: Record<string, unknown>) => {
      sent = variables;
      const entry = { __typename: 'CommissionTransaction', id: '41' };
      return { adjustCommission: { __typename: 'AdjustCommissionPayload', entry } };
    };
    const { dialog, type, save } = await openDialog({ AdjustCommission });
    expect(dialog.getByText(/Cedar Fork Ranch owes \$180\.00/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: /Waiver/ }));
    await type('Amount', '20');
    await type('Reason', 'Never picked up');
    await save();
    expect(await screen.findByText('Commission Waived')).toBeTruthy();
    expect(sent).toEqual({ rancherId: '7', type: 'WAIVER', amount: 2_000, reason: 'Never picked up' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Credit or Waive Commission' })).toBeNull());
  });
});

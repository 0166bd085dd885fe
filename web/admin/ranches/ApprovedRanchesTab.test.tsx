import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, commissionOf, countsOf, pageOf, ranchOf } from '../../testing/adminAnswers';
import { openRowMenu, pressInRow } from '../../testing/pressInRow';
import { admin, fakeServer, visit } from '../../testing/visit';

const cedar = ranchOf({ commission: commissionOf({ rate: 8.5, balance: 18_000 }) });
const blue = ranchOf({
  id: '8',
  ranchName: 'Blue Heron Beef',
  rating: 4.2,
  reviewCount: 17,
  commission: commissionOf({ hasBrokerAgreement: false }),
});

function open(answers: Parameters<typeof fakeServer>[1] = {}) {
  const ApprovedRanchesTab = () => adminOf({ ranchers: pageOf([cedar, blue]) });
  visit(
    '/admin?tab=approved',
    fakeServer(admin, { ApprovalCounts: () => countsOf(2, 0), ApprovedRanchesTab, ...answers }),
  );
}

const row = async (ranchName: string) => within(await screen.findByRole('row', { name: new RegExp(ranchName) }));

async function suspend() {
  await pressInRow('Cedar Fork Ranch', 'Suspend');
  const question = within(await screen.findByRole('alertdialog', { name: 'Suspend Rancher' }));
  await userEvent.click(question.getByRole('button', { name: 'Suspend' }));
}

test('shows badges, stars, rate and balance', async () => {
  open();
  const first = await row('Cedar Fork Ranch');
  for (const text of ['Approved', 'Broker Agreement', '8.5%', '$180.00']) expect(first.getByText(text)).toBeTruthy();
  // The ranch has no reviews yet.
  expect(first.getByText(/^5.*\(0 reviews\)$/)).toBeTruthy();
  const second = await row('Blue Heron Beef');
  expect(second.getByText('No Broker Agreement')).toBeTruthy();
  expect(second.getByText(/^4.2.*\(17 reviews\)$/)).toBeTruthy();
});

test('a suspended ranch leaves the list', async () => {
  open({ SuspendRancher: () => ({ suspendRancher: { ...cedar, approval: 'SUSPENDED', isApproved: false } }) });
  await suspend();
  expect(await screen.findByText('Rancher Suspended')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Cedar Fork Ranch/ })).toBeNull());
});

async function setRate(text: string) {
  await pressInRow('Cedar Fork Ranch', 'Set Rate');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Commission Rate' }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Commission Rate' });
  expect(field.value).toBe('8.5');
  expect([field.min, field.max, field.step]).toEqual(['0', '100', '0.1']);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Rate' }));
  return dialog;
}

test('sets the rate, and the row shows it', async () => {
  const SetRate = ({ rate }: Record<string, unknown>) => ({
    setCommissionRate: { ...cedar, commission: { __typename: 'Commission', rate, balance: 18_000 } },
  });
  open({ SetRate });
  await setRate('12.5');
  expect(await screen.findByText('Commission Rate Updated')).toBeTruthy();
  expect((await row('Cedar Fork Ranch')).getByText('12.5%')).toBeTruthy();
});

test.each([
  ['-1', 'Rate must be at least 0'],
  ['100.1', 'Rate cannot exceed 100'],
])('does not send a rate of %s', async (text, message) => {
  open();
  const dialog = await setRate(text);
  expect(await dialog.findByText(message)).toBeTruthy();
});

test('asks for confirmation before suspending, and explains the effects', async () => {
  open();
  await pressInRow('Cedar Fork Ranch', 'Suspend');
  const question = await screen.findByRole('alertdialog', { name: 'Suspend Rancher' });
  expect(question.textContent).toContain('hidden from customers and takes no new orders');
  expect(question.textContent).toContain('Existing orders can still be processed');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await row('Cedar Fork Ranch')).toBeTruthy();
});

test('each ranch has a link that can be copied', async () => {
  open();
  const link = (await row('Cedar Fork Ranch')).getByRole('link', { name: 'Cedar Fork Ranch' });
  expect(link.getAttribute('href')).toBe('/admin?tab=approved&ranch=7');
});

test('each ranch has a main button and a menu of the other actions', async () => {
  open();
  const buttons = (await row('Blue Heron Beef')).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'View – Blue Heron Beef',
    'More – Blue Heron Beef',
  ]);
  const menu = await openRowMenu('Blue Heron Beef');
  expect(screen.getByRole('menu', { name: 'More actions for Blue Heron Beef' })).toBeTruthy();
  const entries = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['Set Rate', 'Record Payment', 'Edit', 'Support', 'Suspend']);
  expect(menu.getByRole('menuitem', { name: 'Record Payment' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(menu.getByRole('menuitem', { name: 'Suspend' }));
  expect(await screen.findByRole('alertdialog', { name: 'Suspend Rancher' })).toBeTruthy();
});

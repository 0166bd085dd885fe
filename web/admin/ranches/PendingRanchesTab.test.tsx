import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ranch } from '../../rancher/profile/testing/editorVisit';
import { adminOf, commissionOf, countsOf, pageOf, paymentRequest, ranchOf } from '../../testing/adminAnswers';
import { findRow, pressInRow, verbsOfRow } from '../../testing/pressInRow';
import { admin, fakeServer, refusal, visit } from '../../testing/visit';

const pendingRanch = ranchOf({ approval: 'PENDING' });
const suspended = ranchOf({ id: '8', ranchName: 'Blue Heron Beef', approval: 'SUSPENDED' });
const approved = { ...pendingRanch, approval: 'APPROVED', isApproved: true };

const approvalOf = (tempPasswordGenerated: boolean) => () => ({
  approveRancher: { __typename: 'ApproveRancherPayload', tempPasswordGenerated, rancher: approved },
});

function open(answers: Parameters<typeof fakeServer>[1] = {}) {
  const counts = [countsOf(62, 1), countsOf(63, 0)];
  const ApprovalCounts = () => (counts.length > 1 ? counts.shift()! : counts[0]!);
  const PendingRanchesTab = () => adminOf({ ranchers: pageOf([pendingRanch, suspended]) });
  visit('/admin?tab=pending', fakeServer(admin, { ApprovalCounts, PendingRanchesTab, ...answers }));
}

async function approve() {
  await pressInRow('Cedar Fork Ranch', 'Approve');
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve Rancher' }));
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
}

test('shows the contact, the date, and that a ranch was suspended', async () => {
  open();
  const { textContent } = await findRow('Cedar Fork Ranch');
  for (const text of ['Bo Tanner', 'bo@example.com', 'Nov 3, 2026']) expect(textContent).toContain(text);
  const blue = within(await findRow('Blue Heron Beef'));
  expect(blue.getByText('Suspended')).toBeTruthy();
  // Only a new ranch can be rejected.
  expect(await verbsOfRow('Blue Heron Beef')).toEqual(['Approve', 'View', 'Support View']);
});

test('shows which rancher has not confirmed their email, and warns before approving', async () => {
  const contact = { ...pendingRanch.contact, emailConfirmed: false };
  const PendingRanchesTab = () => adminOf({ ranchers: pageOf([{ ...pendingRanch, contact }, suspended]) });
  open({ PendingRanchesTab, ApproveRancher: approvalOf(false) });
  expect(within(await findRow('Cedar Fork Ranch')).getByText('Not confirmed')).toBeTruthy();
  expect(within(await findRow('Blue Heron Beef')).queryByText('Not confirmed')).toBeNull();
  await pressInRow('Cedar Fork Ranch', 'Approve');
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve Rancher' }));
  expect(question.getByText('The rancher’s email isn’t confirmed')).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Rancher Approved')).toBeTruthy();
});

test('does not warn about an email that is confirmed', async () => {
  open();
  await pressInRow('Cedar Fork Ranch', 'Approve');
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve Rancher' }));
  expect(question.queryByText('The rancher’s email isn’t confirmed')).toBeNull();
});

test('the confirmation leads to the page of the ranch and lists what it lacks', async () => {
  const page = { ...ranch, description: '', contact: { ...ranch.contact, phone: '' } };
  open({ ApproveChecklist: () => ({ rancher: page }) });
  await pressInRow('Cedar Fork Ranch', 'Approve');
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve Rancher' }));
  expect(question.getByRole('link', { name: /^See the page of Cedar Fork Ranch/ }).getAttribute('href')).toMatch(
    /^\/rancher\/7/,
  );
  const lacking = await question.findByRole('list', { name: 'Still missing' });
  expect(
    within(lacking)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['A short description', 'How you raise your cattle', 'Your phone number']);
});

test('an approved ranch leaves the list, and the counts are updated', async () => {
  open({ ApproveRancher: approvalOf(false) });
  await approve();
  expect(await screen.findByText('Rancher Approved')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Cedar Fork Ranch/ })).toBeNull());
  expect(await screen.findByText('63 Approved')).toBeTruthy();
  expect(screen.getByText('0 Pending')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('mentions a temporary password only once', async () => {
  open({ ApproveRancher: approvalOf(true) });
  await approve();
  const dialog = await screen.findByRole('dialog', { name: 'Rancher Approved with Temporary Password' });
  expect(dialog.textContent).toContain('appears only once, in the server logs');
  await userEvent.click(within(dialog).getByRole('button', { name: "I'll Share It" }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['an error', () => new TypeError('Failed to fetch'), 'There was an error approving the rancher. Please try again.'],
  ['another admin', () => refusal('CONFLICT', 'This ranch is approved already'), 'This ranch is approved already'],
])('shows that the approval failed because of %s', async (_, ApproveRancher, text) => {
  open({ ApproveRancher });
  await approve();
  expect(await screen.findByText('Approval Failed')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(await findRow('Cedar Fork Ranch')).toBeTruthy();
});

test('rejects a ranch with a reason', async () => {
  let sent: unknown;
  const RejectRancher = (variables: Record<string, unknown>) => {
    sent = variables;
    return { rejectRancher: { ...pendingRanch, approval: 'REJECTED', isApproved: false } };
  };
  open({ RejectRancher });
  await pressInRow('Cedar Fork Ranch', 'Reject');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Rancher' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), ' No such address ');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Rancher Rejected')).toBeTruthy();
  expect(sent).toEqual({ rancherId: '7', reason: 'No such address' });
  await waitFor(() => expect(screen.queryByRole('row', { name: /Cedar Fork Ranch/ })).toBeNull());
});

test('asks for confirmation before approving, and explains the effects', async () => {
  open();
  await pressInRow('Cedar Fork Ranch', 'Approve');
  const question = await screen.findByRole('alertdialog', { name: 'Approve Rancher' });
  expect(question.textContent).toContain('visible to customers');
  expect(question.textContent).toContain('a broker agreement is set up with a commission rate of 10%');
});

const details = {
  ...ranch,
  ...pendingRanch,
  zipCode: '78643',
  description: '',
  imageUrl: null,
  galleryImages: ['https://example.com/herd.jpg'],
  websiteUrl: 'https://cedarfork.example',
  averageProductPrice: null,
  products: [],
  cancelTerms: null,
  offers: [],
  offerQuarterCow: false,
  offerHalfCow: true,
  offerWholeCow: true,
  isGrassFed: true,
  isGrainFinished: false,
  isOrganic: true,
  contact: { ...ranchOf().contact, phone: '' },
  commission: commissionOf(),
};

test('an approved ranch cannot be approved again', async () => {
  open({ RanchDetailsDialog: () => ({ rancher: { ...details, approval: 'APPROVED', isApproved: true } }) });
  await pressInRow('Cedar Fork Ranch', 'View');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rancher Details' }));
  expect(await dialog.findByText('Approved')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Approve Rancher' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Close' })).toBeTruthy();
});

test('shows a ranch’s payment requests, which can be recorded or dismissed there', async () => {
  const commission = commissionOf({ balance: 18_000, openRequests: [paymentRequest] });
  open({
    RanchDetailsDialog: () => ({ rancher: { ...details, approval: 'SUSPENDED', commission } }),
    DismissRequest: ({ id }) => ({
      dismissPaymentRequest: { __typename: 'CommissionTransaction', id, resolvedAt: '2026-11-21T08:00:00.000Z' },
    }),
    LedgerDialog: () => ({
      rancher: { ...details, commission: { ...commission, openRequests: [], transactions: pageOf([]) } },
    }),
  });
  await pressInRow('Cedar Fork Ranch', 'View');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rancher Details' }));
  expect(await dialog.findByText(/Payment request for \$120.00 by Venmo/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: /^Record Payment/ })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: /^Dismiss – request/ }));
  await waitFor(() => expect(dialog.queryByRole('heading', { name: 'Payment requests' })).toBeNull());
});

test('shows the details of a pending ranch', async () => {
  open({ RanchDetailsDialog: () => ({ rancher: details }) });
  await pressInRow('Cedar Fork Ranch', 'View');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rancher Details' }));
  expect(await dialog.findByText('Llano, Texas 78643')).toBeTruthy();
  for (const text of ['Grass-Fed', 'Organic', 'Not provided', 'No description provided.']) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  for (const text of ['Half Cow', 'Whole Cow']) expect(dialog.getAllByText(text).length).toBeGreaterThan(0);
  for (const text of ['Quarter Cow', 'Grain-Finished']) expect(dialog.queryByText(text)).toBeNull();
  expect(dialog.getByRole('img', { name: /^Picture of/ }).getAttribute('src')).toBe('/pictures/default-ranch-960.avif');
  expect(dialog.getByRole('img', { name: /^Gallery picture 1/ })).toBeTruthy();
  for (const section of ['Products and prices', 'Pickup and delivery', 'About the ranch', 'Gallery']) {
    expect(dialog.getByRole('heading', { name: section })).toBeTruthy();
  }
  expect(dialog.getByRole('link', { name: /cedarfork/ }).getAttribute('href')).toBe('https://cedarfork.example');
  expect(dialog.getByRole('link', { name: /^See the ranch page/ }).getAttribute('href')).toBe('/rancher/7');
  for (const name of ['Support View', 'Edit']) expect(dialog.getByRole('button', { name })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Reject' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Approve Rancher' }));
  expect(await screen.findByRole('alertdialog', { name: 'Approve Rancher' })).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, countsOf, pageOf, ranchOf } from '../../testing/adminAnswers';
import { admin, fakeServer, visit } from '../../testing/visit';

const pendingRanches = ['Cedar Fork', 'Blue Heron', 'Lone Oak'].map((ranchName, at) =>
  ranchOf({ id: String(at + 1), ranchName, approval: 'PENDING' }),
);
const suspended = ranchOf({ id: '9', ranchName: 'Dry Gulch', approval: 'SUSPENDED' });

/** Opens the tab. The server approves the ranches in `approved`, with a temporary password if the value is true. */
function open(approved: Record<string, boolean>, answers: Parameters<typeof fakeServer>[1] = {}) {
  const sent: unknown[] = [];
  let listed = [...pendingRanches, suspended];
  const server = fakeServer(admin, {
    ApprovalCounts: () => countsOf(62, listed.length - 1),
    PendingRanchesTab: () => adminOf({ ranchers: pageOf(listed) }),
    BatchApproveRanchers: ({ rancherIds }) => {
      sent.push(rancherIds);
      const refused = pendingRanches.filter(({ id }) => (rancherIds as string[]).includes(id) && !(id in approved));
      listed = listed.filter(({ id }) => !(id in approved));
      const done = pendingRanches.filter(({ id }) => id in approved);
      return {
        batchApproveRanchers: {
          __typename: 'BatchApproveRanchersPayload',
          approved: done.map((ranch) => ({
            __typename: 'ApproveRancherPayload',
            tempPasswordGenerated: approved[ranch.id],
            rancher: { ...ranch, approval: 'APPROVED', isApproved: true },
          })),
          refused: refused.map(({ id }) => ({
            __typename: 'RefusedApproval',
            rancherId: id,
            reason: 'Rancher not found',
            rancher: null,
          })),
        },
      };
    },
    ...answers,
  });
  visit('/admin?tab=pending', server);
  return { sent };
}

const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const approveSelected = () => userEvent.click(screen.getByRole('button', { name: /^Approve Selected/ }));

async function confirm(title: string) {
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
}

const namesIn = (around: ReturnType<typeof within>, list: string) =>
  within(around.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('approves the selected ranches after one confirmation, and removes them from the list', async () => {
  const { sent } = open({ 1: false, 3: false });
  await tick('Select Cedar Fork');
  await tick('Select Lone Oak');
  await approveSelected();
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve 2 ranchers' }));
  expect(namesIn(question, 'To be approved')).toEqual(['Cedar Fork', 'Lone Oak']);
  await confirm('Approve 2 ranchers');
  const outcome = within(await screen.findByRole('dialog', { name: '2 ranchers approved' }));
  expect(namesIn(outcome, 'Approved')).toEqual(['Cedar Fork', 'Lone Oak']);
  expect(outcome.queryByText('Not approved')).toBeNull();
  expect(sent).toEqual([['1', '3']]);
  await userEvent.click(outcome.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Several ranchers at once'));
  expect(await screen.findByText('1 Pending')).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Cedar Fork/ })).toBeNull();
  expect(screen.getByRole('row', { name: /Blue Heron/ })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve Selected' }).disabled).toBe(true);
});

test('shows which ranches were not approved and which need a temporary password', async () => {
  open({ 1: true });
  await tick('Select all shown');
  await approveSelected();
  await confirm('Approve 3 ranchers');
  const outcome = within(await screen.findByRole('dialog', { name: '1 rancher approved' }));
  expect(namesIn(outcome, 'Not approved')).toEqual(['Blue Heron: Rancher not found', 'Lone Oak: Rancher not found']);
  expect(namesIn(outcome, 'Approved with Temporary Password')).toEqual(['Cedar Fork']);
  expect(outcome.getByText(/appears only once, in the server logs/)).toBeTruthy();
});

test('a suspended ranch cannot be selected, not even with Select all', async () => {
  const { sent } = open({});
  expect(within(await screen.findByRole('row', { name: /Dry Gulch/ })).queryByRole('checkbox')).toBeNull();
  await tick('Select all shown');
  await approveSelected();
  await confirm('Approve 3 ranchers');
  await waitFor(() => expect(sent).toEqual([['1', '2', '3']]));
});

test('names the selected ranchers whose email is not confirmed', async () => {
  const contact = { ...pendingRanches[0]!.contact, emailConfirmed: false };
  open(
    {},
    { PendingRanchesTab: () => adminOf({ ranchers: pageOf([pendingRanches[0]!, { ...pendingRanches[1], contact }]) }) },
  );
  await tick('Select all shown');
  await approveSelected();
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve 2 ranchers' }));
  expect(namesIn(question, 'Email not confirmed')).toEqual(['Blue Heron']);
});

test('approves nothing if the confirmation is canceled', async () => {
  const { sent } = open({});
  await tick('Select Cedar Fork');
  await approveSelected();
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve 1 rancher' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Cedar Fork' }).checked).toBe(true);
});

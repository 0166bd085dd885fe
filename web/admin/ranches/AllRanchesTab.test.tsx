import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminOf, countsOf, pageOf, ranchOf } from '../../testing/adminAnswers';
import { verbsOfRow } from '../../testing/pressInRow';
import { admin, fakeServer, visit } from '../../testing/visit';

const rejected = ranchOf({ id: '8', ranchName: 'Blue Heron Beef', approval: 'REJECTED', isApproved: false });
const states = [
  ranchOf({ id: '5', ranchName: 'Lone Oak', approval: 'PENDING' }),
  ranchOf({ id: '6', ranchName: 'Cedar Fork', approval: 'APPROVED' }),
  ranchOf({ id: '7', ranchName: 'Dry Gulch', approval: 'SUSPENDED' }),
  rejected,
];

/** Opens the tab with one ranch in each state, and returns the requested approval filters. */
function open(path = '/admin?tab=ranchers') {
  const requestedFilters: unknown[] = [];
  const AllRanchesTab = ({ approval }: Record<string, unknown>) => {
    requestedFilters.push(approval);
    const wanted = approval as string[] | undefined;
    return adminOf({ ranchers: pageOf(states.filter((ranch) => !wanted || wanted.includes(ranch.approval))) });
  };
  const ApproveRancher = () => ({
    approveRancher: {
      __typename: 'ApproveRancherPayload',
      tempPasswordGenerated: false,
      rancher: { ...rejected, approval: 'APPROVED', isApproved: true },
    },
  });
  visit(path, fakeServer(admin, { ApprovalCounts: () => countsOf(1, 1), AllRanchesTab, ApproveRancher }));
  return { requestedFilters };
}

const row = async (ranchName: string) => within(await screen.findByRole('row', { name: new RegExp(ranchName) }));

test('lists ranches in every state, each with its actions', async () => {
  open();
  expect(await verbsOfRow('Lone Oak')).toEqual(['Approve', 'View', 'Edit', 'Support View', 'Reject']);
  expect(await verbsOfRow('Cedar Fork')).toEqual(['View', 'Edit', 'Ledger', 'Support View', 'Suspend']);
  expect(await verbsOfRow('Dry Gulch')).toEqual(['Approve again', 'View', 'Edit', 'Ledger', 'Support View']);
  expect((await row('Blue Heron Beef')).getByText('Rejected')).toBeTruthy();
  expect(await verbsOfRow('Blue Heron Beef')).toEqual(['Approve again', 'View', 'Edit', 'Support View']);
});

test('the approval filter is in the URL and is applied by the server', async () => {
  const { requestedFilters } = open('/admin?tab=ranchers&state=rejected');
  expect(await row('Blue Heron Beef')).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Cedar Fork/ })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Approval' }), 'Suspended');
  expect(await row('Dry Gulch')).toBeTruthy();
  expect(requestedFilters).toEqual([['REJECTED'], ['SUSPENDED']]);
  const file = screen.getByRole('link', { name: 'Download CSV' });
  expect(file.getAttribute('href')).toBe('/api/admin/ranchers.csv?approval=SUSPENDED&sort=NAME');
});

test('a rejected ranch can be approved', async () => {
  open();
  await userEvent.click((await row('Blue Heron Beef')).getByRole('button', { name: /^Approve again/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve Rancher' }));
  await userEvent.click(question.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Rancher Approved')).toBeTruthy();
  expect((await row('Blue Heron Beef')).getByText('Approved')).toBeTruthy();
});

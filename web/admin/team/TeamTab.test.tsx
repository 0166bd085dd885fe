import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { countsOf } from '../../testing/adminAnswers';
import { admin, fakeServer, visit } from '../../testing/visit';

const SINCE = '2026-11-03T18:00:00.000Z';
const memberOf = (id: string, name: string, role: string) => ({
  ...{ __typename: 'TeamMember', id, name, role },
  ...{ email: `${name.toLowerCase()}@herdline.test`, since: SINCE, lastSignInAt: null },
});
const invitation = {
  ...{ __typename: 'AdminInvitation', id: '9', email: 'new@herdline.test', name: '', role: 'FINANCE' },
  ...{ invitedAt: SINCE, expiresAt: '2099-01-01T00:00:00.000Z' },
};
const [ada, sam] = [memberOf(admin.id, 'Ada', 'ALL'), memberOf('8', 'Sam', 'SUPPORT')];
const teamOf = (members: object[], invitations: object[] = []) => ({ __typename: 'Team', members, invitations });
const payloadOf = (team: object) => ({ __typename: 'Payload', team });

function open(answers: Parameters<typeof fakeServer>[1]) {
  const TeamTab = () => ({ admin: { __typename: 'Admin', team: teamOf([ada, sam], [invitation]) } });
  visit('/admin?tab=team', fakeServer(admin, { ApprovalCounts: () => countsOf(0, 0), TeamTab, ...answers }));
}

test('invites somebody, who is listed immediately', async () => {
  const sent: unknown[] = [];
  const created = { ...invitation, id: '10', email: 'tess@herdline.test' };
  open({
    InviteAdmin: (variables) => {
      sent.push(variables);
      return { inviteAdmin: payloadOf(teamOf([ada, sam], [created, invitation])) };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite Someone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Someone' }));
  await userEvent.type(dialog.getByLabelText('Email'), 'tess@herdline.test');
  await userEvent.click(dialog.getByRole('radio', { name: /^Finance/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send Invitation' }));
  expect(await screen.findByText('Invitation Sent')).toBeTruthy();
  expect(sent).toEqual([{ input: { email: 'tess@herdline.test', name: '', role: 'FINANCE' } }]);
  expect(screen.getByText('tess@herdline.test')).toBeTruthy();
});

test('cancels an invitation after a confirmation', async () => {
  open({ CancelAdminInvitation: () => ({ cancelAdminInvitation: payloadOf(teamOf([ada, sam])) }) });
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel.*new@herdline.test/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this invitation?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel Invitation' }));
  expect(await screen.findByText('No open invitations.')).toBeTruthy();
});

test('changes the role of others, and removes them after a confirmation, but offers neither for the viewer', async () => {
  open({
    ChangeAdminRole: ({ role }) => ({ changeAdminRole: payloadOf(teamOf([ada, { ...sam, role }], [])) }),
    RemoveAdmin: () => ({ removeAdmin: payloadOf(teamOf([ada])) }),
  });
  expect(await screen.findByRole('row', { name: /Ada.*You/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More – Sam' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change Role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Role' }));
  await userEvent.click(dialog.getByRole('radio', { name: /^All/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Change Role' }));
  expect(await screen.findByText('Sam: All.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More – Sam' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove Sam from the team?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Sam/ })).toBeNull());
});

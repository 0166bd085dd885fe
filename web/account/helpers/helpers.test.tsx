import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountOf, currentUrl, fakeServer, rancher, refusal, visit } from '../../testing/visit';

const hank = {
  __typename: 'Helper',
  id: '21',
  name: 'Hank Reed',
  email: 'hank@example.com',
  role: 'WORK_ORDERS',
  since: '2026-10-01T15:00:00.000Z',
  lastSignInAt: null,
};
const invitation = {
  __typename: 'HelperInvitation',
  id: '31',
  name: '',
  email: 'may@example.com',
  role: 'RUN_RANCH',
  expiresAt: '2026-12-02T15:00:00.000Z',
};
const ranchWith = (helpers: object[], helperInvitations: object[] = [], approval = 'APPROVED') => ({
  __typename: 'Rancher',
  ...rancher.ranch,
  approval,
  helpers,
  helperInvitations,
});
const page = (ranch: object, answers: object = {}) =>
  fakeServer(rancher, {
    ProfilePage: () => ({ viewer: accountOf(rancher) }),
    HelpersSection: () => ({ viewer: { __typename: 'User', id: rancher.id, ranch } }),
    ...answers,
  });
const section = async () => within(await screen.findByRole('region', { name: 'Helpers' }));

beforeEach(() => sessionStorage.clear());

describe('helpers in the owner’s profile', () => {
  test('are listed with their roles, together with the open invitations', async () => {
    visit('/profile', page(ranchWith([hank], [invitation])));
    expect(await (await section()).findByRole('button', { name: 'Remove Hank Reed' })).toBeTruthy();
    expect((await section()).getByText("Handles orders · hank@example.com · hasn't signed in yet")).toBeTruthy();
    expect((await section()).getByText('may@example.com')).toBeTruthy();
    expect((await section()).getByText(/^Invited · Runs the ranch · expires December 2, 2026$/)).toBeTruthy();
  });

  test('are invited by email, and a refused email shows the message at its field', async () => {
    const sent: unknown[] = [];
    const InviteHelper = ({ input }: Record<string, unknown>) => {
      sent.push(input);
      if (sent.length === 1) return refusal('BAD_USER_INPUT', 'Invalid', { email: 'This email is blocked' });
      const answer = ranchWith([], [{ ...invitation, email: 'new@example.com' }]);
      return { inviteHelper: { __typename: 'InviteHelperPayload', rancher: answer } };
    };
    visit('/profile', page(ranchWith([]), { InviteHelper }));
    await userEvent.click(await (await section()).findByRole('button', { name: 'Invite a Helper' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a Helper' }));
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send the Invitation' }));
    await userEvent.type(dialog.getByLabelText('Their email'), ' new@example.com');
    await userEvent.click(dialog.getByRole('radio', { name: /Runs the ranch/ }));
    await send();
    expect(await dialog.findByText('This email is blocked')).toBeTruthy();
    await send();
    expect(await screen.findByText('We sent a link to new@example.com.')).toBeTruthy();
    expect(sent.at(-1)).toEqual({ email: 'new@example.com', name: '', role: 'RUN_RANCH' });
    expect((await section()).getByText('new@example.com')).toBeTruthy();
  });

  test('get another role, or are removed, only after the owner confirms', async () => {
    const mutations: unknown[] = [];
    const answer = (field: string, type: string, helpers: object[]) => (variables: object) => {
      mutations.push([field, variables]);
      return { [field]: { __typename: type, rancher: ranchWith(helpers) } };
    };
    const answers = {
      ChangeHelperRole: answer('changeHelperRole', 'ChangeHelperRolePayload', [{ ...hank, role: 'RUN_RANCH' }]),
      RemoveHelper: answer('removeHelper', 'RemoveHelperPayload', []),
    };
    visit('/profile', page(ranchWith([hank]), answers));
    await userEvent.click(await (await section()).findByRole('button', { name: 'Change Role for Hank Reed' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change Role' }));
    expect(await (await section()).findByText(/^Runs the ranch · hank/)).toBeTruthy();
    await userEvent.click((await section()).getByRole('button', { name: 'Remove Hank Reed' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Helper' }));
    await waitFor(async () => expect((await section()).queryByText('Hank Reed')).toBeNull());
    expect(mutations).toEqual([
      ['changeHelperRole', { userId: '21', role: 'RUN_RANCH' }],
      ['removeHelper', { userId: '21' }],
    ]);
  });

  test('cannot be invited before the ranch is approved', async () => {
    visit('/profile', page(ranchWith([], [], 'PENDING')));
    expect(await (await section()).findByText('You can invite helpers once your ranch is approved.')).toBeTruthy();
    expect((await section()).queryByRole('button', { name: 'Invite a Helper' })).toBeNull();
  });
});

const helper = { ...rancher, id: '21', duties: ['ORDERS'] as const, ranchRole: 'WORK_ORDERS' as const };

test('a helper who handles orders sees no prices, helpers or money, and can leave', async () => {
  const viewer = { ...helper, duties: [...helper.duties] };
  const gone = { ...viewer, duties: [], ranchRole: null, ranch: null };
  const server = fakeServer(viewer, {
    ProfilePage: () => ({ viewer: accountOf(viewer) }),
    LeaveRanch: () => {
      server.viewer = gone;
      return { leaveRanch: { __typename: 'LeaveRanchPayload', user: { __typename: 'User', ...gone } } };
    },
  });
  visit('/profile', server);
  const leave = await screen.findByRole('button', { name: 'Leave This Ranch' });
  expect(screen.queryByRole('region', { name: 'Helpers' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'API access' })).toBeNull();
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(main.getByRole('link', { name: /Orders/ })).toBeTruthy();
  expect(main.queryByRole('link', { name: 'Products' })).toBeNull();
  await userEvent.click(leave);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave Ranch' }));
  expect(await screen.findByText("You don't help at Cedar Fork Ranch anymore.")).toBeTruthy();
  await waitFor(() => expect(main.queryByRole('link', { name: /Orders/ })).toBeNull());
  expect(server.operations).not.toContain('HelpersSection');
});

test.each(['/rancher-products', '/rancher/balances', '/profile/api'])(
  'a helper who handles orders is redirected from %s to the home page',
  async (path) => {
    visit(path, fakeServer({ ...helper, duties: [...helper.duties] }));
    await waitFor(() => expect(currentUrl()).toBe('/'));
  },
);

describe('the page of a helper invitation', () => {
  const open = { __typename: 'OpenHelperInvitation', ranchName: 'Cedar Fork Ranch', email: 'hank@example.com' };
  const HelperInvitation = () => ({ helperInvitation: { ...open, role: 'WORK_ORDERS' } });
  const fillInAndAccept = async () => {
    await userEvent.type(await screen.findByLabelText('Your full name'), 'Hank Reed');
    await userEvent.type(screen.getByLabelText('Password'), 'Wagon3trails8');
    await userEvent.click(screen.getByRole('button', { name: 'Accept the Invitation' }));
  };

  test('names the ranch, and signs in the person who accepts', async () => {
    const viewer = { ...helper, duties: [...helper.duties] };
    const sent: unknown[] = [];
    const server = fakeServer(null, {
      HelperInvitation,
      AcceptHelperInvitation: ({ input }) => {
        sent.push(input);
        server.viewer = viewer;
        const user = { __typename: 'User', ...viewer, ranch: { __typename: 'Rancher', ...viewer.ranch } };
        return { acceptHelperInvitation: { __typename: 'AcceptHelperInvitationPayload', user } };
      },
    });
    visit('/helper-invitation?token=good', server);
    expect(await screen.findByRole('heading', { name: 'Help at Cedar Fork Ranch' })).toBeTruthy();
    expect(screen.getByText("You'll sign in with hank@example.com.")).toBeTruthy();
    await fillInAndAccept();
    await waitFor(() => expect(currentUrl()).toBe('/rancher-dashboard'));
    expect(sent).toEqual([{ token: 'good', name: 'Hank Reed', password: 'Wagon3trails8' }]);
  });

  test.each([
    ['/helper-invitation', {}],
    ['/helper-invitation?token=used', { HelperInvitation: () => ({ helperInvitation: null }) }],
  ])('%s says that the invitation does not work', async (path, answers) => {
    visit(path, fakeServer(null, answers));
    expect(await screen.findByRole('heading', { name: "This invitation doesn't work" })).toBeTruthy();
  });

  test('says that the invitation does not work if it was canceled while the form was open', async () => {
    const AcceptHelperInvitation = () => refusal('BAD_USER_INPUT', 'Gone', { token: 'Gone' });
    visit('/helper-invitation?token=late', fakeServer(null, { HelperInvitation, AcceptHelperInvitation }));
    await fillInAndAccept();
    expect(await screen.findByRole('heading', { name: "This invitation doesn't work" })).toBeTruthy();
  });

  test('asks a signed-in person to log out first', async () => {
    visit('/helper-invitation?token=good', fakeServer(rancher, { HelperInvitation }));
    expect(await screen.findByText("You're signed in as Bo Tanner.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
  });
});

import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ChangePasswordDocument } from '../account/PasswordSection.generated';
import { ProfilePageDocument } from '../account/ProfilePage.generated';
import {
  accountOf,
  currentUrl,
  customer,
  fakeServer,
  holdResponse,
  openSession,
  refusal,
  userOf,
  visit,
} from '../testing/visit';
import { LoginDocument } from './Login.generated';
import { SessionDocument } from './Session.generated';
import { sessionStore } from './sessionStore';

const account = accountOf(customer);
const ended = () => refusal('UNAUTHENTICATED', 'Please sign in');

const isSentToSignIn = async () => {
  expect(await screen.findByText('Your session has ended')).toBeTruthy();
  expect(currentUrl()).toBe('/auth');
};

test.each([
  ['the server refuses a query', ended],
  ['a query returns no viewer', () => ({ viewer: null })],
  [
    'a proxy answers 401',
    () => new ServerError('401', { response: new Response(null, { status: 401 }), bodyText: '' }),
  ],
])('the session ends when %s', async (_, ProfilePage) => {
  visit('/profile', fakeServer(customer, { ProfilePage }));
  await isSentToSignIn();
});

test('the session ends when the server refuses a mutation, and sign-in leads back to the same page and text', async () => {
  const server = fakeServer(customer, {
    ProfilePage: () => ({ viewer: account }),
    UpdateProfile: ended,
    Login: () => ({ login: userOf(customer) }),
  });
  visit('/profile?from=menu', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await userEvent.type(screen.getByLabelText('Full name'), ' Ray');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await isSentToSignIn();
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Herdline1{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/profile?from=menu'));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe(`${customer.name} Ray`);
});

/** A server that, while it changes the password, refuses the cookie of before. */
function serverInChange() {
  const change = holdResponse('ChangePassword');
  let isChanged = false;
  const server = fakeServer(customer, {
    ChangePassword: () => {
      isChanged = true;
      server.viewer = customer;
      return { changePassword: { __typename: 'User', id: customer.id, mustChangePassword: false } };
    },
    ProfilePage: () => (isChanged ? { viewer: account } : ended()),
  });
  const client = openSession(ApolloLink.from([change.link, server.link]), customer);
  return { client, release: change.release };
}

const inputOfChange = { currentPassword: 'Herdline1', password: 'Pasture22' };

test('a request that crosses a change of the password is sent again with the new cookie', async () => {
  const { client, release } = serverInChange();
  const change = client.mutate({ mutation: ChangePasswordDocument, variables: { input: inputOfChange } });
  const profile = client.query({ query: ProfilePageDocument });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sessionStore.get().viewer?.id).toBe(customer.id);
  release();
  await change;
  expect((await profile).data?.viewer?.id).toBe(customer.id);
});

test('a change that is refused is not sent again for somebody else, who has signed in meanwhile', async () => {
  const Session = () => ({ viewer: userOf({ ...customer, id: '99' }) });
  const server = fakeServer(customer, { Session, ChangePassword: ended });
  const client = openSession(server.link, customer);
  const change = client.mutate({ mutation: ChangePasswordDocument, variables: { input: inputOfChange } });
  await expect(change).rejects.toThrow('Please sign in');
  expect(server.operations.filter((name) => name === 'ChangePassword')).toHaveLength(1);
});

test('the session does not end after a wrong password, which has the same code', async () => {
  const client = openSession(fakeServer(customer, { Login: ended }).link);
  await client.query({ query: SessionDocument });
  const input = { email: 'ann@example.com', password: 'wrong-one' };
  await expect(client.mutate({ mutation: LoginDocument, variables: { input } })).rejects.toThrow();
  expect(client.readQuery({ query: SessionDocument })?.viewer?.id).toBe(customer.id);
});

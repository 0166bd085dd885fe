import { ServerError } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeServer, refusal, userOf } from '../testing/fakeServer';
import { openSession } from '../testing/openSession';
import { accountOf, customer } from '../testing/people';
import { currentUrl, visit } from '../testing/visit';
import { LoginDocument } from './Login.generated';
import { SessionDocument } from './Session.generated';

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
    Login: () => {
      server.viewer = customer;
      return { login: userOf(customer) };
    },
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

test('the session does not end after a wrong password, which has the same code', async () => {
  const client = openSession(fakeServer(customer, { Login: ended }).link);
  await client.query({ query: SessionDocument });
  const input = { email: 'ann@example.com', password: 'wrong-one' };
  await expect(client.mutate({ mutation: LoginDocument, variables: { input } })).rejects.toThrow();
  expect(client.readQuery({ query: SessionDocument })?.viewer?.id).toBe(customer.id);
});

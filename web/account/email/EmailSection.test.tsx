import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { customer, fakeServer, noSecondFactor, refusal, visit } from '../../testing/visit';

const account = (given: object = {}) => ({
  __typename: 'User',
  ...customer,
  ...noSecondFactor,
  phone: '',
  city: '',
  state: '',
  favorites: [],
  ...given,
});

const pendingChange = {
  __typename: 'EmailChange',
  email: 'new@example.com',
  expiresAt: '2026-12-02T15:00:00.000Z',
  takesEffectAt: null,
};

const PASSKEY = { id: '1', name: 'Phone', createdAt: '2026-01-02T15:00:00.000Z', lastUsedAt: null };
const WRONG_CODE = 'This code is wrong or was used already';

const findSection = async () => within(await screen.findByRole('region', { name: 'Email' }));

async function requestChange(email: string, password: string, code?: string) {
  await userEvent.click((await findSection()).getByRole('button', { name: 'Change Email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your email' }));
  await userEvent.type(dialog.getByLabelText('New email'), email);
  await userEvent.type(dialog.getByLabelText('Your password'), password);
  if (code) await userEvent.type(dialog.getByLabelText('Code'), code);
  else expect(dialog.queryByLabelText('Code')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Send the Link' }));
  return dialog;
}

test('requests an email change with the password, and shows the pending change', async () => {
  const inputs: unknown[] = [];
  const ChangeEmail = ({ input }: Record<string, unknown>) => {
    inputs.push(input);
    return { changeEmail: { __typename: 'ChangeEmailPayload', user: account({ emailChange: pendingChange }) } };
  };
  visit('/profile', fakeServer(customer, { ProfilePage: () => ({ viewer: account() }), ChangeEmail }));
  expect((await findSection()).getByText('Confirmed')).toBeTruthy();
  await requestChange(' new@example.com ', 'Herdline1');
  expect(await screen.findByText('We sent a link to new@example.com.')).toBeTruthy();
  expect(inputs).toEqual([{ email: 'new@example.com', password: 'Herdline1', code: '' }]);
  expect((await findSection()).getByText(/Open the link that we sent there by/)).toBeTruthy();
  expect((await findSection()).getByText('ann@example.com')).toBeTruthy();
});

test.each([
  [
    'an authenticator app',
    { hasAuthenticator: true },
    'The code that your authenticator app shows, or a recovery code.',
  ],
  [
    'only passkeys',
    { passkeys: [{ __typename: 'Passkey', ...PASSKEY }] },
    'One of your recovery codes. You can leave it empty for 15 minutes after you sign in with a passkey.',
  ],
])('also asks for a code if the account has %s, and shows that the code was wrong', async (_, factor, hint) => {
  const inputs: unknown[] = [];
  const ChangeEmail = ({ input }: Record<string, unknown>) => {
    inputs.push(input);
    return refusal('BAD_USER_INPUT', WRONG_CODE, { code: WRONG_CODE });
  };
  const secured = account({ secondFactor: { ...noSecondFactor.secondFactor, ...factor } });
  visit('/profile', fakeServer(customer, { ProfilePage: () => ({ viewer: secured }), ChangeEmail }));
  const dialog = await requestChange('new@example.com', 'Herdline1', ' 123456 ');
  expect((await dialog.findByRole('alert')).textContent).toBe(WRONG_CODE);
  expect(dialog.getByText(hint)).toBeTruthy();
  expect(inputs).toEqual([{ email: 'new@example.com', password: 'Herdline1', code: '123456' }]);
});

test('validates the new email before sending it', async () => {
  const server = fakeServer(customer, { ProfilePage: () => ({ viewer: account() }) });
  visit('/profile', server);
  const dialog = await requestChange('new', 'Herdline1');
  expect((await dialog.findByRole('alert')).textContent).toBe('Please enter a valid email address');
  expect(server.operations).not.toContain('ChangeEmail');
});

test('a pending change can be canceled, and its link can be sent again', async () => {
  const answers = {
    ProfilePage: () => ({ viewer: account({ emailChange: pendingChange }) }),
    CancelEmailChange: () => ({ cancelEmailChange: { __typename: 'CancelEmailChangePayload', user: account() } }),
    SendEmailConfirmation: () => ({
      sendEmailConfirmation: {
        __typename: 'SendEmailConfirmationPayload',
        sentTo: pendingChange.email,
        nextAt: new Date(Date.now() + 60_000).toISOString(),
      },
    }),
  };
  visit('/profile', fakeServer(customer, answers));
  const section = await findSection();
  await userEvent.click(section.getByRole('button', { name: 'Send the Link Again' }));
  expect(await section.findByText(/We sent a link to new@example.com/)).toBeTruthy();
  await userEvent.click(section.getByRole('button', { name: 'Cancel the Change' }));
  await waitFor(() => expect(section.queryByText('new@example.com')).toBeNull());
});

test('shows the new email after the link was opened in another tab', async () => {
  const server = fakeServer(customer, { ProfilePage: () => ({ viewer: account({ emailChange: pendingChange }) }) });
  visit('/profile', server);
  const section = await findSection();
  expect(section.getByText('ann@example.com')).toBeTruthy();
  server.viewer = { ...customer, email: pendingChange.email };
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(section.queryByText('ann@example.com')).toBeNull());
  expect(section.getByText('new@example.com')).toBeTruthy();
  expect(section.queryByRole('button', { name: 'Cancel the Change' })).toBeNull();
});

test('says that an email is not confirmed', async () => {
  const ann = { ...customer, emailConfirmed: false };
  visit('/profile', fakeServer(ann, { ProfilePage: () => ({ viewer: account({ emailConfirmed: false }) }) }));
  const section = await findSection();
  expect(section.getByText('Not confirmed. Use the link that we send you.')).toBeTruthy();
  expect(section.getByRole('button', { name: 'Send the Link Again' })).toBeTruthy();
});

test('says when a confirmed email takes effect, and why it waits', async () => {
  const emailChange = { ...pendingChange, takesEffectAt: '2026-12-24T12:00:00.000Z' };
  visit('/profile', fakeServer(customer, { ProfilePage: () => ({ viewer: account({ emailChange }) }) }));
  expect(await screen.findByText(/It becomes your email on .*Your old email was never confirmed/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel the Change' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the Link Again' })).toBeNull();
});

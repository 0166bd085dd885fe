import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, currentUrl, customer, fakeServer, refusal, visit } from '../testing/visit';

const confirmed = (wasChanged: boolean) => ({
  confirmEmail: { __typename: 'ConfirmEmailPayload', email: 'ann@example.com', wasChanged },
});
const INVALID = 'Invalid or missing token';
const invalid = () => refusal('BAD_USER_INPUT', INVALID, { token: INVALID });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('the page that confirms an email', () => {
  test('confirms the email only after the button is pressed, and signs nobody in', async () => {
    const tokens: unknown[] = [];
    const server = fakeServer(null, {
      ConfirmEmail: ({ token }) => {
        tokens.push(token);
        return confirmed(false);
      },
    });
    visit('/confirm-email?token=good', server);
    expect(await screen.findByRole('button', { name: 'Confirm my email' })).toBeTruthy();
    expect(currentUrl()).toBe('/confirm-email');
    expect(tokens).toEqual([]);
    await press('Confirm my email');
    expect(await screen.findByText('Your email is confirmed')).toBeTruthy();
    expect(screen.getByText('Thanks! Your email is ann@example.com.')).toBeTruthy();
    expect(tokens).toEqual(['good']);
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });

  test('removes the reminder from the page if the person is signed in', async () => {
    const server = fakeServer(
      { ...customer, emailConfirmed: false },
      {
        ConfirmEmail: () => {
          server.viewer = customer;
          return confirmed(false);
        },
      },
    );
    visit('/confirm-email?token=good', server);
    expect(await screen.findByRole('region', { name: 'Reminder' })).toBeTruthy();
    await press('Confirm my email');
    expect(await screen.findByText('Your email is confirmed')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reminder' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/find-rancher');
  });

  test('says which email to sign in with if it has changed', async () => {
    visit('/confirm-email?token=good', fakeServer(null, { ConfirmEmail: () => confirmed(true) }));
    await press('Confirm my email');
    expect(await screen.findByText('From now on, sign in with ann@example.com.')).toBeTruthy();
  });

  test.each(['/confirm-email', '/undo-email-change', '/secure-account'])('%s requires a token', async (path) => {
    visit(path, fakeServer(null));
    expect(await screen.findByRole('heading', { name: 'Invalid Token' })).toBeTruthy();
    expect(screen.getByText(INVALID)).toBeTruthy();
  });

  test('shows that a used link no longer works, and where to get another one', async () => {
    visit('/confirm-email?token=used', fakeServer(null, { ConfirmEmail: invalid }));
    await press('Confirm my email');
    expect(await screen.findByRole('heading', { name: 'Invalid Token' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in to Get a New Link' }).getAttribute('href')).toBe('/profile');
  });

  test('says that the email is already confirmed', async () => {
    visit('/confirm-email?token=used', fakeServer(customer, { ConfirmEmail: invalid }));
    await press('Confirm my email');
    expect(await screen.findByText('Your email, ann@example.com, is confirmed already.')).toBeTruthy();
  });

  test('shows why the confirmation was refused, and offers a retry', async () => {
    const message = 'An account with this email already exists';
    visit('/confirm-email?token=good', fakeServer(null, { ConfirmEmail: () => refusal('CONFLICT', message) }));
    await press('Confirm my email');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByRole('button', { name: 'Confirm my email' })).toBeTruthy();
  });
});

describe('the page that takes an account back', () => {
  const secured = (emailRestored: boolean) => ({
    SecureAccount: () => ({ secureAccount: { __typename: 'SecureAccountPayload', emailRestored } }),
  });

  test.each([
    ['/undo-email-change', 'Stop the Change', false, 'Your email stays the same'],
    ['/undo-email-change', 'Stop the Change', true, 'You have your email back'],
    ['/secure-account', 'Secure My Account', false, 'Your account is yours again'],
    ['/secure-account', 'Secure My Account', true, 'You have your email back'],
  ])('%s: after “%s” (email restored: %s) says “%s”', async (path, button, emailRestored, outcome) => {
    visit(`${path}?token=good`, fakeServer(null, secured(emailRestored)));
    await press(button);
    expect(await screen.findByText(outcome)).toBeTruthy();
    expect(screen.getByText(/sent you a link to choose a new one/)).toBeTruthy();
  });

  test('shows that a used link no longer works, and links to the password reset', async () => {
    visit('/secure-account?token=used', fakeServer(null, { SecureAccount: invalid }));
    await press('Secure My Account');
    expect(await screen.findByRole('heading', { name: 'Invalid Token' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Choose a New Password' }));
    await waitFor(() => expect(currentUrl()).toBe('/forgot-password'));
  });
});

describe('the page of a team invitation', () => {
  const invitation = { __typename: 'OpenAdminInvitation', email: 'may@example.com', role: 'SUPPORT' };
  const AdminInvitationPage = () => ({ adminInvitation: invitation });
  const join = async () => {
    await userEvent.type(await screen.findByLabelText('Your full name'), 'May Rowe');
    await userEvent.type(screen.getByLabelText('Password'), 'Wagon3trails8');
    await press('Accept the Invitation');
  };

  test('signs in the person who accepts', async () => {
    const sent: unknown[] = [];
    const viewer = { ...admin, duties: ['ORDERS' as const, 'RANCH' as const] };
    const server = fakeServer(null, {
      AdminInvitationPage,
      AcceptAdminInvitation: ({ input }) => {
        sent.push(input);
        server.viewer = viewer;
        const user = { __typename: 'User', ...viewer };
        return { acceptAdminInvitation: { __typename: 'AcceptAdminInvitationPayload', user } };
      },
    });
    visit('/admin-invitation?token=good', server);
    expect(await screen.findByText('may@example.com')).toBeTruthy();
    await join();
    await waitFor(() => expect(currentUrl()).toBe('/admin'));
    expect(sent).toEqual([{ token: 'good', name: 'May Rowe', password: 'Wagon3trails8' }]);
  });

  test.each([
    ['/admin-invitation', {}],
    ['/admin-invitation?token=used', { AdminInvitationPage: () => ({ adminInvitation: null }) }],
  ])('%s says that the invitation does not work', async (path, answers) => {
    visit(path, fakeServer(null, answers));
    expect(await screen.findByRole('heading', { name: "This invitation doesn't work" })).toBeTruthy();
  });

  test('asks a signed-in person to log out first', async () => {
    visit('/admin-invitation?token=good', fakeServer(customer, { AdminInvitationPage }));
    expect(await screen.findByText(`You're signed in as ${customer.name}.`)).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await press('Log Out');
    await waitFor(() => expect(currentUrl()).toBe('/'));
  });

  test('says that the invitation does not work if it was canceled while the form was open', async () => {
    const AcceptAdminInvitation = () => refusal('BAD_USER_INPUT', 'Gone', { token: 'Gone' });
    visit('/admin-invitation?token=late', fakeServer(null, { AdminInvitationPage, AcceptAdminInvitation }));
    await join();
    expect(await screen.findByRole('heading', { name: "This invitation doesn't work" })).toBeTruthy();
  });
});

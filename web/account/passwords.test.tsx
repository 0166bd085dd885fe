import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { accountOf, currentUrl, customer, fakeServer, refusal, visit } from '../testing/visit';

describe('forgot password', () => {
  const send = async (email: string) => {
    await userEvent.type(await screen.findByLabelText('Email'), email);
    await userEvent.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  };

  test('shows the response of the server', async () => {
    const sentence = 'If that email is registered, a link is on its way.';
    visit('/forgot-password', fakeServer(null, { RequestPasswordReset: () => ({ requestPasswordReset: sentence }) }));
    await send('ann@example.com');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain(sentence);
  });

  test('asks for a valid email', async () => {
    visit('/forgot-password', fakeServer(null));
    await send('ann');
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  });

  test('an error without a message shows the default message', async () => {
    const RequestPasswordReset = () => ({ errors: [{ message: '', extensions: { code: 'INTERNAL' } }] });
    visit('/forgot-password', fakeServer(null, { RequestPasswordReset }));
    await send('ann@example.com');
    expect(await screen.findByText('Failed to send password reset email')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.com');
  });

  test('shows an error when the server cannot be reached', async () => {
    visit('/forgot-password', fakeServer(null));
    await send('ann@example.com');
    expect(await screen.findByText('An unexpected error occurred')).toBeTruthy();
  });
});

describe('reset password', () => {
  const button = () => screen.getByRole('button', { name: 'Set New Password' });

  const type = async (password: string, confirmation = password) => {
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await userEvent.type(screen.getByLabelText('Confirm password'), confirmation);
  };

  const set = async (password: string, confirmation = password) => {
    await type(password, confirmation);
    await userEvent.click(button());
  };

  test('requires a token', async () => {
    visit('/reset-password', fakeServer(null));
    expect(await screen.findByRole('heading', { name: 'Invalid Token' })).toBeTruthy();
    expect(screen.getByText('Missing password reset token')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Request a New Link' }).getAttribute('href')).toBe('/forgot-password');
  });

  test('says what a password needs', async () => {
    visit('/reset-password?token=good', fakeServer(null));
    await set('herdline1');
    expect(await screen.findByText('Password must contain at least one uppercase letter')).toBeTruthy();
  });

  test('an error without a message shows the default message', async () => {
    const ResetPassword = () => ({ errors: [{ message: '', extensions: { code: 'INTERNAL' } }] });
    visit('/reset-password?token=good', fakeServer(null, { ResetPassword }));
    await set('Herdline1');
    expect(await screen.findByText('Failed to reset password')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Herdline1');
  });

  test('rejects two different passwords', async () => {
    visit('/reset-password?token=good', fakeServer(null));
    await set('Herdline1', 'Herdline2');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
  });

  test('shows the server’s message about the token', async () => {
    const message = 'Invalid or missing token';
    const ResetPassword = () => refusal('BAD_USER_INPUT', message, { token: message });
    visit('/reset-password?token=old', fakeServer(null, { ResetPassword }));
    await set('Herdline1');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('goes to the sign-in page after three seconds', async () => {
    visit('/reset-password?token=good', fakeServer(null, { ResetPassword: () => ({ resetPassword: true }) }));
    await type('Herdline1');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await act(async () => button().click());
    expect(await screen.findByText('Your password has been reset')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(2_500));
    expect(currentUrl()).toBe('/reset-password');
    act(() => void vi.advanceTimersByTime(500));
    await waitFor(() => expect(currentUrl()).toBe('/auth'));
  });
});

test('changing a temporary password gives access to the whole profile again', async () => {
  const account = accountOf(customer);
  const answers = {
    ProfilePage: () => ({ viewer: { ...account, mustChangePassword: true } }),
    ChangePassword: () => ({ changePassword: { __typename: 'User', id: customer.id, mustChangePassword: false } }),
  };
  visit('/profile', fakeServer({ ...customer, mustChangePassword: true }, answers));
  expect(await screen.findByText('Please choose your own password')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Current password'), 'Temporary1');
  await userEvent.type(screen.getByLabelText('New password'), 'Herdline1');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Herdline1');
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeTruthy();
});

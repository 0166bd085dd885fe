import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { rememberZip } from '../parts/places/knownZip';
import { currentUrl, customer, fakeServer, visit } from '../testing/visit';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function logOut() {
  await userEvent.click(await screen.findByRole('button', { name: customer.name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

test('logging out removes the person’s data, shows a toast and opens the home page', async () => {
  localStorage.setItem('authPreferences', '{"rememberMe":true,"email":"ann@example.com"}');
  rememberZip(customer, '75201');
  const server = fakeServer(customer);
  visit('/profile', server);
  await logOut();
  expect(await screen.findByText('Logged Out')).toBeTruthy();
  expect(screen.getByText('You have been successfully logged out.')).toBeTruthy();
  await waitFor(() => expect(currentUrl()).toBe('/'));
  expect(screen.getAllByRole('link', { name: 'Sign in' }).length).toBeGreaterThan(0);
  expect(localStorage.getItem('authPreferences')).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('75201');
  expect(server.operations.filter((name) => name === 'Session')).toHaveLength(1);
});

test('the person stays signed in if the logout request fails', async () => {
  visit('/profile', fakeServer(customer, { Logout: () => new TypeError('Failed to fetch') }));
  await logOut();
  expect(await screen.findByText('Logout Failed')).toBeTruthy();
  expect(screen.getByText('An error occurred during logout.')).toBeTruthy();
  expect(currentUrl()).toBe('/profile');
});

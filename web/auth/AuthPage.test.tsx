import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { STATE_NAMES } from '../../rules/words/states';
import { currentUrl, fakeServer, visit } from '../testing/visit';

const autocompleteOf = (label: string | RegExp) => screen.getByLabelText(label).getAttribute('autocomplete');

test.each(['/auth', '/login'])('%s has two tabs, and starts with Login', async (path) => {
  visit(path, fakeServer(null));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Herdline' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Login', 'Register']);
  expect(screen.getByRole('tab', { name: 'Login', selected: true })).toBeTruthy();
});

test('the selected tab is in the URL', async () => {
  visit('/auth', fakeServer(null));
  await userEvent.click(await screen.findByRole('tab', { name: 'Register' }));
  expect(currentUrl()).toBe('/auth?tab=register');
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Login' }));
  expect(currentUrl()).toBe('/auth');
});

test.each([
  ['/rancher/7', 'Sign in to see this ranch, its prices and its next harvests'],
  ['/find-rancher?near=78704', 'Sign in to see the ranches near you, their prices and who delivers'],
  ['/find-rancher?near=76701', 'Sign in to see 4 ranches near Waco, their prices and who delivers'],
  ['/find-rancher?near=99723', 'Sign in to see the ranches near Utqiagvik, their prices and who delivers'],
  ['/rancher-orders', 'Sign in to go on'],
])('says what is behind the sign-in to %s, and leads newcomers to Register', async (path, text) => {
  const places: Record<string, object> = {
    76701: { __typename: 'ZipPlace', city: 'Waco', ranchesNear: 4 },
    99723: { __typename: 'ZipPlace', city: 'Utqiagvik', ranchesNear: 0 },
  };
  const PlaceBehindSignIn = ({ zipCode }: Record<string, unknown>) => ({ zipPlace: places[String(zipCode)] ?? null });
  visit(path, fakeServer(null, { PlaceBehindSignIn }));
  expect(await screen.findByText(text)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Create a Free Account' }));
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeTruthy();
  expect(screen.queryByText(text)).toBeNull();
});

test('names a ranch that visitors may see', async () => {
  document.documentElement.dataset.ranches = '';
  const rancher = { __typename: 'Rancher', id: '7', ranchName: 'Pedernales Bend Ranch' };
  visit('/rancher/7/checkout', fakeServer(null, { RanchBehindSignIn: () => ({ rancher }) }));
  expect(
    await screen.findByText('Sign in to see Pedernales Bend Ranch, its prices and its next harvests'),
  ).toBeTruthy();
  delete document.documentElement.dataset.ranches;
});

describe('the login', () => {
  test('asks for email, password and Remember me, and links to the password reset', async () => {
    visit('/auth', fakeServer(null));
    expect(await screen.findByLabelText<HTMLInputElement>('Remember me')).toHaveProperty('checked', false);
    expect(autocompleteOf('Email')).toBe('username');
    expect(autocompleteOf('Password')).toBe('current-password');
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
  });

  test('shows the error of each field, and focuses the first invalid field', async () => {
    const server = fakeServer(null);
    visit('/auth', server);
    await userEvent.type(await screen.findByLabelText('Email'), 'ann');
    await userEvent.type(screen.getByLabelText('Password'), 'short{Enter}');
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(server.operations).not.toContain('Login');
  });
});

describe('the registration', () => {
  test('creates customers, and links ranchers to their own form', async () => {
    visit('/auth?tab=register', fakeServer(null));
    const kinds = within(await screen.findByRole('group', { name: 'I am a' }));
    expect(kinds.getByRole('heading', { name: 'Customer' }).closest('[aria-current]')).toBeTruthy();
    expect(kinds.getByRole('link', { name: 'Rancher' }).getAttribute('href')).toBe('/rancher-signup');
  });

  test('asks for the account fields, with the full names of states', async () => {
    visit('/auth?tab=register', fakeServer(null));
    await screen.findByLabelText('Full name');
    const tokens = ['Full name', 'Email', 'Password', /^Phone/, /^ZIP code/, /^City/, /^State/].map(autocompleteOf);
    expect(tokens).toEqual(['name', 'email', 'new-password', 'tel', 'postal-code', 'address-level2', 'address-level1']);
    const options = within(screen.getByLabelText(/^State/)).getAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([...STATE_NAMES]);
    expect(STATE_NAMES).toHaveLength(50);
  });

  test('reports missing values without a request to the server', async () => {
    const server = fakeServer(null);
    visit('/auth?tab=register', server);
    await userEvent.click(await screen.findByRole('button', { name: 'Create Account' }));
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]);
    expect(server.operations).not.toContain('Register');
  });
});

import { ApolloLink } from '@apollo/client';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  admin,
  currentUrl,
  customer,
  fakeServer,
  holdResponse,
  rancher,
  refusal,
  userOf,
  visit,
} from '../testing/visit';

const leadsTo = (expected: string) => waitFor(() => expect(currentUrl()).toBe(expected));

describe('a visitor', () => {
  test.each(['/find-rancher', '/rancher/12', '/customer-orders', '/profile', '/rancher-dashboard', '/admin'])(
    'is sent from %s to sign in',
    async (path) => {
      visit(path, fakeServer(null));
      await leadsTo('/auth');
    },
  );

  test.each(['/', '/auth', '/forgot-password', '/guide', '/rancher-signup', '/favorites'])(
    'may see %s',
    async (path) => {
      visit(path, fakeServer(null));
      await screen.findAllByRole('link', { name: 'Sign in' });
      expect(currentUrl()).toBe(path);
    },
  );
});

test('the first button of the home page leads a new visitor to Register, and a remembered one to Login', async () => {
  visit('/', fakeServer(null));
  await userEvent.click(await screen.findByRole('link', { name: 'Find a Rancher & Order Beef' }));
  await leadsTo('/auth?tab=register');
  cleanup();
  localStorage.setItem('authPreferences', '{"rememberMe":true,"email":"ann@example.com"}');
  visit('/', fakeServer(null));
  await userEvent.click(await screen.findByRole('link', { name: 'Find a Rancher & Order Beef' }));
  await leadsTo('/auth');
});

describe('someone whose role may not see a screen', () => {
  test.each([
    ['/rancher-orders', customer],
    ['/admin', customer],
    ['/customer-orders', rancher],
    ['/favorites', rancher],
    ['/favorites', admin],
    ['/rancher-products', admin],
  ])('is sent home from %s', async (path, viewer) => {
    visit(path, fakeServer(viewer));
    await leadsTo('/');
  });
});

test('shows a spinner and redirects nobody until the session is known', async () => {
  const { link, release } = holdResponse('Session');
  visit('/admin', { link: ApolloLink.from([link, fakeServer(null).link]) });
  expect(within(screen.getByRole('main')).getByRole('status')).toBeTruthy();
  expect(currentUrl()).toBe('/admin');
  release();
  await leadsTo('/auth');
});

test('an error of the session check counts as signed out', async () => {
  visit('/profile', fakeServer(customer, { Session: () => refusal('INTERNAL', 'Something went wrong') }));
  await leadsTo('/auth');
});

test('without a connection nobody is redirected, and the person can try again', async () => {
  let connected = false;
  const Session = () => (connected ? { viewer: userOf(customer) } : new TypeError('Failed to fetch'));
  visit('/profile', fakeServer(customer, { Session }));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(currentUrl()).toBe('/profile');
  connected = true;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Profile Settings' })).toBeTruthy();
});

test('an ended session redirects to sign-in and says so', async () => {
  visit('/profile', fakeServer(customer, { ProfilePage: () => refusal('UNAUTHENTICATED', 'Please sign in') }));
  expect(await screen.findByText('Your session has ended')).toBeTruthy();
  expect(currentUrl()).toBe('/auth');
});

test('an admin who needs a second factor sets it up before anything else', async () => {
  visit('/admin', fakeServer({ ...admin, secondFactorSetup: 'NOW' }));
  await leadsTo('/profile');
});

test('a temporary password must be changed before anything else', async () => {
  visit('/find-rancher', fakeServer({ ...customer, mustChangePassword: true }));
  await leadsTo('/profile');
});

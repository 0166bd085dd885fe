import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { readCart } from '../cart/storedCart';
import { fullRanch } from '../ranch/testing/testRanch';
import { currentUrl, customer, fakeServer, userOf, visit } from '../testing/visit';

afterEach(() => {
  delete document.documentElement.dataset.ranches;
  localStorage.clear();
  sessionStorage.clear();
});

const { contact: _contact, ...shown } = fullRanch;

/** Opens a ranch page as a visitor, on a server where the customer can sign in. */
function openRanch() {
  document.documentElement.dataset.ranches = 'open';
  const server = fakeServer(null, {
    RancherPage: () => ({ viewer: server.viewer && userOf(server.viewer), rancher: server.viewer ? fullRanch : shown }),
    Login: () => {
      server.viewer = customer;
      return { login: userOf(customer) };
    },
  });
  visit('/rancher/7', server);
  return server;
}

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email'), customer.email);
  await userEvent.type(screen.getByLabelText('Password'), 'Herdline1');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('if ranch pages are closed to visitors, a visitor has to sign in first', async () => {
  visit('/rancher/7', fakeServer(null));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(currentUrl()).toBe('/auth');
});

test('if ranch pages are open, a visitor sees the page without the contact details of the ranch', async () => {
  const server = openRanch();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Fork Ranch' })).toBeTruthy();
  expect(screen.getByText('Sign in to call or write to the ranch.')).toBeTruthy();
  expect(currentUrl()).toBe('/rancher/7');
  expect(server.operations).toContain('RancherPage');
});

test('an item that a visitor adds is in the cart after sign-in', async () => {
  openRanch();
  await userEvent.click((await screen.findAllByText(/^Add to Cart/))[0]!);
  expect(currentUrl()).toBe('/auth');
  await signIn();
  expect((await screen.findAllByText('Your Cart', {}, { timeout: 5_000 })).length).toBeGreaterThan(0);
  expect(currentUrl()).toBe('/rancher/7');
  expect(readCart(customer.id).groups[0]!.items).toHaveLength(1);
});

test('a visitor who orders returns to the order request after sign-in', async () => {
  openRanch();
  await userEvent.click((await screen.findAllByText('Order Now'))[0]!);
  await signIn();
  await waitFor(() => expect(currentUrl()).toBe('/rancher/7?dialog=order'), { timeout: 5_000 });
});

test('an action that a visitor started before sign-in expires after 15 minutes', async () => {
  const server = openRanch();
  await userEvent.click((await screen.findAllByText(/^Add to Cart/))[0]!);
  const wanted = JSON.parse(sessionStorage.getItem('afterSignIn')!);
  sessionStorage.setItem('afterSignIn', JSON.stringify({ ...wanted, until: Date.now() - 1 }));
  await signIn();
  await waitFor(() => expect(currentUrl()).toBe('/rancher/7'), { timeout: 5_000 });
  await waitFor(() => expect(server.viewer?.id).toBe(customer.id));
  expect(await screen.findByText('Does this ranch reach me?')).toBeTruthy();
  expect(readCart(customer.id).groups).toEqual([]);
});

test('an invalid item in the session storage is ignored', async () => {
  const given = { rancherId: '7', item: { price: -1 } };
  sessionStorage.setItem('afterSignIn', JSON.stringify({ name: 'add', given, until: Date.now() + 60_000 }));
  visit('/rancher/7', fakeServer(customer, { RancherPage: () => ({ viewer: userOf(customer), rancher: fullRanch }) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Fork Ranch' })).toBeTruthy();
  expect(readCart(customer.id).groups).toEqual([]);
});

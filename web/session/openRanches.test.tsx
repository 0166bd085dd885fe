import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { readCart } from '../cart/storedCart';
import { fullRanch } from '../ranch/testing/testRanch';
import { fakeServer, userOf } from '../testing/fakeServer';
import { customer } from '../testing/people';
import { address, visit } from '../testing/visit';

afterEach(() => {
  delete document.documentElement.dataset.ranches;
  localStorage.clear();
  sessionStorage.clear();
});

const { contact: _contact, ...shown } = fullRanch;

/** The page of a ranch as a visitor sees it, and then the sign-in with the demo's account. */
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

test('where ranches are closed, a visitor signs in before the page of one', async () => {
  visit('/rancher/7', fakeServer(null));
  expect(await screen.findByLabelText('Password')).toBeTruthy();
  expect(address()).toBe('/auth');
});

test('where they are open, a visitor reads the page, without how to reach the ranch', async () => {
  const server = openRanch();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Fork Ranch' })).toBeTruthy();
  expect(screen.getByText('Sign in to call or write to the ranch.')).toBeTruthy();
  expect(address()).toBe('/rancher/7');
  expect(server.asked).toContain('RancherPage');
});

test('what a visitor adds to the cart is in it after signing in', async () => {
  openRanch();
  await userEvent.click((await screen.findAllByText(/^Add to cart/))[0]!);
  expect(address()).toBe('/auth');
  await signIn();
  expect((await screen.findAllByText('Your Cart', {}, { timeout: 5_000 })).length).toBeGreaterThan(0);
  expect(address()).toBe('/rancher/7');
  expect(readCart(customer.id).groups[0]!.items).toHaveLength(1);
});

test('a visitor who orders comes back to the order request', async () => {
  openRanch();
  await userEvent.click((await screen.findAllByText('Order Now'))[0]!);
  await signIn();
  await waitFor(() => expect(address()).toBe('/rancher/7?dialog=order'), { timeout: 5_000 });
});

test('what a visitor wanted is forgotten after a quarter of an hour', async () => {
  const server = openRanch();
  await userEvent.click((await screen.findAllByText(/^Add to cart/))[0]!);
  const wanted = JSON.parse(sessionStorage.getItem('afterSignIn')!);
  sessionStorage.setItem('afterSignIn', JSON.stringify({ ...wanted, until: Date.now() - 1 }));
  await signIn();
  await waitFor(() => expect(address()).toBe('/rancher/7'), { timeout: 5_000 });
  await waitFor(() => expect(server.viewer).toBe(customer));
  expect(await screen.findByText('Does this ranch reach me?')).toBeTruthy();
  expect(readCart(customer.id).groups).toEqual([]);
});

test('what someone has put into the storage themselves is not taken for an item', async () => {
  const given = { rancherId: '7', item: { price: -1 } };
  sessionStorage.setItem('afterSignIn', JSON.stringify({ name: 'add', given, until: Date.now() + 60_000 }));
  visit('/rancher/7', fakeServer(customer, { RancherPage: () => ({ viewer: userOf(customer), rancher: fullRanch }) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Fork Ranch' })).toBeTruthy();
  expect(readCart(customer.id).groups).toEqual([]);
});

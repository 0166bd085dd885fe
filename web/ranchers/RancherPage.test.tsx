import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profile as viewer } from '../checkout/testCheckout';
import { fakeServer } from '../testing/fakeServer';
import { customer } from '../testing/people';
import { address, visit } from '../testing/visit';

const waysOut = () =>
  ['Back to Ranchers', 'Browse All Ranchers'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));

test.each(['abc', '12x', '-4'])('the id %s leads to the list and says why', async (id) => {
  const server = fakeServer(customer);
  visit(`/rancher/${id}`, server);
  expect(await screen.findByText('Invalid Rancher')).toBeTruthy();
  expect(address()).toBe('/find-rancher');
  expect(server.asked).not.toContain('RancherPage');
});

test('a ranch that there is not is said to be none', async () => {
  visit('/ranchers/99', fakeServer(customer, { RancherPage: () => ({ viewer, rancher: null }) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rancher Not Found' })).toBeTruthy();
  expect(waysOut()).toEqual(['/find-rancher', '/find-rancher']);
});

test('a failed load leads out too, or tries again', async () => {
  let connected = false;
  const RancherPage = () => (connected ? { viewer, rancher: null } : new TypeError('Failed to fetch'));
  visit('/rancher/7', fakeServer(customer, { RancherPage }));
  expect(await screen.findByText(/We could not reach Herdline/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Rancher Not Found' })).toBeTruthy();
  expect(waysOut()).toHaveLength(2);
  connected = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/no longer on the list/)).toBeTruthy();
});

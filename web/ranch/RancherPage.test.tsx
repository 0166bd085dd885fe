import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { fillCart, profile as viewer } from '../checkout/testing/testCheckout';
import { currentUrl, customer, fakeServer, visit } from '../testing/visit';
import { ranchServer } from './testing/testRanch';

const linkTargets = () =>
  ['Back to Ranchers', 'Browse All Ranchers'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));

test.each(['abc', '12x', '-4'])('the invalid id %s redirects to the list and says why', async (id) => {
  const server = fakeServer(customer);
  visit(`/rancher/${id}`, server);
  expect(await screen.findByText('Invalid Rancher')).toBeTruthy();
  expect(currentUrl()).toBe('/find-rancher');
  expect(server.operations).not.toContain('RancherPage');
});

test('says that a ranch does not exist', async () => {
  visit('/ranchers/99', fakeServer(customer, { RancherPage: () => ({ viewer, rancher: null }) }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rancher Not Found' })).toBeTruthy();
  expect(linkTargets()).toEqual(['/find-rancher', '/find-rancher']);
});

const closed = (nodes: object[]) => ({
  RancherPage: () => ({ viewer, rancher: null }),
  ClosedRanch: () => ({
    viewer: { __typename: 'User', id: customer.id, orders: { __typename: 'OrderConnection', nodes, totalCount: 1 } },
  }),
});

test('a customer with an order reads that the ranch takes no orders now', async () => {
  const contact = { __typename: 'Contact', email: 'bo@example.com' };
  const rancher = { __typename: 'Rancher', id: '7', ranchName: 'Cedar Fork Ranch', contact };
  visit('/rancher/7', fakeServer(customer, closed([{ __typename: 'Order', id: '12', rancher }])));
  const title = 'Cedar Fork Ranch isn’t taking orders right now';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(/Your orders with the ranch stay under My Orders/)).toBeTruthy();
  const hrefs = ['View My Orders', 'Contact Rancher', 'Browse All Ranchers'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(hrefs).toEqual(['/customer-orders', 'mailto:bo@example.com', '/find-rancher']);
});

test('a customer with items of the ranch in the cart reads that the ranch takes no orders now', async () => {
  fillCart();
  visit('/rancher/7', fakeServer(customer, closed([])));
  expect(await screen.findByRole('heading', { level: 1, name: /^Cedar Fork Ranch isn’t taking orders/ })).toBeTruthy();
  expect(screen.getByText(/What you picked stays in your cart/)).toBeTruthy();
  localStorage.clear();
});

test('a failed load offers to go back or try again', async () => {
  let connected = false;
  const RancherPage = () => (connected ? { viewer, rancher: null } : new TypeError('Failed to fetch'));
  visit('/rancher/7', fakeServer(customer, { RancherPage }));
  expect(await screen.findByText(/We couldn't reach Herdline/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Rancher Not Found' })).toBeTruthy();
  expect(linkTargets()).toHaveLength(2);
  connected = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/no longer on the list/)).toBeTruthy();
});

describe('the ranch name in the URL', () => {
  afterEach(() => void delete document.documentElement.dataset.ranches);

  test.each([
    ['/rancher/7/old-name?tab=products', '/rancher/7/cedar-fork-ranch?tab=products'],
    ['/rancher/7', '/rancher/7'],
    ['/rancher/7/cedar-fork-ranch', '/rancher/7/cedar-fork-ranch'],
  ])('%s becomes %s if visitors can see ranches', async (opened, shown) => {
    document.documentElement.dataset.ranches = 'open';
    visit(opened, ranchServer());
    expect(await screen.findByRole('heading', { level: 1, name: 'Cedar Fork Ranch' })).toBeTruthy();
    await waitFor(() => expect(currentUrl()).toBe(shown));
  });
});

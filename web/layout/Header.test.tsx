import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { admin, customer, rancher } from '../testing/people';
import { setViewport } from '../testing/setViewport';
import { visit } from '../testing/visit';

beforeEach(() => setViewport(1280));
const linksIn = async (region: string, first: string) => {
  await within(screen.getByRole('navigation', { name: region })).findByRole('link', { name: first });
  const links = within(screen.getByRole('navigation', { name: region })).getAllByRole('link');
  return links.map((link) => link.textContent);
};

describe.each([
  ['a visitor', null, ['Find a Rancher', 'Become a Rancher'], ['Home', 'Find Beef', 'Sign in']],
  ['a customer', customer, ['Find a Rancher', 'Become a Rancher'], ['Orders', 'Find Beef', 'Favorites', 'Profile']],
  ['a rancher', rancher, ['Dashboard', 'Orders', 'Products'], ['Home', 'Dashboard', 'Orders', 'Products']],
  ['an admin', admin, ['Find a Rancher', 'Become a Rancher'], ['Admin', 'Find Beef', 'Profile']],
] as const)('%s', (_, viewer, main, tabs) => {
  test('finds in the header what is theirs', async () => {
    visit('/', fakeServer(viewer));
    expect(await linksIn('Main', main[0])).toEqual(main);
  });

  test('finds it at the foot of a phone', async () => {
    setViewport(375);
    visit('/', fakeServer(viewer));
    expect(await linksIn('Tabs', tabs[0])).toEqual(tabs);
  });
});

test.each([
  ['customer', customer, ['My Orders', 'My Favorites', 'Profile Settings', 'Logout']],
  ['rancher', rancher, ['Rancher Dashboard', 'Profile Settings', 'Logout']],
  ['admin', admin, ['Admin Panel', 'Profile Settings', 'Logout']],
])('the account menu of a %s', async (_, viewer, entries) => {
  visit('/', fakeServer(viewer));
  await userEvent.click(await screen.findByRole('button', { name: viewer.name }));
  expect(await screen.findByText('My Account')).toBeTruthy();
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(entries);
});

test('a ranch and its checkout belong to finding beef', async () => {
  setViewport(375);
  visit('/rancher/12/checkout', fakeServer(customer));
  expect((await screen.findByRole('link', { name: 'Find Beef' })).getAttribute('aria-current')).toBe('page');
});

test('the slide-out menu closes with what is chosen, Logout too', async () => {
  setViewport(375);
  visit('/', fakeServer(customer));
  await screen.findByRole('link', { name: 'Favorites' });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: customer.name });
  await userEvent.click(within(menu).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logged Out')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an unknown address says so', async () => {
  visit('/nowhere', fakeServer(null));
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  expect(document.title).toBe('Page not found – Herdline');
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { setViewport } from '../testing/setViewport';
import { admin, customer, fakeServer, rancher, visit } from '../testing/visit';

const linksIn = async (region: string, first: string) => {
  await within(screen.getByRole('navigation', { name: region })).findByRole('link', { name: first });
  const links = within(screen.getByRole('navigation', { name: region })).getAllByRole('link');
  return links.map((link) => link.textContent);
};

describe.each([
  ['a visitor', null, ['Find a Rancher', 'Become a Rancher'], ['Home', 'Find Beef', 'Sign in', 'Help']],
  [
    'a customer',
    customer,
    ['Find a Rancher', 'Become a Rancher', 'Messages'],
    ['Orders', 'Find Beef', 'Favorites', 'Profile', 'Help'],
  ],
  [
    'a rancher',
    rancher,
    ['Dashboard', 'Orders', 'Products', 'Herd', 'Messages'],
    ['Home', 'Dashboard', 'Orders', 'Products', 'Help'],
  ],
  ['an admin', admin, ['Find a Rancher', 'Become a Rancher'], ['Admin', 'Find Beef', 'Profile', 'Help']],
] as const)('%s', (_, viewer, main, tabs) => {
  test('sees their entries in the header', async () => {
    visit('/', fakeServer(viewer));
    expect(await linksIn('Main', main[0])).toEqual(main);
  });

  test('sees their tabs at the bottom of a phone', async () => {
    setViewport(375);
    visit('/', fakeServer(viewer));
    expect(await linksIn('Tabs', tabs[0])).toEqual(tabs);
  });
});

test.each([
  ['customer', customer, ['My Orders', 'My Favorites', 'Profile Settings', 'Logout']],
  ['rancher', rancher, ['Rancher Dashboard', 'Profile Settings', 'Logout']],
  ['admin', admin, ['Admin Panel', 'Profile Settings', 'Logout']],
])('the account menu of a %s has their entries', async (_, viewer, entries) => {
  visit('/', fakeServer(viewer));
  await userEvent.click(await screen.findByRole('button', { name: viewer.name }));
  expect(await screen.findByText('My Account')).toBeTruthy();
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(entries);
});

test('a visitor sees links to sign in and to sign up', async () => {
  visit('/', fakeServer(null));
  const header = within(screen.getAllByRole('banner')[0]!);
  expect((await header.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/auth');
  expect(header.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/auth?tab=register');
});

test.each(['/rancher/12', '/rancher/12/checkout', '/find-rancher'])('%s highlights Find a Rancher', async (path) => {
  setViewport(375);
  visit(path, fakeServer(customer));
  expect((await screen.findByRole('link', { name: 'Find Beef' })).getAttribute('aria-current')).toBe('page');
});

test('the footer repeats the main entries and links to the user guide', async () => {
  visit('/', fakeServer(rancher));
  expect(await linksIn('Footer', 'Dashboard')).toEqual([
    'Dashboard',
    'Orders',
    'Products',
    'Herd',
    'Messages',
    'User Guide',
  ]);
});

describe('the slide-out menu', () => {
  const openMenu = async () => {
    setViewport(375);
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    return within(await screen.findByRole('dialog'));
  };

  test.each([
    [customer, ['Find a Rancher', 'Become a Rancher', 'Messages', 'My Orders', 'My Favorites', 'Profile Settings']],
    [rancher, ['Dashboard', 'Orders', 'Products', 'Herd', 'Messages', 'Rancher Dashboard', 'Profile Settings']],
    [admin, ['Find a Rancher', 'Become a Rancher', 'Admin Panel', 'Profile Settings']],
  ])('has the main and the account entries for $userType', async (viewer, entries) => {
    visit('/', fakeServer(viewer));
    const menu = await openMenu();
    expect(await menu.findByRole('button', { name: 'Logout' })).toBeTruthy();
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(entries);
  });

  test('has the main entries, Sign in and Sign up for a visitor', async () => {
    visit('/', fakeServer(null));
    const menu = await openMenu();
    const entries = ['Find a Rancher', 'Become a Rancher', 'Sign in', 'Sign up'];
    expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(entries);
    expect(menu.queryByRole('button', { name: 'Logout' })).toBeNull();
  });
});

test('the slide-out menu closes after any choice, including Logout', async () => {
  setViewport(375);
  visit('/', fakeServer(customer));
  await screen.findByRole('link', { name: 'Favorites' });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: customer.name });
  await userEvent.click(within(menu).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logged Out')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an unknown URL shows the not-found page', async () => {
  visit('/nowhere', fakeServer(null));
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  expect(document.title).toBe('Page not found – Herdline');
});

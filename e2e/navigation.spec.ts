import { expect, type Page } from '@playwright/test';
import { gotoPainted } from './painted';
import { ADMIN, CUSTOMER, RANCHER } from './people';
import { test } from './test';
import { expectToast } from './toasts';

const people = [
  {
    who: 'a visitor',
    main: ['Find a Rancher', 'Become a Rancher'],
    account: [],
    tabs: ['Home', 'Find Beef', 'Sign in', 'Help'],
  },
  {
    who: 'a customer',
    person: CUSTOMER,
    main: ['Find a Rancher', 'Become a Rancher'],
    account: ['My Orders', 'My Favorites', 'Profile Settings'],
    tabs: ['Orders', 'Find Beef', 'Favorites', 'Profile', 'Help'],
  },
  {
    who: 'a rancher',
    person: RANCHER,
    main: ['Dashboard', 'Orders', 'Products'],
    account: ['Rancher Dashboard', 'Profile Settings'],
    tabs: ['Home', 'Dashboard', 'Orders', 'Products', 'Help'],
  },
  {
    who: 'an admin',
    person: ADMIN,
    main: ['Find a Rancher', 'Become a Rancher'],
    account: ['Admin Panel', 'Profile Settings'],
    tabs: ['Admin', 'Find Beef', 'Profile', 'Help'],
  },
];

const header = (page: Page) => page.getByRole('banner');
const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Tabs' });

test('the header has the links for each kind of person', async ({ enter }) => {
  for (const { who, person, main, account } of people) {
    await test.step(who, async () => {
      const page = await enter(person);
      await gotoPainted(page, '/guide');
      const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
      // A badge with a count may follow the text of a link.
      await expect(links).toContainText(main);
      await expect(tabBar(page)).toBeHidden();
      if (!person) {
        await expect(header(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
        await expect(header(page).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/auth?tab=register');
        return;
      }
      await header(page).locator('button[aria-haspopup=menu]').click();
      await expect(page.getByRole('menu', { name: 'My Account' }).getByRole('menuitem')).toHaveText([
        ...account,
        'Logout',
      ]);
    });
  }
});

test('a phone has tabs at the bottom, and the other links in a menu @phone', async ({ enter }) => {
  for (const { who, person, main, account, tabs } of people) {
    await test.step(who, async () => {
      const page = await enter(person);
      await gotoPainted(page, '/guide');
      await expect(tabBar(page).getByRole('link')).toContainText(tabs);
      await expect(tabBar(page).getByRole('link')).toHaveCount(tabs.length);
      await expect(tabBar(page).getByRole('link', { name: 'Help' })).toHaveAttribute('aria-current', 'page');
      await header(page).getByRole('button', { name: 'Menu' }).tap();
      const menu = page.getByRole('dialog');
      await expect(menu.getByRole('navigation', { name: 'Main' }).getByRole('link')).toContainText(main);
      if (person) {
        await expect(menu.getByRole('navigation', { name: 'My Account' }).getByRole('link')).toContainText(account);
      } else {
        await expect(menu.getByRole('link', { name: /^Sign/ })).toHaveText(['Sign in', 'Sign up']);
      }
    });
  }
});

test('the menu of a phone closes when a link in it is chosen @phone', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/rancher/1');
  await expect(tabBar(family).getByRole('link', { name: 'Find Beef' })).toHaveAttribute('aria-current', 'page');
  const menu = family.getByRole('dialog', { name: 'Maria Alvarez' });
  const open = () => header(family).getByRole('button', { name: 'Menu' }).tap();
  await open();
  await menu.getByRole('link', { name: 'My Orders' }).tap();
  await expect(menu).toBeHidden();
  await expect(family).toHaveURL('/customer-orders');
  await open();
  await menu.getByRole('button', { name: 'Logout' }).tap();
  await expect(menu).toBeHidden();
  await expectToast(family, 'Logged Out', 'You have been successfully logged out.');
  await expect(family).toHaveURL('/');
  await expect(tabBar(family).getByRole('link')).toHaveText(['Home', 'Find Beef', 'Sign in', 'Help']);
});

test('an unknown URL shows a not-found page with a link home', async ({ enter }) => {
  const visitor = await enter();
  await visitor.goto('/rancher-dashbord');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(visitor.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(visitor).toHaveTitle('Page not found – Herdline');
  await visitor.getByRole('link', { name: 'Back to Home' }).click();
  await expect(visitor).toHaveURL('/');
});

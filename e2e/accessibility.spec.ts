import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { cartOn, putInCart } from './carts';
import { ADMIN, CUSTOMER, RANCHER } from './people';
import { type Enter, test } from './test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();

/** Goes from screen to screen; each is looked at once its heading stands there. */
async function walk(page: Page, screens: Record<string, string | RegExp>): Promise<void> {
  for (const [path, name] of Object.entries(screens)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page, path);
    });
  }
}

/** A dialog that the button of this name opens. */
async function look(page: Page, button: string, dialogName: string): Promise<void> {
  await test.step(dialogName, async () => {
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog', { name: dialogName });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, dialogName);
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog).toBeHidden();
  });
}

async function openPedernales(enter: Enter): Promise<Page> {
  const family = await enter(CUSTOMER);
  await family.goto('/find-rancher?search=Pedernales');
  await family.getByRole('link', { name: 'Pedernales Bend Ranch', exact: true }).click();
  await expect(heading(family, 'Pedernales Bend Ranch')).toBeVisible();
  return family;
}

test('what visitors see is accessible @both', async ({ enter }) => {
  const visitor = await enter();
  await walk(visitor, {
    '/': /^Skip the Middlemen/,
    '/auth': 'Welcome to Herdline',
    '/auth?tab=register': 'Welcome to Herdline',
    '/forgot-password': 'Forgot',
    '/rancher-signup': 'Become a Rancher',
    '/nowhere': '404 Page Not Found',
  });
});

test('finding a ranch is accessible @both', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await walk(family, { '/find-rancher': 'Find a Rancher' });
  await look(family, 'Filters', 'Filter ranchers');
  await walk(family, { '/find-rancher?search=zzz': 'No ranchers found', '/favorites': 'My Favorite Ranchers' });
});

test('ordering from a ranch is accessible @both', async ({ enter }) => {
  const family = await openPedernales(enter);
  await expectAccessible(family, 'ranch');
  await look(family, 'Image 1 of', 'Pedernales Bend Ranch');
  await putInCart(family, 'Half Cow');
  await expectAccessible(family, 'cart');
  await cartOn(family).getByRole('link', { name: 'Checkout' }).click();
  await expect(family.getByText(/miles from ZIP/)).toBeVisible();
  await expectAccessible(family, 'checkout');
  await family.getByLabel('Full name').fill('');
  await family.getByRole('button', { name: 'Send order request' }).click();
  await expect(family.getByRole('alert')).toHaveText('Name is required');
  await expectAccessible(family, 'checkout with an error');
});

test('what customers come back to is accessible @both', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/customer-orders');
  await family.getByRole('button', { name: 'View Timeline' }).first().click();
  await expectAccessible(family, '/customer-orders');
  await walk(family, { '/profile': 'Profile' });
});

test('what ranchers work with is accessible @both', async ({ enter }) => {
  const rancher = await enter(RANCHER);
  await walk(rancher, {
    '/rancher-dashboard': 'Pedernales Bend Ranch',
    '/rancher-dashboard?tab=commission': 'Pedernales Bend Ranch',
    '/rancher-dashboard?tab=commission&view=payment': 'Pedernales Bend Ranch',
    '/rancher-dashboard?tab=profile': 'Pedernales Bend Ranch',
    '/rancher-products': 'Manage Products',
  });
  await look(rancher, 'Set Bulk Beef Prices', 'Set Bulk Beef Prices');
  await look(rancher, 'Add Product', 'Add Product');
  await walk(rancher, { '/rancher-orders': 'Manage Orders' });
  await look(rancher, 'Update Status', 'Update order');
});

test('what admins work with is accessible @both', async ({ enter }) => {
  const admin = await enter(ADMIN);
  const sheet = 'Admin Dashboard';
  await walk(admin, { '/admin': sheet });
  await look(admin, 'View', 'Rancher Details');
  await walk(admin, {
    '/admin?tab=approved': sheet,
    '/admin?tab=orders': sheet,
    '/admin?tab=customers': sheet,
    '/admin?tab=commissions': sheet,
  });
  await look(admin, 'Record Payment', 'Record Payment');
});

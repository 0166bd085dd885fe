import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnBoth, expectNoHorizontalScroll } from '../axe';
import { cartOn, putInCart } from '../carts';
import { ADMIN, CUSTOMER, PASSWORD, RANCHER } from '../people';
import { fillInApplication, newRanch } from '../ranches';
import { type Enter, test } from '../test';

/** Checks each screen as soon as its text appears. */
async function checkScreens(page: Page, screens: Record<string, string | RegExp>): Promise<void> {
  for (const [path, text] of Object.entries(screens)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expectAccessibleOnBoth(page, path);
      if (path.startsWith('/admin')) await expectToFitTablet(page, path);
    });
  }
}

/** The tables of the admin panel are wide. */
async function expectToFitTablet(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectNoHorizontalScroll(page, path);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Checks the dialog that a button opens, directly or through an entry of its menu. */
async function checkDialog(page: Page, button: string, dialogName: string, entry?: string): Promise<void> {
  await test.step(dialogName, async () => {
    await page.getByRole('button', { name: button }).first().click();
    if (entry) await page.getByRole('menuitem', { name: entry, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: dialogName }).or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await expectAccessibleOnBoth(page, dialogName);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
}

async function openPedernales(enter: Enter): Promise<Page> {
  const family = await enter(CUSTOMER);
  await family.goto('/find-rancher?search=Pedernales');
  await family.getByRole('link', { name: 'Pedernales Bend Ranch', exact: true }).click();
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('Pedernales Bend Ranch');
  return family;
}

test('the screens of visitors are accessible', async ({ enter }) => {
  const visitor = await enter();
  await checkScreens(visitor, {
    '/reset-password': 'Invalid Token',
    '/reset-password?token=any': 'Choose a new password',
    '/favorites': 'Sign In to View Favorites',
    '/': /^Skip the Middlemen/,
    '/auth': 'Welcome to Herdline',
    '/auth?tab=register': 'Welcome to Herdline',
    '/forgot-password': 'Forgot',
    '/guide': 'Find a ranch and order beef',
    '/guide?journey=shares': 'The cuts, and what to ask for',
    '/guide?journey=harvest': 'What a cut sheet asks',
    '/terms': 'In short',
    '/privacy': 'In short',
    '/accessibility': 'In short',
    '/security': 'In short',
    '/nowhere': '404 Page Not Found',
  });
  await checkDialog(visitor, 'Feedback', 'Feedback');
});

test('applying as a rancher is accessible', async ({ enter }) => {
  const visitor = await enter();
  await checkScreens(visitor, {
    '/rancher-signup-enhanced': 'Your ranch',
    '/rancher-signup-enhanced?tab=products': 'What you sell',
    '/rancher-signup-enhanced?tab=ranch': 'In your words',
    '/rancher-signup-enhanced?tab=delivery': 'How families get it',
    '/rancher-signup?step=start': 'Where your ranch is',
    '/rancher-signup': 'How to reach you',
  });
  await fillInApplication(visitor, newRanch('Dry Creek Ranch', 'Joe Ortiz'));
  await expectAccessibleOnBoth(visitor, 'agreement');
});

test('finding a ranch is accessible', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await checkScreens(family, { '/find-rancher?state=utah': 'Abajo Rim Angus' });
  await checkDialog(family, 'Filters', 'Filter ranchers');
  await checkScreens(family, {
    '/find-rancher?near=78704&by=local-delivery&search=Pedernales': 'Reaches me by Local Delivery',
  });
  await checkDialog(family, 'Filters', 'Filter ranchers');
  await checkDialog(family, 'Quick View', 'Pedernales Bend Ranch');
  await checkScreens(family, { '/find-rancher?search=zzz': 'No ranchers found', '/favorites': 'My Favorite Ranchers' });
});

test('ordering from a ranch is accessible', async ({ enter }) => {
  const family = await openPedernales(enter);
  await expectAccessibleOnBoth(family, 'ranch');
  await checkDialog(family, 'Hereford cattle at the windmill', 'Pedernales Bend Ranch');
  await putInCart(family, 'Half Cow');
  await expectAccessibleOnBoth(family, 'cart');
  await cartOn(family).getByRole('link', { name: 'Checkout' }).click();
  await expect(family.getByText(/miles from ZIP/)).toBeVisible();
  await expectAccessibleOnBoth(family, 'checkout');
  await family.getByLabel('Full name').fill('');
  await family.getByRole('button', { name: 'Send Order Request' }).click();
  await expect(family.getByRole('alert')).toHaveText('Name is required');
  await expectAccessibleOnBoth(family, 'checkout with an error');
});

test('the order and profile screens of customers are accessible', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/customer-orders');
  await family.getByRole('button', { name: 'View Timeline' }).first().click();
  await expectAccessibleOnBoth(family, '/customer-orders');
  await family.goto('/customer-orders?status=pending');
  await checkDialog(family, 'Cancel Order', 'Cancel order');
  const orderId = (
    await family
      .getByText(/^Order #\d+$/)
      .first()
      .innerText()
  ).replace(/\D/g, '');
  await checkScreens(family, {
    [`/rancher/1/checkout?placed=${orderId}`]: 'Order Request Submitted Successfully',
    '/profile': 'Profile',
  });
  await family.getByRole('button', { name: 'Edit Profile' }).click();
  await expectAccessibleOnBoth(family, '/profile, edited');
  await checkDialog(family, 'Sign Out Everywhere', 'Sign out everywhere?');
});

test('the menu of a phone is accessible @phone', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/favorites');
  await family.getByRole('button', { name: 'Menu' }).tap();
  await expect(family.getByRole('dialog', { name: 'Maria Alvarez' })).toBeVisible();
  await expectAccessible(family, 'the menu');
});

test('the screens of ranchers are accessible', async ({ enter }) => {
  const rancher = await enter(RANCHER);
  await checkScreens(rancher, {
    '/rancher-dashboard': /^Showing 1-5 of/,
    '/rancher-dashboard?tab=commission': 'Of each fulfilled order',
    '/rancher-dashboard?tab=commission&view=payment': 'Submit Payment Request',
    '/rancher-dashboard?tab=profile': 'View Public Page',
    '/profile': 'Ranch Profile',
    '/profile?tab=products': 'Shares of a cow',
    '/profile?tab=raising': 'In your words',
    '/profile?tab=delivery': 'How families get it',
    '/rancher/herd': 'Processors',
    '/rancher-products': 'Bulk Beef Pricing',
  });
  await checkDialog(rancher, 'Set Bulk Beef Prices', 'Set Bulk Beef Prices');
  await checkDialog(rancher, 'Add Product', 'Add Product');
  await checkScreens(rancher, { '/rancher-orders': 'Commission pending' });
  await checkDialog(rancher, 'Update Status', 'Update order');
});

test('the dialogs of ranchers are accessible', async ({ enter }) => {
  const rancher = await enter(RANCHER);
  const orders = await (await rancher.request.get('/api/rancher/orders')).json();
  const [first, second] = orders.map(({ id }: { id: number }) => id);
  await checkScreens(rancher, {
    [`/rancher-dashboard?order=${first}`]: 'Status history',
    '/rancher-dashboard?archived': 'Clear Filters',
    [`/rancher-orders?print=${first},${second}`]: 'A sheet for each order.',
    '/profile?dialog=photos': 'Main photo',
  });
  await rancher.goto('/profile?tab=products');
  await checkDialog(rancher, 'Preview', 'Preview');
  await checkDialog(rancher, 'Add Product', 'Add Product');
  await checkDialog(rancher, 'Add Variant to', 'Add Variant');
  await rancher.goto('/rancher-products');
  await checkDialog(rancher, 'Edit', 'Edit Product');
  await checkDialog(rancher, 'Delete', 'Delete');
});

test('the screens for API tokens and webhooks are accessible', async ({ enter }) => {
  const rancher = await enter(RANCHER);
  // Other tests may have created tokens or webhooks.
  await checkScreens(rancher, { '/profile/api': /^(No Tokens Yet|Revoke)/ });
  await checkDialog(rancher, 'New Token', 'New token');
  await checkDialog(rancher, 'New Webhook', 'New webhook');
  await checkScreens(await enter(ADMIN), {
    '/profile': 'Tokens and Webhooks',
    '/profile/api': /^(No Webhooks Yet|Delete)/,
  });
});

/** Adds a ranch with a very long name and email, which must not widen any screen. */
async function applyWithLongNames(page: Page): Promise<void> {
  const { ranchName, owner } = newRanch('Throckmorton-Hollingsworth Cattle Company', 'Bartholomew Throckmorton');
  const email = `office.of.bartholomew.throckmorton-hollingsworth.${owner.email}`;
  const user = { ...owner, email, password: PASSWORD };
  const rancher = { ranchName, city: owner.city, state: owner.state, zipCode: '78701' };
  expect((await page.request.post('/api/ranchers', { data: { user, rancher } })).status()).toBe(201);
}

test('the screens of admins are accessible, and fit a tablet', async ({ enter }) => {
  await applyWithLongNames(await enter());
  const admin = await enter(ADMIN);
  await checkScreens(admin, {
    '/admin': 'Caney Fork Cattle Company',
    '/admin?tab=pending': 'Caney Fork Cattle Company',
  });
  await checkDialog(admin, 'More – Caney Fork Cattle Company', 'Rancher Details', 'View');
  await checkDialog(admin, 'Approve – Caney Fork Cattle Company', 'Approve Rancher');
  await checkScreens(admin, { '/admin?tab=approved&search=Texas': 'Pedernales Bend Ranch' });
  await checkDialog(admin, 'More – Pedernales Bend Ranch', 'Edit Rancher Profile', 'Edit');
  await checkScreens(admin, {
    '/admin?tab=orders&search=Alvarez': /^#\d+$/,
    '/admin?tab=orders&search=Alvarez&order=1': 'Status History',
    '/admin?tab=customers&search=Texas': 'Maria Alvarez',
    '/admin?tab=audit&search=Pedernales': 'Pedernales Bend Ranch',
    '/admin?tab=orders&search=Alvarez&support=order-1': 'Emails (',
    '/admin?tab=analytics': 'Orders per month',
    '/admin?tab=commissions&search=Texas': 'Pedernales Bend Ranch',
  });
  await checkDialog(admin, 'More – Pedernales Bend Ranch', 'Pedernales Bend Ranch', 'Ledger');
  for (const tab of ['today', 'ranchers', 'feedback']) {
    await admin.goto(`/admin?tab=${tab}`);
    await expect(admin.getByRole('tab', { selected: true })).toBeVisible();
    await expect(admin.locator('main [aria-busy=true]')).toHaveCount(0);
    await expectToFitTablet(admin, tab);
  }
});

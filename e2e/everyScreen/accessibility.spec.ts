import { expect, type Page } from '@playwright/test';
import { placeAt, type ScreenName } from '../../rules/site';
import { expectAccessible, expectAccessibleOnBoth, expectNoHorizontalScroll, expectStrongInSunlight } from '../axe';
import { cartOn, putInCart } from '../carts';
import { CUSTOMER, PASSWORD, RANCHER } from '../people';
import { fillInApplication, newRanch } from '../ranches';
import { test } from '../test';
import { expectReadableZoomed, expectRoomForSpacing } from './enlarged';
import { PEOPLE, type Visit, visits } from './visits';

async function open(page: Page, { path, shows }: Pick<Visit, 'path' | 'shows'>): Promise<string> {
  const address = typeof path === 'string' ? path : await path(page);
  await page.goto(address);
  await expect(page.getByText(shows).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  return address;
}

/** The tables of the admin panel are wide. */
async function expectToFitTablet(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectNoHorizontalScroll(page, path);
}

async function checkVisit(page: Page, screen: ScreenName, visit: Visit): Promise<void> {
  const address = await open(page, visit);
  expect(placeAt(new URL(page.url()).pathname).screen).toBe(screen);
  const name = `${visit.by} at ${address}`;
  await expectAccessibleOnBoth(page, name);
  if (visit.by === 'admin') await expectToFitTablet(page, name);
  await expectReadableZoomed(page, name);
  await expectRoomForSpacing(page, name);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectStrongInSunlight(page, name);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Adds a ranch with a very long name and email, which must not widen any screen. */
async function applyWithLongNames(page: Page): Promise<void> {
  const { ranchName, owner } = newRanch('Throckmorton-Hollingsworth Cattle Company', 'Bartholomew Throckmorton');
  const email = `office.of.bartholomew.throckmorton-hollingsworth.${owner.email}`;
  const user = { ...owner, email, password: PASSWORD };
  const rancher = { ranchName, city: owner.city, state: owner.state, zipCode: '78701' };
  expect((await page.request.post('/api/ranchers', { data: { user, rancher } })).status()).toBe(201);
}

test.describe.configure({ mode: 'parallel' });

/** Few enough that a busy machine checks them within the time of a test. */
const VISITS_AT_ONCE = 10;

const all = (Object.entries(visits) as [ScreenName, Visit[]][]).flatMap(([screen, of]) =>
  of.map((visit) => ({ screen, visit })),
);

for (const by of Object.keys(PEOPLE) as Visit['by'][]) {
  const own = all.filter(({ visit }) => visit.by === by);
  for (let from = 0; from < own.length; from += VISITS_AT_ONCE) {
    const some = own.slice(from, from + VISITS_AT_ONCE);
    test(`screens of a ${by} are accessible, enlarged too: ${from + 1}-${from + some.length}`, async ({ enter }) => {
      // A very long name and email must not widen any screen.
      if (by === 'admin') await applyWithLongNames(await enter());
      const page = await enter(PEOPLE[by]);
      for (const { screen, visit } of some)
        await test.step(`${screen}, ${visit.path}`, () => checkVisit(page, screen, visit));
    });
  }
}

/** The button that opens a dialog, the dialog's name, and the entry of the button's menu if it opens one. */
type Opening = [button: string, dialog: string, entry?: string];

const dialogs: Record<Visit['by'], [path: string, ...Opening[]][]> = {
  visitor: [['/auth', ['Feedback', 'Feedback']]],
  family: [
    ['/find-rancher?state=utah', ['Filters', 'Filter ranchers']],
    [
      '/find-rancher?near=78704&by=local-delivery&search=Pedernales',
      ['Filters', 'Filter ranchers'],
      ['Quick View', 'Pedernales Bend Ranch'],
    ],
    ['/rancher/1', ['Hereford cattle at the windmill', 'Pedernales Bend Ranch']],
    ['/customer-orders?status=pending', ['Cancel Order', 'Cancel order']],
    ['/profile', ['Sign Out Everywhere', 'Sign out everywhere?']],
  ],
  rancher: [
    ['/rancher-dashboard', ['View order', 'Order #']],
    ['/rancher-orders', ['Update Status', 'Update order']],
    [
      '/profile?tab=products',
      ['Preview', 'Preview'],
      ['Add Product', 'Add Product'],
      ['Add Variant to', 'Add Variant'],
    ],
    [
      '/rancher-products',
      ['Set Bulk Beef Prices', 'Set Bulk Beef Prices'],
      ['Edit', 'Edit Product'],
      ['Delete', 'Delete'],
    ],
    ['/profile/api', ['New Token', 'New token'], ['New Webhook', 'New webhook']],
  ],
  admin: [
    [
      '/admin?tab=pending&search=Caney',
      ['More – Caney Fork Cattle Company', 'Rancher Details', 'View'],
      ['Approve – Caney Fork Cattle Company', 'Approve Rancher'],
    ],
    ['/admin?tab=approved&search=Texas', ['More – Pedernales Bend Ranch', 'Edit Rancher Profile', 'Edit']],
    ['/admin?tab=commissions&search=Texas', ['More – Pedernales Bend Ranch', 'Pedernales Bend Ranch', 'Ledger']],
  ],
};

async function checkDialog(page: Page, [button, dialogName, entry]: Opening): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  if (entry) await page.getByRole('menuitem', { name: entry, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: dialogName }).or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  await expectAccessibleOnBoth(page, dialogName);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

for (const by of Object.keys(PEOPLE) as Visit['by'][]) {
  test(`the dialogs of a ${by} are accessible`, async ({ enter }) => {
    const page = await enter(PEOPLE[by]);
    for (const [path, ...openings] of dialogs[by]) {
      await page.goto(path);
      for (const opening of openings) await test.step(`${path}, ${opening[1]}`, () => checkDialog(page, opening));
    }
  });
}

test('steps of a form, errors and sheets are accessible', async ({ enter }) => {
  const [visitor, family, rancher] = [await enter(), await enter(CUSTOMER), await enter(RANCHER)];
  await visitor.goto('/rancher-signup');
  await fillInApplication(visitor, newRanch('Dry Creek Ranch', 'Joe Ortiz'));
  await expectAccessibleOnBoth(visitor, 'agreement');

  await family.goto('/rancher/1');
  await putInCart(family, 'Half Cow');
  await expectAccessibleOnBoth(family, 'cart');
  await cartOn(family).getByRole('link', { name: 'Checkout' }).click();
  await family.getByLabel('Full name').fill('');
  await family.getByRole('button', { name: 'Send Order Request' }).click();
  await expect(family.getByRole('alert')).toHaveText('Name is required');
  await expectAccessibleOnBoth(family, 'checkout with an error');
  await family.goto('/customer-orders');
  await family.getByRole('button', { name: 'View Timeline' }).first().click();
  await expectAccessibleOnBoth(family, 'timeline');
  await family.goto('/profile');
  await family.getByRole('button', { name: 'Edit Profile' }).click();
  await expectAccessibleOnBoth(family, '/profile, edited');

  const orders = await (await rancher.request.get('/api/rancher/orders')).json();
  const [first, second] = orders.map(({ id }: { id: number }) => id);
  await open(rancher, { path: `/rancher-orders?print=${first},${second}`, shows: 'A sheet for each order.' });
  await expectAccessibleOnBoth(rancher, 'packing sheets');
});

test('the menu of a phone is accessible @phone', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/favorites');
  await family.getByRole('button', { name: 'Menu' }).tap();
  await expect(family.getByRole('dialog', { name: 'Maria Alvarez' })).toBeVisible();
  await expectAccessible(family, 'the menu');
});

test('colors for sunlight stay chosen, also where dark ones are preferred', async ({ enter }) => {
  const page = await enter(CUSTOMER);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Colors for Sunlight' }).click();
  await page.getByRole('button', { name: 'Normal Colors' }).waitFor();
  await page.goto('/find-rancher');
  await expect(page.getByRole('button', { name: 'Normal Colors' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

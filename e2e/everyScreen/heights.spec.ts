import { expect, type Locator, type Page } from '@playwright/test';
import { ADMIN, CUSTOMER, RANCHER } from '../people';
import { test } from '../test';

const HEIGHT = 'document.documentElement.scrollHeight';
/** The height of what scrolls in the open dialog. */
const DIALOG_HEIGHT = `Math.max(...[...document.querySelectorAll('[role=dialog], [role=dialog] *')].map((part) => part.scrollHeight))`;

/** Expects a screen of the demo to be short, once it shows its last part. */
async function expectShort(page: Page, path: string, last: Locator, most: number): Promise<void> {
  await page.goto(path);
  await expect(last).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect.soft(await page.evaluate<number>(HEIGHT), path).toBeLessThanOrEqual(most);
}

test('the screens of a rancher are short on a phone @phone', async ({ enter }) => {
  const rancher = await enter(RANCHER);
  const showing = rancher.getByText(/^Showing 1-5 of/);
  await expectShort(rancher, '/rancher-dashboard', showing, 2_700);
  await expectShort(rancher, '/rancher-orders', rancher.getByRole('button', { name: 'Show More Orders' }), 3_500);
  await expectShort(rancher, '/rancher/herd', rancher.getByRole('tabpanel').getByRole('listitem').first(), 4_000);
  for (const tab of ['ranch', 'products', 'raising', 'delivery']) {
    const save = rancher.getByRole('button', { name: 'Save Changes' });
    await expectShort(rancher, `/profile?tab=${tab}`, save, 2_000);
  }
});

test('the screens of a family are short on a phone, and its order can be sent from the first one @phone', async ({
  enter,
}) => {
  const family = await enter(CUSTOMER);
  const open = family.getByRole('article').filter({ has: family.getByRole('button', { name: 'Print' }) });
  await family.goto('/customer-orders');
  // The shares load later, with a warning about the weight of this one.
  await expect(open.getByRole('list', { name: /^Calendar of animal/ })).toBeVisible();
  // Higher until its fonts are there.
  await expect.poll(async () => (await open.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(1_600);

  await family.getByRole('article').filter({ hasText: 'Choose your cuts by' }).getByRole('button').first().tap();
  await family
    .getByRole('button', { name: /^Choose Your Cuts/ })
    .first()
    .tap();
  await expect(family.getByRole('combobox', { name: 'Brisket', exact: true })).toBeVisible();
  expect.soft(await family.evaluate<number>(DIALOG_HEIGHT), 'cut sheet').toBeLessThanOrEqual(3_000);

  await family.goto('/find-rancher?search=Pedernales');
  await family.getByRole('link', { name: 'Pedernales Bend Ranch', exact: true }).tap();
  await expect(family).toHaveURL(/\/rancher\/\d+/);
  const { pathname } = new URL(family.url());
  await expectShort(family, pathname, family.getByRole('region', { name: /Reviews/ }).first(), 8_000);
  const bar = family.getByRole('region', { name: 'Order from this ranch' });
  await bar.getByRole('button', { name: 'Order Now' }).tap();
  const send = family.getByRole('dialog').getByRole('button', { name: 'Send Order Request' });
  await expect(send).toBeInViewport({ ratio: 1 });
  expect(await family.evaluate<number>(DIALOG_HEIGHT)).toBeLessThanOrEqual(1_400);
});

test('an admin on a phone sees an order without scrolling @phone', async ({ enter }) => {
  const admin = await enter(ADMIN);
  await admin.goto('/admin?tab=orders');
  await expect(admin.getByRole('button', { name: /^View/ }).first()).toBeInViewport({ ratio: 1 });
});

import { expect, type Page } from '@playwright/test';
import { openRanch } from '../openRanch';
import { createFamily, PASSWORD } from '../people';
import { newRanch } from '../ranches';
import { test } from '../test';
import { expectToast } from '../toasts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

test('a family sees the profile that a rancher saved @phone', async ({ enter }) => {
  const { id, rancher } = await openRanch(enter);
  await rancher.goto('/profile');
  await rancher.getByLabel('Short description').fill('Dry-aged beef from the creek.');
  await openTab(rancher, 'Products');
  await rancher.getByRole('button', { name: 'Shares of a cow' }).click();
  await expect(rancher.getByLabel('Half Cow price')).toHaveValue('1800.00');
  await rancher.getByLabel('Half Cow price').fill('1950');

  await rancher.getByRole('button', { name: 'Preview' }).click();
  const preview = rancher.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('$1,950.00').first()).toBeVisible();
  await expect(preview.getByText('Dry-aged beef from the creek.')).toBeVisible();
  await expect(preview.getByRole('button', { name: /^Add to Cart/ }).first()).toBeDisabled();
  await rancher.keyboard.press('Escape');
  await save(rancher);
  await expectToast(rancher, 'Profile Updated', 'Your ranch profile has been saved.');

  const family = await enter(await createFamily(enter));
  await family.goto(`/rancher/${id}`);
  await expect(family.getByText('Dry-aged beef from the creek.')).toBeVisible();
  await expect(family.getByText('$1,950.00').first()).toBeVisible();
});

test('a rancher registers with a product and previews the pending ranch @phone', async ({ enter }) => {
  const page = await enter();
  const { ranchName, owner } = newRanch('Dry Creek Ranch', 'Joe Ortiz');
  await page.goto('/rancher-signup-enhanced');
  await page.getByLabel('Ranch name').fill(ranchName);
  await page.getByLabel('City').fill(owner.city);
  await page.getByLabel('State').selectOption(owner.state);
  await page.getByLabel('Zip code').fill(owner.zipCode);
  await page.getByLabel('Full name').fill(owner.name);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByLabel('I accept the terms').check();

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByLabel('Product name').fill('Beef jerky');
  await dialog.getByLabel('Price').fill('12.99');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Product added', 'Beef jerky');
  await page.getByRole('button', { name: 'Register Ranch' }).click();
  await expectToast(page, 'Registration successful!', 'Your rancher account is pending approval.');
  await expect(page).toHaveURL('/login');

  const rancher = await enter(owner);
  await rancher.goto('/rancher-dashboard');
  await rancher.getByRole('link', { name: 'Preview Your Page' }).first().click();
  await expect(rancher.getByRole('heading', { level: 1 })).toHaveText(ranchName);
  await expect(rancher.getByText('This is a preview of your page.')).toBeVisible();
  await expect(rancher.getByText('$12.99').first()).toBeVisible();
});

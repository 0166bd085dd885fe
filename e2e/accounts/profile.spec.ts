import { expect, type Page } from '@playwright/test';
import { openRanch } from '../openRanch';
import { createFamily } from '../people';
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

import { expect, type Page } from '@playwright/test';
import { expectToast } from '../toasts';

export async function setHalfCowPrice(rancher: Page, dollars: string): Promise<void> {
  await rancher.getByRole('button', { name: 'Set Bulk Beef Prices' }).click();
  const dialog = rancher.getByRole('dialog', { name: 'Set Bulk Beef Prices' });
  await dialog.getByLabel('Half Cow').fill('-1');
  await dialog.getByLabel('Half Cow').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Price must be 0 or greater');
  await dialog.getByLabel('Half Cow').fill(dollars);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save Prices' }).click();
  await expectToast(rancher, 'Prices updated', 'Families see them now.');
}

/** Adds a custom product, after an attempt without a price. */
export async function addProduct(rancher: Page, name: string, dollars: string): Promise<void> {
  await rancher.getByRole('button', { name: 'Add Product' }).click();
  const dialog = rancher.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByLabel('Product name').fill(name);
  await dialog.getByLabel('Product name').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Price must be greater than 0');
  await dialog.getByLabel('Price', { exact: true }).fill(dollars);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Add Product' }).click();
  await expectToast(rancher, 'Product added', name);
  await expect(rancher.getByRole('heading', { name })).toBeVisible();
}

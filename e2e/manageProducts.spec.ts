import { expect } from '@playwright/test';
import { failOperation } from './failures';
import { expectRefused, fillIn } from './fields';
import { openRanch } from './openRanch';
import { test } from './test';
import { expectToast } from './toasts';

test('a rancher sets the prices of shares and manages products', async ({ enter }) => {
  const { rancher } = await openRanch(enter);
  const dialog = rancher.getByRole('dialog');
  const priceOf = (share: string) => rancher.getByText(share, { exact: true }).locator('xpath=..');
  const press = (name: string) => dialog.getByRole('button', { name }).click();
  const card = (name: string) => rancher.getByRole('listitem').filter({ has: rancher.getByRole('heading', { name }) });
  await rancher.goto('/rancher-products');

  await test.step('shares without a price show as not set', async () => {
    await expect(priceOf('Quarter Cow')).toContainText('Not setAbout 100-125 lbs of beef');
    await expect(priceOf('Half Cow')).toContainText('$1,800.00About 200-250 lbs of beef');
    await expect(priceOf('Whole Cow')).toContainText('Not setAbout 400-500 lbs of beef');
  });

  await test.step('a price puts a share on sale, and 0 takes it off sale', async () => {
    await rancher.getByRole('button', { name: 'Set Bulk Beef Prices' }).click();
    await expect(dialog.getByLabel('Quarter Cow')).toHaveAccessibleDescription(/^Typical \$700-\$1,200/);
    await fillIn(dialog, { 'Quarter Cow': '950.5', 'Half Cow': '0', 'Whole Cow': '-1' });
    await press('Save Prices');
    await expectRefused(dialog, { 'Whole Cow': 'Price must be 0 or greater' });
    await dialog.getByLabel('Whole Cow').fill('');
    const restore = await failOperation(rancher, 'UpdateBeefPrices');
    await press('Save Prices');
    await expectToast(rancher, 'Error updating prices', 'Please try again');
    await restore();
    await press('Save Prices');
    await expectToast(rancher, 'Prices updated', 'Families see them now.');
    await expect(priceOf('Quarter Cow')).toContainText('$950.50');
    await expect(priceOf('Half Cow')).toContainText('Not set');
  });

  await test.step('a product needs a name and a price', async () => {
    await rancher.getByRole('button', { name: 'Add Product' }).click();
    await dialog.getByLabel('Product name').fill('J');
    await press('Add Product');
    await expectRefused(dialog, {
      'Product name': 'Product name must be at least 2 characters',
      Price: 'Price must be greater than 0',
    });
    await fillIn(dialog, { 'Product name': 'Summer Sausage', Price: '18.75' });
    const restore = await failOperation(rancher, 'CreateProduct');
    await press('Add Product');
    await expectToast(rancher, 'Error saving product', 'Please try again');
    await restore();
    await press('Add Product');
    await expectToast(rancher, 'Product added', 'Summer Sausage');
    await expect(card('Summer Sausage')).toContainText('$18.75');
  });

  await test.step('the product gets a variant and becomes unavailable', async () => {
    await rancher.getByRole('button', { name: 'Edit Summer Sausage' }).click();
    await expect(dialog).toHaveAccessibleName('Edit Product');
    await press('Add Variant');
    await fillIn(dialog, { 'Variant name': 'Gift box', 'Variant price': '0', Weight: '2.5' });
    await press('Save Product');
    await expectRefused(dialog, { 'Variant price': 'Variant must have a name and a price greater than 0' });
    await dialog.getByLabel('Variant price').fill('42');
    await dialog.getByRole('switch', { name: 'Available to order' }).uncheck();
    await press('Save Product');
    await expectToast(rancher, 'Product updated', 'Summer Sausage');
    const variants = card('Summer Sausage').getByRole('list', { name: 'Variants of Summer Sausage' });
    await expect(variants).toHaveText(/^Regular\$[\d.]+Gift box, 2.5 lb\$42\.00$/);
    await expect(card('Summer Sausage')).toContainText('Not available');
  });

  await test.step('deleting asks first', async () => {
    const question = rancher.getByRole('alertdialog');
    await rancher.getByRole('button', { name: 'Delete Summer Sausage' }).click();
    await expect(question).toHaveAccessibleName('Delete Summer Sausage?');
    await question.getByRole('button', { name: 'Keep Product' }).click();
    await expect(card('Summer Sausage')).toBeVisible();
    const restore = await failOperation(rancher, 'DeleteProduct');
    await rancher.getByRole('button', { name: 'Delete Summer Sausage' }).click();
    await question.getByRole('button', { name: 'Delete Product' }).click();
    await expectToast(rancher, 'Error deleting product', 'Please try again');
    await restore();
    for (const product of ['Summer Sausage', 'Beef Jerky']) {
      await rancher.getByRole('button', { name: `Delete ${product}` }).click();
      await question.getByRole('button', { name: 'Delete Product' }).click();
      await expectToast(rancher, 'Product deleted', `${product} is no longer on sale.`);
    }
    await expect(rancher.getByRole('heading', { name: 'No Custom Products' })).toBeVisible();
  });
});

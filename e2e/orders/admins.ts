import { expect, type Locator, type Page } from '@playwright/test';
import { expectToast } from '../toasts';

/** Searches the open tab for a ranch and returns its row. */
async function findRanch(admin: Page, ranchName: string): Promise<Locator> {
  await admin.getByLabel('Search ranchers').fill(ranchName);
  return admin.getByRole('row', { name: ranchName });
}

export async function approveRanch(admin: Page, ranchName: string): Promise<void> {
  const row = await findRanch(admin, ranchName);
  await row.getByRole('button', { name: 'Approve' }).click();
  await admin.getByRole('alertdialog', { name: 'Approve Rancher' }).getByRole('button', { name: 'Approve' }).click();
  await expectToast(admin, 'Rancher Approved', `${ranchName} is now visible to customers.`);
  await expect(row).toBeHidden();
}

/** Records a payment of the ranch's full balance, which the dialog fills in. */
export async function recordPayment(admin: Page, ranchName: string, balance: string): Promise<void> {
  const row = await findRanch(admin, ranchName);
  await expect(row).toContainText(balance);
  await row.getByRole('button', { name: 'Record Payment' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Record Payment' });
  await expect(dialog.getByLabel('Amount')).toHaveValue(balance.replace('$', ''));
  await expect(dialog.getByLabel('Description')).toHaveValue(`Commission balance of ${ranchName}`);
  await dialog.getByLabel('Description').fill('');
  await dialog.getByLabel('Description').press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Description is required');
  await dialog.getByLabel('Description').fill('Venmo of May 20');
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Record Payment' }).click();
  await expectToast(admin, 'Payment Recorded', `${balance} from ${ranchName}.`);
  await expect(row).toContainText('Paid');
  await expect(row).toContainText('$0.00');
}

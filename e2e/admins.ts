import type { Locator, Page } from '@playwright/test';

/** The row of a ranch in the sheet that is open, found by its name as an admin would. */
export async function findRanch(admin: Page, ranchName: string): Promise<Locator> {
  await admin.getByLabel('Search ranchers').fill(ranchName);
  return admin.getByRole('row', { name: ranchName });
}

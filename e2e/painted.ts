import { expect, type Page } from '@playwright/test';

/** Opens a prerendered page and waits for its script, so that presses take effect immediately and none is replayed later. */
export async function gotoPainted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeEnabled();
}

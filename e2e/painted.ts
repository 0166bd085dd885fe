import { expect, type Page } from '@playwright/test';

/** A page that the build has painted; waits for the script, before which a press on a tab, a menu or a slider is lost. */
export async function gotoPainted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeEnabled();
}

import { expect, type Page } from '@playwright/test';

/** A page that the build has painted; waits for the script, so that each press is answered at once and none is made up for. */
export async function gotoPainted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeEnabled();
}

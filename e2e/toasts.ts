import { expect, type Locator, type Page } from '@playwright/test';

/** The one toast. An open dialog hides it from screen readers, not from the eye. */
export const toastOn = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Notifications', includeHidden: true })
    .getByRole('listitem', { includeHidden: true });

export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  await expect(toastOn(page)).toContainText(title + description);
}

import { expect, type Locator, type Page } from '@playwright/test';

/** Includes hidden elements, because an open dialog hides the toast from screen readers, though not from view. */
export const toastOn = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Notifications', includeHidden: true })
    .getByRole('listitem', { includeHidden: true });

export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  await expect(toastOn(page)).toContainText(title + description);
}

import { expect, type Locator, type Page } from '@playwright/test';
import { toastOn } from './toasts';

export const cartOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Your Cart' });

/** Something on the page of a ranch that can be put in the cart. */
export const offerOf = (page: Page, item: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: item, exact: true }) });

/** For a ranch that is new to the cart the drawer opens; further things are told by a toast. */
export async function putInCart(page: Page, item: string): Promise<void> {
  await offerOf(page, item).getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartOn(page).or(toastOn(page).getByText('Added to cart'))).toBeVisible();
}

/** What the drawer lists, as `Beef Jerky × 2`. */
export async function expectInCart(page: Page, ranchName: string, items: Record<string, number>): Promise<void> {
  const lines = cartOn(page).getByRole('list', { name: `Items from ${ranchName}` });
  await expect(lines.getByRole('listitem')).toHaveCount(Object.keys(items).length);
  for (const [name, quantity] of Object.entries(items)) {
    await expect(lines.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue(String(quantity));
  }
}

import { expect, type Locator, type Page } from '@playwright/test';
import { toastOn } from './toasts';

export const cartOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Your Cart' });

/** An item on the page of a ranch that can be put in the cart. */
export const offerOf = (page: Page, item: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: item, exact: true }) });

/** Adds an item to the cart. The drawer opens for the first item of a ranch, and a toast shows for later ones. */
export async function putInCart(page: Page, item: string): Promise<void> {
  await offerOf(page, item).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartOn(page).or(toastOn(page).getByText('Added to cart'))).toBeVisible();
}

/** Expects exactly these quantities of items from a ranch in the drawer. */
export async function expectInCart(page: Page, ranchName: string, items: Record<string, number>): Promise<void> {
  const lines = cartOn(page).getByRole('list', { name: `Items from ${ranchName}` });
  await expect(lines.getByRole('textbox', { name: /^Quantity of / })).toHaveCount(Object.keys(items).length);
  for (const [name, quantity] of Object.entries(items)) {
    await expect(lines.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue(String(quantity));
  }
}

import { expect, type Page } from '@playwright/test';
import { cartOn, putInCart } from '../carts';
import type { OpenRanch } from '../openRanch';

/** Puts a half cow of the ranch in the cart and opens the checkout, whose form is filled in from the profile. */
export async function goToCheckout(page: Page, { id, ranchName }: OpenRanch): Promise<void> {
  await page.goto(`/rancher/${id}?tab=products`);
  await putInCart(page, 'Half Cow');
  await cartOn(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(`/rancher/${id}/checkout`);
  await expect(page.getByText(`${ranchName} is 2.4 miles from ZIP 78704.`)).toBeVisible();
}

/** Sends the order request and returns the number of the order. */
export async function sendRequest(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send Order Request' }).click();
  await expectSent(page);
  const number = await page.getByText(/^Order #\d+/).textContent();
  return number!.match(/\d+/)![0];
}

export async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Request Submitted Successfully');
}

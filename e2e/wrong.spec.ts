import { expect, type Page } from '@playwright/test';
import { putInCart } from './carts';
import { expectSent, goToCheckout, sendRequest } from './checkouts';
import { openRanch, send } from './openRanch';
import { expectOrders } from './orders';
import { createFamily } from './people';
import { type Enter, test } from './test';
import { expectToast } from './toasts';

/** Opens the checkout for a new family with half a cow in the cart. */
async function atCheckout(enter: Enter) {
  const ranch = await openRanch(enter);
  const family = await enter(await createFamily(enter));
  await goToCheckout(family, ranch);
  return { ranch, family };
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Order Request' });

test('a double click sends one order', async ({ enter }) => {
  const { family } = await atCheckout(enter);
  await sendButton(family).dblclick();
  await expectSent(family);
  await expectOrders(family, 1);
});

test('two tabs share a cart, which can be ordered only once', async ({ enter }) => {
  const { ranch, family } = await atCheckout(enter);
  const otherTab = await family.context().newPage();
  await otherTab.goto(`/rancher/${ranch.id}?tab=products`);
  await putInCart(otherTab, 'Beef Jerky');
  await expect(family.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(family.getByRole('list', { name: 'Items' })).toContainText('Beef Jerky');

  await otherTab.goto(`/rancher/${ranch.id}/checkout`);
  await expect(sendButton(otherTab)).toBeVisible();
  await sendRequest(family);
  await expectToast(otherTab, 'Cart is Empty', 'Add items to your cart before checkout.');
  await expect(otherTab).toHaveURL(`/rancher/${ranch.id}`);
  await expectOrders(otherTab, 1);
});

test('a changed price is shown with its item, and the order is sent at the new price', async ({ enter }) => {
  const { ranch, family } = await atCheckout(enter);
  await expect(family.getByText('$1,800.00 × 1')).toBeVisible();
  await send(ranch.rancher, 'post', '/api/ranchers/update-prices', { halfCowPrice: 195_000 });
  await sendButton(family).click();
  await expect(family.getByRole('alert')).toContainText('Half Cow: Was $1,800, now $1,950');
  await expect(family.getByText('$1,950.00 × 1')).toBeVisible();
  await family.getByRole('button', { name: 'Use the New Terms' }).click();
  await expectSent(family);
  await expect(family.getByRole('list', { name: 'Items' })).toHaveText('1 × Half Cow$1,950.00');
  await expectOrders(family, 1);
});

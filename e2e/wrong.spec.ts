import { expect, type Page } from '@playwright/test';
import { cartOn, expectInCart, putInCart } from './carts';
import { expectSent, goToCheckout, sendRequest } from './checkouts';
import { openRanch, send } from './openRanch';
import { expectOrders } from './orders';
import { haveFamily, PASSWORD } from './people';
import { type Enter, test } from './test';
import { expectToast } from './toasts';

/** A family with half a cow in the cart, about to send the request. */
async function atCheckout(enter: Enter) {
  const ranch = await openRanch(enter);
  const ann = await haveFamily(await enter());
  const family = await enter(ann);
  await goToCheckout(family, ranch);
  return { ranch, ann, family };
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send order request' });

test('Back after sending leads to the ranch, not to the form', async ({ enter }) => {
  const { ranch, family } = await atCheckout(enter);
  const orderId = await sendRequest(family);
  await family.goBack();
  await expect(family).toHaveURL(`/rancher/${ranch.id}?tab=products`);
  await family.goForward();
  await expectSent(family);
  await expect(family.getByText(`Order #${orderId}`)).toBeVisible();
  await family.goto(`/rancher/${ranch.id}/checkout`);
  await expectToast(family, 'Cart is Empty', 'Add items to your cart before checkout.');
  await expect(family).toHaveURL(`/rancher/${ranch.id}`);
  await expectOrders(family, 1);
});

test('a double click sends one order', async ({ enter }) => {
  const { family } = await atCheckout(enter);
  await sendButton(family).dblclick();
  await expectSent(family);
  await expectOrders(family, 1);
});

test('two tabs share the cart, and it is ordered once', async ({ enter }) => {
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

test('a session that ended at checkout leads to sign-in and back, with the cart as it was', async ({ enter }) => {
  const { ranch, ann, family } = await atCheckout(enter);
  await family.context().clearCookies();
  await sendButton(family).click();
  await expect(family).toHaveURL('/auth');
  await expect(family.getByText('Your session has ended')).toBeVisible();
  await family.getByLabel('Email').fill(ann.email);
  await family.getByLabel('Password').fill(PASSWORD);
  await family.getByRole('button', { name: 'Login' }).click();

  await expect(family).toHaveURL(`/rancher/${ranch.id}/checkout`);
  await family.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expectInCart(family, ranch.ranchName, { 'Half Cow': 1 });
  await cartOn(family).getByRole('button', { name: 'Dismiss' }).click();
  await sendRequest(family);
  await expectOrders(family, 1);
});

test('a price that changed is told by name, and the order is sent at the new one', async ({ enter }) => {
  const { ranch, family } = await atCheckout(enter);
  await expect(family.getByText('$1,800.00 × 1')).toBeVisible();
  await send(ranch.rancher, 'post', '/api/ranchers/update-prices', { halfCowPrice: 195_000 });
  await sendButton(family).click();
  await expect(family.getByRole('alert')).toHaveText(
    'The ranch changed its prices. Half Cow changed from $1,800.00 to $1,950.00. ' +
      'Your cart shows the new ones. Please send it again.',
  );
  await expect(family.getByText('$1,950.00 × 1')).toBeVisible();
  await sendRequest(family);
  await expect(family.getByRole('list', { name: 'Items' })).toHaveText('1 × Half Cow$1,950.00');
  await expectOrders(family, 1);
});

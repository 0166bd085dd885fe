import { expect } from '@playwright/test';
import { cartOn, offerOf } from './carts';
import { goToCheckout, sendRequest } from './checkouts';
import { openRanch } from './openRanch';
import { managedOrder, openOrder } from './orders';
import { createFamily, newPerson, register } from './people';
import { test } from './test';
import { expectToast } from './toasts';

test('a family orders on a phone @phone', async ({ enter }) => {
  const { ranchName } = await openRanch(enter);
  const family = await enter();
  await register(family, newPerson('Ann Miller'));
  await family.getByLabel('Search ranchers').fill(ranchName);
  await expect(family.getByText('1 rancher available')).toBeVisible();
  await family.getByRole('link', { name: `Order Now from ${ranchName}` }).tap();

  await expect(offerOf(family, 'Half Cow')).toBeInViewport();
  await offerOf(family, 'Half Cow').getByRole('button', { name: 'Add to Cart' }).tap();
  await cartOn(family).getByRole('link', { name: 'Checkout' }).tap();
  await family.getByRole('radio', { name: 'Local Pickup' }).tap();
  const orderId = await sendRequest(family);
  await expectToast(family, 'Order Submitted', 'Your order request has been sent to the rancher successfully.');

  await family.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Orders' }).tap();
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('My Orders');
  await expect(family.getByText(`Order #${orderId}`)).toBeVisible();
});

test('a rancher answers a new order in three taps @phone', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const ann = await createFamily(enter);
  const family = await enter(ann);
  await goToCheckout(family, ranch);
  await sendRequest(family);

  const { rancher } = ranch;
  await rancher.goto('/rancher-dashboard');
  await rancher.getByRole('link', { name: 'New Orders' }).tap();
  const order = managedOrder(rancher, ann);
  await (await openOrder(order)).getByRole('button', { name: 'Mark as Contacted' }).tap();
  await expectToast(rancher, 'Status Updated', 'Order status has been updated to Contacted.');
});

import { expect, type Page } from '@playwright/test';
import { putInCart } from '../carts';
import { openRanch } from '../openRanch';
import { createFamily } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';
import { expectSent, goToCheckout } from './checkouts';
import { expectOrders } from './orders';

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Order Request' });

test('two tabs share a cart, which a double click orders only once', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const family = await enter(await createFamily(enter));
  await goToCheckout(family, ranch);
  const otherTab = await family.context().newPage();
  await otherTab.goto(`/rancher/${ranch.id}?tab=products`);
  await putInCart(otherTab, 'Beef Jerky');
  await expect(family.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(family.getByRole('list', { name: 'Items' })).toContainText('Beef Jerky');

  await otherTab.goto(`/rancher/${ranch.id}/checkout`);
  await expect(sendButton(otherTab)).toBeVisible();
  await sendButton(family).dblclick();
  await expectSent(family);
  await expectToast(otherTab, 'Cart is Empty', 'Add items to your cart before checkout.');
  await expect(otherTab).toHaveURL(`/rancher/${ranch.id}`);
  await expectOrders(otherTab, 1);
});

import { expect } from '@playwright/test';
import { expectInCart, putInCart } from '../carts';
import { openRanch } from '../openRanch';
import { test } from '../test';
import { orderingFamily } from './sentOrders';

test('changes in one tab show in the other, and signing out in one signs out both', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const ann = await orderingFamily(enter);
  await ann.order(ranch);
  const family = await enter(ann);
  await family.goto(`/rancher/${ranch.id}`);
  const orders = await family.context().newPage();
  await orders.goto('/customer-orders');
  const order = orders.getByRole('article').first();

  await test.step('an item is put in the cart', async () => {
    await putInCart(family, 'Beef Jerky');
    await orders.getByRole('button', { name: /Cart/ }).click();
    await expectInCart(orders, ranch.ranchName, { 'Beef Jerky': 1 });
    await orders.keyboard.press('Escape');
  });

  await test.step('an order is canceled', async () => {
    await family.goto('/customer-orders');
    await expect(order).toContainText('Pending');
    await family.getByRole('button', { name: 'Cancel Order' }).click();
    await family.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click();
    await expect(order).toContainText('Canceled');
    await expect(orders.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  });

  await test.step('the family signs out', async () => {
    await family.getByRole('button', { name: ann.name }).click();
    await family.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(family).toHaveURL('/');
    await expect(orders).toHaveURL(/\/auth/);
    await expect(orders.getByText('Canceled')).toHaveCount(0);
  });
});

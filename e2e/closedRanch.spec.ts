import { expect } from '@playwright/test';
import { cartOn, expectInCart, putInCart } from './carts';
import { goToCheckout, sendRequest } from './checkouts';
import { openRanch, send } from './openRanch';
import { ADMIN, createFamily } from './people';
import { test } from './test';

test('a customer sees that a suspended ranch takes no orders, and the cart is not lost', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const family = await enter(await createFamily(enter));
  const closed = `${ranch.ranchName} isn’t taking orders right now`;

  await test.step('the family orders and fills the cart, and the ranch is suspended', async () => {
    await goToCheckout(family, ranch);
    await sendRequest(family);
    await family.goto(`/rancher/${ranch.id}?tab=products`);
    await putInCart(family, 'Beef Jerky');
    await send(await enter(ADMIN), 'put', `/api/admin/ranchers/${ranch.id}/suspend`);
  });

  await test.step('the order still links to the ranch, whose page says that it takes no orders', async () => {
    await family.goto('/customer-orders');
    await family.getByRole('link', { name: 'View Rancher' }).click();
    await expect(family.getByRole('heading', { level: 1 })).toHaveText(closed);
    await expect(family.getByRole('link', { name: 'View My Orders' })).toBeVisible();
  });

  await test.step('the cart has no link to the checkout', async () => {
    await family.getByRole('button', { name: 'Cart, 1 item' }).click();
    await expect(cartOn(family).getByText(closed)).toBeVisible();
    await expectInCart(family, ranch.ranchName, { 'Beef Jerky': 1 });
    await expect(cartOn(family).getByRole('link', { name: 'Checkout' })).toBeHidden();
  });

  await test.step('the checkout says the same, and the items can be removed there', async () => {
    await family.goto(`/rancher/${ranch.id}/checkout`);
    await expect(family.getByText(closed)).toBeVisible();
    await family.getByRole('button', { name: 'Remove These Items' }).click();
    await expect(family.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  });
});

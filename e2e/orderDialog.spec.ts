import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { openRanch } from './openRanch';
import { expectOrders } from './orders';
import { haveFamily } from './people';
import { test } from './test';
import { expectToast } from './toasts';

test('a family orders in a dialog on the page of the ranch', async ({ enter }) => {
  const { id, ranchName } = await openRanch(enter);
  const family = await enter(await haveFamily(enter));
  await family.goto(`/rancher/${id}`);
  const orderNow = family.getByRole('button', { name: 'Order Now' }).first();
  const dialog = family.getByRole('dialog', { name: 'Place Order Request' });

  await test.step('with the share that it chose in it', async () => {
    await family.getByRole('radio', { name: /^Half Cow/ }).check();
    await orderNow.click();
    await expect(dialog).toBeFocused();
    await expect(dialog.getByRole('list', { name: `Items from ${ranchName}` })).toContainText('Half Cow');
    await expectAccessible(family, 'order dialog');
  });

  await test.step('picks something else beside it', async () => {
    await dialog.getByRole('button', { name: 'Add something else' }).click();
    await dialog
      .getByRole('listitem')
      .filter({ has: family.getByRole('heading', { name: 'Beef Jerky', exact: true }) })
      .getByRole('button', { name: 'Add to cart' })
      .click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('list', { name: `Items from ${ranchName}` })).toContainText('Beef Jerky');
  });

  await test.step('Back closes it, and what was picked stays', async () => {
    await family.goBack();
    await expect(dialog).toBeHidden();
    await expect(orderNow).toBeFocused();
    await orderNow.click();
    await expect(dialog.getByRole('list', { name: `Items from ${ranchName}` })).toContainText('Half Cow');
  });

  await test.step('sends it from there', async () => {
    await dialog.getByRole('button', { name: 'Send order request' }).click();
    const words = 'The rancher will contact you soon to finalize your order.';
    await expectToast(family, 'Order Placed Successfully', words);
    await expect(dialog).toBeHidden();
    await expect(family).toHaveURL(`/rancher/${id}`);
    await expectOrders(family, 1);
  });
});

import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { openRanch } from './openRanch';
import { expectOrders } from './orders';
import { createFamily } from './people';
import { test } from './test';
import { expectToast } from './toasts';

test('a family orders in a dialog on the page of the ranch', async ({ enter }) => {
  const { id, ranchName } = await openRanch(enter);
  const family = await enter(await createFamily(enter));
  await family.goto(`/rancher/${id}`);
  const orderNow = family.getByRole('button', { name: 'Order Now' }).first();
  const dialog = family.getByRole('dialog', { name: 'Place Order Request' });

  await test.step('the dialog opens with the chosen share', async () => {
    await family.getByRole('radio', { name: /^Half Cow/ }).check();
    await orderNow.click();
    await expect(dialog).toBeFocused();
    await expect(dialog.getByRole('list', { name: `Items from ${ranchName}` })).toContainText('Half Cow');
    await expectAccessible(family, 'order dialog');
  });

  await test.step('the family adds another item', async () => {
    await dialog.getByRole('button', { name: 'Add Something Else' }).click();
    await dialog
      .getByRole('listitem')
      .filter({ has: family.getByRole('heading', { name: 'Beef Jerky', exact: true }) })
      .getByRole('button', { name: 'Add to Cart' })
      .click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('list', { name: `Items from ${ranchName}` })).toContainText('Beef Jerky');
  });

  await test.step('Back closes the dialog, and the chosen items stay', async () => {
    await family.goBack();
    await expect(dialog).toBeHidden();
    await expect(orderNow).toBeFocused();
    await orderNow.click();
    await expect(dialog.getByRole('list', { name: `Items from ${ranchName}` })).toContainText('Half Cow');
  });

  await test.step('the family sends the order from the dialog', async () => {
    await dialog.getByRole('button', { name: 'Send Order Request' }).click();
    const message = 'The rancher will contact you soon to finalize your order.';
    await expectToast(family, 'Order Placed Successfully', message);
    await expect(dialog).toBeHidden();
    await expect(family).toHaveURL(`/rancher/${id}`);
    await expectOrders(family, 1);
  });
});

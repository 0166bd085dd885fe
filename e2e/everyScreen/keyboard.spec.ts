import { expect } from '@playwright/test';
import { longDay } from '../../rules/time/days';
import { DEFAULT_TIME_ZONE, dayIn } from '../../rules/time/timeZone';
import { cartOn, offerOf } from '../carts';
import { BY_WEIGHT, createOpenAnimal, moveTo } from '../herd/herds';
import { expectSpoken, openDialog, press, tabTo, type } from '../keyboard';
import { openRanch, send } from '../openRanch';
import { orderingFamily } from '../orders/sentOrders';
import { ADMIN, createFamily, PASSWORD } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';

test('a family orders without a mouse', async ({ enter }) => {
  const { ranchName } = await openRanch(enter);
  const ann = await createFamily(enter);
  const family = await enter();
  const main = family.getByRole('main');

  await test.step('signs in', async () => {
    await family.goto('/');
    await family.keyboard.press('Tab');
    await expect(family.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await press(family, family.getByRole('banner').getByRole('link', { name: 'Sign in' }));
    await expect(main).toBeFocused();
    await type(family, family.getByLabel('Email'), ann.email);
    await type(family, family.getByLabel('Password'), PASSWORD);
    await family.keyboard.press('Enter');
    await expect(family).toHaveURL('/find-rancher');
  });

  await test.step('finds the ranch', async () => {
    await type(family, family.getByLabel('Search ranchers'), ranchName);
    await expect(family.getByText('1 rancher available')).toBeVisible();
    await press(family, family.getByRole('link', { name: ranchName, exact: true }));
    await expect(family.getByRole('heading', { level: 1 })).toHaveText(ranchName);
    await expect(main).toBeFocused();
  });

  await test.step('puts two halves in the cart', async () => {
    await press(family, offerOf(family, 'Half Cow').getByRole('button', { name: 'Increase' }));
    await press(family, offerOf(family, 'Half Cow').getByRole('button', { name: 'Add to Cart' }));
    await expect(cartOn(family)).toBeVisible();
    await expect(async () => {
      // Retries, because a dialog misses keys in the milliseconds in which it opens.
      await family.keyboard.press('Escape');
      await expect(cartOn(family)).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(offerOf(family, 'Half Cow').getByRole('button', { name: 'Add to Cart' })).toBeFocused();
    await press(family, offerOf(family, 'Beef Jerky').getByRole('button', { name: 'Add to Cart' }));
    await expectToast(family, 'Added to cart', 'Beef Jerky');
    await family.keyboard.press('F8');
    await press(family, family.getByRole('button', { name: 'View cart' }));
    await press(family, cartOn(family).getByRole('link', { name: 'Checkout' }));
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  });

  await test.step('chooses the delivery and sends the request', async () => {
    await tabTo(family, family.getByRole('radio', { name: 'Local Pickup' }));
    await expect(family.getByText(/miles from ZIP 78704/)).toBeVisible();
    await family.keyboard.press('ArrowDown');
    await expect(family.getByRole('radio', { name: 'Local Delivery' })).toBeChecked();
    await type(family, family.getByLabel('Notes'), 'Steaks an inch thick, please.');
    await press(family, family.getByRole('button', { name: 'Send Order Request' }));
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('Order Request Submitted Successfully');
    await expect(main).toBeFocused();
  });

  await test.step('follows the order under My Orders', async () => {
    await press(family, family.getByRole('link', { name: 'View My Orders' }));
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('My Orders');
    const order = family.getByRole('article');
    await expect(order).toContainText('Steaks an inch thick, please.');
    await press(family, order.getByRole('button', { name: 'View Timeline' }));
    await expect(order.getByRole('list', { name: /^Timeline of order/ })).toBeVisible();
    await press(family, order.getByRole('button', { name: 'Cancel Order' }));
    await press(family, family.getByRole('alertdialog').getByRole('button', { name: 'Keep Order' }));
    await expect(order.getByRole('button', { name: 'Cancel Order' })).toBeFocused();
  });
});

test('a share is claimed, its order answered, its animal weighed and the commission recorded by keyboard and names alone', async ({
  enter,
}) => {
  const ranch = await openRanch(enter);
  const { id, ranchName, rancher } = ranch;
  const harvestDate = dayIn(DEFAULT_TIME_ZONE, new Date());
  const animalId = await createOpenAnimal(rancher, '41', {
    ...BY_WEIGHT,
    animal: { ...BY_WEIGHT.animal, harvestDate },
  });
  const share = `Half Cow, animal 41, harvest ${longDay(harvestDate)}`;
  const [family, admin] = [await enter(await createFamily(enter, 'Ann Miller')), await enter(ADMIN)];

  await test.step('the family claims half of the animal', async () => {
    await family.goto(`/rancher/${id}`);
    const reserve = family.getByRole('button', { name: 'Reserve a half of animal 41' });
    let request = await openDialog(family, reserve, 'Place Order Request');
    await family.keyboard.press('Escape');
    await expect(reserve).toBeFocused();
    request = await openDialog(family, reserve, 'Place Order Request');
    await expectSpoken(
      request,
      `
      heading "Place Order Request" · button "Half" [pressed] · button "Add Something Else"
      button "Decrease ${share}" · textbox "Quantity of ${share}" · button "Increase ${share}"
      button "Remove ${share}" · radio "Local Pickup" [checked] · radio "Local Delivery"
      radio "Shipping" [disabled] · textbox "Full name" · textbox "Phone (optional)" · textbox "Email"
      textbox "ZIP code" · combobox "Order type" · textbox "Notes (optional)"
      button "Ask the Ranch First" · button "Send Order Request" · button "Dismiss"`,
    );
    await press(family, request.getByRole('button', { name: 'Send Order Request' }));
    await expectToast(family, 'Order Placed Successfully');
  });

  const orderId = await test.step('the rancher answers the order', async () => {
    await rancher.goto('/rancher-orders');
    const order = rancher.getByRole('article');
    const update = order.getByRole('button', { name: 'Update Status' });
    const dialog = await openDialog(rancher, update, /^Update order/);
    const title = await dialog.getByRole('heading').innerText();
    await expectSpoken(
      dialog,
      `
      heading "${title}" · radio "Pending" [disabled] · radio "Contacted" [checked]
      radio "Processing" [disabled] · radio "Fulfilled" [disabled] · textbox "Notes (optional)"
      button "Cancel Order" · button "Update Status" · button "Dismiss"`,
    );
    await tabTo(rancher, dialog.getByRole('radio', { name: 'Contacted' }));
    await rancher.keyboard.press('Space');
    await type(rancher, dialog.getByLabel('Notes'), 'We will call on Friday.');
    await press(rancher, dialog.getByRole('button', { name: 'Update Status' }));
    await expectToast(rancher, 'Status Updated', 'Order status has been updated to Contacted.');
    await expect(update).toBeFocused();
    return title.replace(/\D/g, '');
  });

  await test.step('the rancher weighs the animal', async () => {
    const ben = await orderingFamily(enter, 'Ben Castillo');
    await ben.order(ranch, { productDetails: [{ type: 'half_cow', quantity: 1, animalId }] });
    await moveTo(rancher, animalId, 'HARVESTED');
    await rancher.goto('/rancher/herd');
    const weigh = rancher.getByRole('button', { name: 'Weigh animal 41' });
    const dialog = await openDialog(rancher, weigh, 'Weigh animal 41');
    await type(rancher, dialog.getByLabel('Hanging weight'), '500');
    await expectSpoken(
      dialog,
      `
      heading "Weigh animal 41" · radio "The whole animal" [checked] · radio "Each side"
      textbox "Hanging weight" · textbox "Anything to know about the weights? (optional)" · button "Cancel"
      button "See What They Owe" · button "Dismiss"`,
    );
    await press(rancher, dialog.getByRole('button', { name: 'See What They Owe' }));
    await press(rancher, dialog.getByRole('button', { name: 'Save Weights' }));
    await expect(dialog).toBeHidden();
    await expect(rancher.getByText('The hanging weight is known')).toBeVisible();
  });

  await test.step('the admin records what the ranch paid', async () => {
    await moveTo(rancher, animalId, 'READY');
    for (const status of ['Processing', 'Fulfilled'])
      await send(rancher, 'post', `/api/orders/${orderId}/status`, { status });
    await admin.goto('/admin?tab=commissions');
    await type(admin, admin.getByLabel('Search ranchers'), ranchName);
    const row = admin.getByRole('row', { name: ranchName });
    const record = row.getByRole('button', { name: 'Record Payment' });
    const dialog = await openDialog(admin, record, 'Record Payment');
    await expectSpoken(
      dialog,
      `
      heading "Record Payment" · textbox "Amount" · textbox "Description" · button "Cancel"
      button "Record Payment" · button "Dismiss"`,
    );
    await expectSpoken(
      dialog,
      `
      heading "Record Payment" · textbox "Amount" · textbox "Description" · button "Cancel"
      button "Record Payment" · button "Dismiss"`,
    );
    await press(admin, dialog.getByRole('button', { name: 'Record Payment' }));
    await expectToast(admin, 'Payment Recorded');
    await expect(row).toContainText('$0.00');
  });
});

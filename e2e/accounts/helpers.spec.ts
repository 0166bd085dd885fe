import { expect } from '@playwright/test';
import { letterTo } from '../letters';
import { openOrder, topOrder } from '../orders/orders';
import { newPerson, PASSWORD, RANCHER } from '../people';
import { refusalsOf } from '../refusals';
import { test } from '../test';
import { expectToast } from '../toasts';

/** The screens of a helper, each with a text that shows when its data has loaded. */
const SCREENS: Record<string, string | RegExp> = {
  '/rancher-dashboard': /^Showing 1-/,
  '/rancher/herd': /^Animal /,
  '/messages': 'Messages',
  '/profile': 'Leave This Ranch',
  '/rancher-orders': /^Order #/,
};

test('a rancher invites a helper, who handles orders until the rancher removes the helper', async ({ enter }) => {
  const [owner, helper] = [await enter(RANCHER), await enter()];
  const hank = newPerson('Hank Reed');
  const helpers = owner.getByRole('region', { name: 'Helpers' });

  await test.step('the invitation is mailed, and listed', async () => {
    await owner.goto('/profile');
    await helpers.getByRole('button', { name: 'Invite a Helper' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Invite a Helper' });
    await dialog.getByLabel('Their email').fill(hank.email);
    await dialog.getByRole('button', { name: 'Send the Invitation' }).click();
    await expectToast(owner, 'Invitation Sent', `We sent a link to ${hank.email}.`);
    await expect(helpers).toContainText(hank.email);
  });

  const refusals = await test.step('the link creates an account', async () => {
    const [link] = (await letterTo(hank, 'helperInvitation')).match(/http\S+\/helper-invitation\?token=\S+/)!;
    await helper.goto(link);
    await helper.getByLabel('Your full name').fill(hank.name);
    await helper.getByLabel('Password').fill(PASSWORD.replace('1', '2wagons'));
    const collected = refusalsOf(helper);
    await helper.getByRole('button', { name: 'Accept the Invitation' }).click();
    await expect(helper).toHaveURL('/rancher-dashboard');
    return collected;
  });

  await test.step('every screen works for the helper, and none shows what orders cost', async () => {
    for (const [screen, text] of Object.entries(SCREENS)) {
      await helper.goto(screen);
      await expect(helper.getByRole('main').getByText(text).first()).toBeVisible();
    }
    const order = await topOrder(helper);
    await expect(order).not.toContainText(/Commission|\$/);
    await openOrder(order);
    await expect(order).not.toContainText(/Commission|\$/);
    await order.getByRole('button', { name: 'Weights' }).click();
    await expect(helper.getByRole('dialog', { name: /^Weights, order/ })).toContainText('Check the Weights');
    await helper.goto('/rancher-dashboard');
    await helper
      .getByRole('button', { name: /^View order/ })
      .first()
      .click();
    const dialog = helper.getByRole('dialog', { name: /^Order #/ });
    await expect(dialog).toContainText('Status history');
    for (const shown of [dialog, helper.locator('main')]) await expect(shown).not.toContainText('$');
    expect(refusals).toEqual([]);
  });

  await test.step('the helper moves an order, and its history shows their name', async () => {
    await helper.goto('/rancher-orders?status=pending');
    const order = await topOrder(helper);
    const id = await order.getAttribute('aria-labelledby');
    await (await openOrder(order)).getByRole('button', { name: 'Mark as Contacted' }).click();
    await expectToast(helper, 'Status Updated', 'Order status has been updated to Contacted.');
    await owner.goto('/rancher-orders?status=in-progress');
    const same = owner.locator(`article[aria-labelledby="${id}"]`);
    await (await openOrder(same)).getByRole('button', { name: 'View Timeline' }).click();
    await expect(same).toContainText(hank.name);
    expect(refusals).toEqual([]);
  });

  await test.step('the owner removes the helper, who is signed out', async () => {
    await owner.goto('/profile');
    await helpers.getByRole('button', { name: `Remove ${hank.name}` }).click();
    await owner.getByRole('button', { name: 'Remove Helper' }).click();
    await expectToast(owner, 'Helper Removed', `${hank.name} is signed out and can't get back in.`);
    await helper.goto('/rancher-orders');
    await expect(helper).toHaveURL(/^[^?]*\/auth/);
  });
});

import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleOnBoth } from '../axe';
import { execute } from '../herd/herds';
import { openRanch } from '../openRanch';
import { orderingFamily } from '../orders/sentOrders';
import { test } from '../test';
import { expectToast } from '../toasts';

const WEBHOOK = 'https://hooks.example/orders';

const webhookOn = (rancher: Page): Locator =>
  rancher.getByRole('main').getByRole('listitem').filter({ hasText: WEBHOOK });

test('a webhook is created, and shown as failing while its server does not respond', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const token = 'mutation { createApiToken(input: { name: "Bookkeeping", scopes: [ORDERS_READ] }) { secret } }';
  await execute(rancher, token);
  await rancher.goto('/profile');
  await rancher.getByRole('link', { name: 'Tokens and Webhooks' }).click();
  await expect(rancher).toHaveURL('/profile/api');
  await expect(rancher.getByText('Never used')).toBeVisible();
  await rancher.getByRole('button', { name: 'New Webhook' }).click();
  const dialog = rancher.getByRole('dialog');
  await dialog.getByLabel('Address').fill(WEBHOOK);
  await dialog.getByRole('button', { name: 'Create Webhook' }).click();
  await expect(dialog.getByLabel('Your secret')).toHaveValue(/^whsec_/);
  await expectAccessibleOnBoth(rancher, 'a new webhook');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const webhook = webhookOn(rancher);
  await webhook.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByText('Only some').click();
  await dialog.getByRole('checkbox', { name: 'Order placed' }).check();
  await expectAccessibleOnBoth(rancher, 'edit webhook');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(webhook).toContainText('Order placed');

  await (await orderingFamily(enter)).order(ranch);
  await expect(async () => {
    await rancher.reload();
    await expect(webhook).toBeVisible();
    expect(await webhook.textContent()).toMatch(/Failing.*since .*\(\d+ (attempt|attempts)\)/);
  }).toPass();
  await expectAccessibleOnBoth(rancher, 'a failing webhook');
  await webhook.getByRole('button', { name: 'Deliveries' }).click();
  const first = dialog.getByRole('row', { name: /Order placed/ }).last();
  await expect(first).toContainText('No answer');
  await expectAccessibleOnBoth(rancher, 'failed deliveries');
  await first.getByRole('button', { name: /^Send Again/ }).click();
  await expectToast(rancher, 'On its way again', 'Reload the list in a moment to see the answer.');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await webhook.getByRole('button', { name: 'New Secret' }).click();
  await dialog.getByRole('button', { name: 'Make a New Secret' }).click();
  await expect(dialog.getByLabel('Your secret')).toHaveValue(/^whsec_/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(webhook).toContainText('Old secret signs until');
});

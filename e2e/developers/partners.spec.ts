import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleOnBoth } from '../axe';
import { type OpenRanch, openRanch } from '../openRanch';
import { orderingFamily } from '../orders/sentOrders';
import { type Enter, test } from '../test';
import { expectToast } from '../toasts';

/** Opens the API access of a new ranch through the link on the profile. */
async function openApiAccess(enter: Enter): Promise<OpenRanch> {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  await rancher.goto('/profile');
  await rancher.getByRole('link', { name: 'Tokens and Webhooks' }).click();
  await expect(rancher).toHaveURL('/profile/api');
  await expect(rancher.getByRole('heading', { level: 1 })).toHaveText('API access');
  return ranch;
}

const viewerBy = (program: APIRequestContext, secret: string) =>
  program.post('/graphql', {
    headers: { Authorization: `Bearer ${secret}` },
    data: { query: '{ viewer { name } }' },
  });

test('a rancher creates an API token, sees its use and revokes it', async ({ enter }) => {
  const { rancher } = await openApiAccess(enter);
  await rancher.getByRole('button', { name: 'New Token' }).click();
  const dialog = rancher.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Bookkeeping');
  await dialog.getByRole('checkbox', { name: 'Read orders' }).check();
  await dialog.getByRole('button', { name: 'Create Token' }).click();
  const secret = await dialog.getByLabel('Your token').inputValue();
  await expect(dialog.getByLabel('Your token')).toBeFocused();
  await expectAccessibleOnBoth(rancher, 'a new token');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(rancher.getByText('Never used')).toBeVisible();
  expect(await rancher.content()).not.toContain(secret);

  const program = (await enter()).request;
  const response = await viewerBy(program, secret);
  expect(await response.json()).toMatchObject({ data: { viewer: { name: 'Ray Tanner' } } });
  await rancher.reload();
  await expect(rancher.getByText('just now')).toBeVisible();
  await expectAccessibleOnBoth(rancher, '/profile/api with a token');

  await rancher.getByRole('button', { name: 'Revoke – Bookkeeping' }).click();
  const question = rancher.getByRole('alertdialog', { name: 'Revoke Bookkeeping?' });
  await question.getByRole('button', { name: 'Revoke Token' }).click();
  await expectToast(rancher, 'Token revoked', 'Bookkeeping no longer works.');
  await expect(rancher.getByText('No Tokens Yet')).toBeVisible();
  expect((await viewerBy(program, secret)).status()).toBe(401);
});

const WEBHOOK = 'https://hooks.example/orders';

const webhookOn = (rancher: Page): Locator =>
  rancher.getByRole('main').getByRole('listitem').filter({ hasText: WEBHOOK });

test('a webhook is created, and shown as failing while its server does not respond', async ({ enter }) => {
  const ranch = await openApiAccess(enter);
  const { rancher } = ranch;
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

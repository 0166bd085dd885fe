import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { CUSTOMER } from '../people';
import { test } from '../test';

const cards = (family: Page) =>
  family
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: family.getByRole('heading', { level: 2 }) });
const leftOf = async (family: Page, name: string) =>
  (await family.getByRole('rowheader', { name, exact: true }).boundingBox())?.x;

test('a family compares three ranches by what a packaged pound costs @phone', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/find-rancher?sort=lowest-cost');
  await expect(
    cards(family)
      .first()
      .getByText(/per packaged lb, all-in/),
  ).toBeVisible();
  for (const index of [0, 1, 2]) {
    const card = cards(family).nth(index);
    // Phones fold the card.
    await card.getByRole('button', { name: /^More/ }).click();
    await card.getByRole('button', { name: /^Compare/ }).click();
  }
  await family.getByRole('link', { name: 'Compare 3 ranchers' }).click();

  const table = family.getByRole('region', { name: 'Comparison' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(family).toHaveURL(/\/compare\?ranchers=\d+,\d+,\d+$/);
  await expect(
    table
      .getByRole('row', { name: /^All-in per lb/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(/^about \$\d/);
  await expectAccessible(family, 'compare');

  const before = await leftOf(family, 'Deposit');
  await table.evaluate((frame) => frame.scrollBy({ left: 400, top: 200 }));
  expect(await leftOf(family, 'Deposit')).toBe(before);
  await expect(table.getByRole('columnheader', { name: 'Ranch', exact: true })).toBeInViewport();
  await family
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await family.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
});

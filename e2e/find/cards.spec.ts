import { expect, type Page } from '@playwright/test';
import { CUSTOMER } from '../people';
import { test } from '../test';

const cards = (family: Page) =>
  family
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: family.getByRole('heading', { level: 2 }) });

/** Returns the top edge of a card in px. */
const topOf = async (family: Page, index: number) => (await cards(family).nth(index).boundingBox())?.y ?? Number.NaN;

test('a phone shows two to three ranches at once, each with its main facts @phone', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/find-rancher');
  await expect(cards(family)).toHaveCount(24);
  const pitch = ((await topOf(family, 10)) - (await topOf(family, 0))) / 10;
  for (const height of [667, 812]) {
    expect(height / pitch).toBeGreaterThanOrEqual(2);
    expect(height / pitch).toBeLessThanOrEqual(3.2);
  }
  const first = cards(family).filter({ hasText: 'Pedernales Bend Ranch' });
  for (const fact of [
    /miles away$/,
    /^From \$/,
    /^Quarter Cow: \$/,
    /per packaged lb/,
    /ready in/,
    /^Reaches you for \$/,
  ]) {
    await expect(first.getByText(fact)).toBeVisible();
  }
  await expect(first.getByRole('list', { name: 'Practices' })).toBeHidden();
  await first.getByRole('button', { name: 'More about Pedernales Bend Ranch' }).tap();
  await expect(first.getByRole('list', { name: 'Practices' })).toBeVisible();
  await first.getByRole('button', { name: 'Quick View' }).tap();
  await expect(family.getByRole('dialog', { name: 'Pedernales Bend Ranch' })).toBeVisible();
});

test('the prices of the first row show without scrolling', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/find-rancher');
  for (const index of [0, 1, 2]) {
    const price = cards(family)
      .nth(index)
      .getByText(/^From \$/);
    await expect(price).toBeVisible();
    const box = await price.boundingBox();
    expect(Math.ceil((box?.y ?? Infinity) + (box?.height ?? 0))).toBeLessThanOrEqual(800);
  }
});

test('pressing Filters twice before the dialog has loaded opens it only once', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await family.route(/\/assets\/FilterDialog-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await family.goto('/find-rancher?state=Texas');
  const filters = family.getByRole('button', { name: 'Filters (1)' });
  await filters.click();
  await expect(family.getByText('Opening')).toBeAttached();
  await expect(filters).toBeVisible();
  await filters.click();
  release();
  const dialog = family.getByRole('dialog', { name: 'Filter ranchers' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog).toBeHidden();
  await expect(family).toHaveURL('/find-rancher?state=Texas');
});

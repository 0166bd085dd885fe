import { expect, type Page } from '@playwright/test';
import { openRanch } from './openRanch';
import { CUSTOMER, createFamily } from './people';
import { test } from './test';

const filters = (family: Page) => family.getByRole('dialog', { name: 'Filter ranchers' });
const names = (family: Page) => family.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const scrollTop = (page: Page) => page.evaluate<number>('Math.round(window.scrollY)');

test('a family finds the ranch that delivers to its door', async ({ enter }) => {
  const { ranchName } = await openRanch(enter);
  const family = await enter(await createFamily(enter));
  await family.goto(`/find-rancher?search=${encodeURIComponent(ranchName)}`);
  // The list uses the ZIP code of the profile.
  await expect(family.getByText('Reaches you for $25, or pick it up')).toBeVisible();
  await expect(family.getByText(/^Austin, Texas · \d\.\d miles away$/)).toBeVisible();
  await expect(family.getByRole('button', { name: 'Near 78704 · Change' })).toBeVisible();
  await family.getByRole('button', { name: 'Filters' }).click();
  await expect(filters(family).getByLabel('Your ZIP code')).toHaveValue('78704');
  await filters(family).getByRole('button', { name: 'Local Delivery' }).click();
  await filters(family).getByRole('button', { name: 'Show 1 rancher' }).click();
  await expect(family).toHaveURL(/near=78704/);

  await family.goto(family.url().replace('78704', '77002'));
  await expect(family.getByRole('heading', { name: 'No ranchers found' })).toBeVisible();
  await family.getByRole('button', { name: 'Remove Reaches me by Local Delivery' }).click();
  await expect(family.getByText('Pickup at the ranch only')).toBeVisible();
  await family.getByRole('button', { name: `Quick View of ${ranchName}` }).click();
  await family.getByRole('tab', { name: 'Shipping & Delivery' }).click();
  await expect(family.getByText(/This ranch delivers within 50 miles; your ZIP is [\d.]+ miles away\./)).toBeVisible();
});

test('the list keeps its scroll position after visiting a ranch and after a reload @both', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/find-rancher?sort=price');
  await expect(names(family)).toHaveCount(24);
  await names(family).nth(23).scrollIntoViewIfNeeded();
  await expect(names(family)).toHaveCount(48);
  const distant = names(family).nth(32);
  await distant.scrollIntoViewIfNeeded();
  const position = await scrollTop(family);
  expect(position).toBeGreaterThan(2_000);

  await family.reload();
  await expect(distant).toBeInViewport();
  await expect.poll(() => scrollTop(family)).toBe(position);

  await distant.getByRole('link').click();
  await expect(family.getByRole('heading', { level: 1 })).not.toHaveText('Find a Rancher');
  await family.goBack();
  await expect(distant).toBeInViewport();
  await expect.poll(() => scrollTop(family)).toBe(position);
});

test('Back closes a dialog over the list, and a reload keeps it open', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/find-rancher?state=Texas');
  await family.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(filters(family)).toBeVisible();
  await family.reload();
  await expect(filters(family)).toBeVisible();
  await family.goBack();
  await expect(filters(family)).toBeHidden();
  await expect(family).toHaveURL('/find-rancher?state=Texas');

  await family.getByRole('button', { name: 'Quick View' }).first().click();
  await family.getByRole('tab', { name: 'Products & Pricing' }).click();
  await family.reload();
  await expect(family.getByRole('tab', { name: 'Products & Pricing', selected: true })).toBeVisible();
  await family.goBack();
  await expect(family.getByRole('dialog')).toBeHidden();
  await expect(family).toHaveURL('/find-rancher?state=Texas');
});

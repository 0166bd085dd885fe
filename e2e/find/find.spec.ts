import { expect, type Page } from '@playwright/test';
import { CUSTOMER } from '../people';
import { test } from '../test';

const filters = (family: Page) => family.getByRole('dialog', { name: 'Filter ranchers' });
const names = (family: Page) => family.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
const scrollTop = (page: Page) => page.evaluate<number>('Math.round(window.scrollY)');

test('the list keeps its scroll position after visiting a ranch and after a reload @phone', async ({ enter }) => {
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

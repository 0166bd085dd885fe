import { expect } from '@playwright/test';
import { openRanch } from '../openRanch';
import { CUSTOMER } from '../people';
import { test } from '../test';
import { orderingFamily } from './sentOrders';

test('a page prints one order and nothing else', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  // The real print dialog would wait for a person.
  await family.addInitScript('window.print = () => {}');
  await family.goto('/customer-orders');
  await family
    .getByRole('button', { name: /^Details of order/ })
    .first()
    .click();
  await family.getByRole('button', { name: 'Print' }).nth(1).click();
  const sheet = family.locator('[data-print=sheet]');
  await expect(sheet).toBeAttached();
  await expect(sheet).toBeHidden();

  await family.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('list', { name: /^Timeline of order/ })).toBeVisible();
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(family.getByRole('main')).toBeHidden();
  await expect(family.getByRole('article')).toHaveCount(1);

  await family.emulateMedia({ media: 'screen' });
  await family.evaluate('dispatchEvent(new Event("afterprint"))');
  await expect(sheet).toHaveCount(0);
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('My Orders');
});

test('each order of a packing list is printed on its own sheet', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const ann = await orderingFamily(enter, 'Ann Miller');
  const ben = await orderingFamily(enter, 'Ben Carter');
  const orders = [await ann.order(ranch), await ben.order(ranch)];
  await rancher.addInitScript('window.print = () => {}');
  await rancher.goto(`/rancher-orders?print=${orders}`);
  const sheets = rancher.getByRole('article');
  await expect(sheets).toHaveCount(2);
  await rancher.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(rancher.getByRole('banner')).toBeHidden();
  await expect(rancher.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheets.first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(sheets.first()).toHaveCSS('break-after', 'page');
});

import { expect } from '@playwright/test';
import { expectAccessibleOnBoth } from '../axe';
import { openRanch } from '../openRanch';
import { expectOrders } from '../orders/orders';
import { createFamily } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';

test('a family on a phone sees what it gets, and orders from the bar at the bottom @phone', async ({ enter }) => {
  const { id } = await openRanch(enter);
  const family = await enter(await createFamily(enter));
  await family.goto(`/rancher/${id}`);
  const section = family.getByRole('region', { name: 'What you get' });
  const bar = family.getByRole('region', { name: 'Order from this ranch' });

  await test.step('the bar has the share, its price and the Order Now button', async () => {
    await expect(bar).toContainText('Half Cow$1,800.00');
    await expect(bar.getByRole('button', { name: 'Order Now' })).toBeInViewport();
  });

  await test.step('the section says it in short, and unfolds the cuts, the freezer and the dinners', async () => {
    await expect(section).toContainText('A half cow is about');
    await section.getByText('Your cuts, freezer and dinners').tap();
    await expect(section.getByRole('table')).toBeVisible();
    await expect(section.getByRole('img', { name: /^A half cow in a freezer of 7 cu ft/ })).toBeVisible();
    expect(await family.evaluate('document.documentElement.scrollWidth')).toBe(375);
  });

  await test.step('the section remembers the household on this device', async () => {
    await section.getByLabel('People').fill('6');
    await expect(section.getByText(/dinners for a family of six/)).toBeVisible();
    await family.reload();
    await section.getByText('Your cuts, freezer and dinners').tap();
    await expect(section.getByText(/dinners for a family of six/)).toBeVisible();
    await expectAccessibleOnBoth(family, 'what you get');
    await family.setViewportSize({ width: 375, height: 812 });
  });

  await test.step('orders in two taps', async () => {
    await bar.getByRole('button', { name: 'Order Now' }).tap();
    await family
      .getByRole('dialog', { name: 'Place Order Request' })
      .getByRole('button', { name: 'Send Order Request' })
      .tap();
    await expectToast(family, 'Order Placed Successfully');
    await expectOrders(family, 1);
  });
});

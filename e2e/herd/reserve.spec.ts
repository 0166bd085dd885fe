import { expect } from '@playwright/test';

import { longDay } from '../../rules/time/days';
import { expectAccessibleOnBoth } from '../axe';
import { openRanch } from '../openRanch';
import { createFamily } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';
import { createOpenAnimal, harvestDay } from './herds';

test('a family reserves half of an animal and follows its calendar @phone', async ({ enter }) => {
  const { id, rancher } = await openRanch(enter);
  await createOpenAnimal(rancher, '41');
  const family = await enter(await createFamily(enter));
  const harvest = longDay(harvestDay());

  await family.goto(`/rancher/${id}`);
  const harvests = family.getByRole('region', { name: 'Next harvests' });
  await expect(harvests.getByRole('heading', { name: `Harvest ${harvest}` })).toBeVisible();
  await expect(harvests.getByRole('img', { name: 'Animal 41: Whole animal left' })).toBeVisible();
  await expectAccessibleOnBoth(family, 'ranch with harvests');
  await harvests.getByRole('button', { name: 'Reserve a half of animal 41' }).click();
  const request = family.getByRole('dialog', { name: 'Place Order Request' });
  await expect(request.getByText(`From animal 41, harvest ${harvest}`)).toBeVisible();
  await expect(request.getByText('$1,700.00').first()).toBeVisible();
  await expectAccessibleOnBoth(family, 'order dialog');
  await request.getByRole('button', { name: 'Send Order Request' }).click();
  await expectToast(family, 'Order Placed Successfully');

  await family.goto('/customer-orders');
  const share = family.getByRole('region', { name: 'Half of animal 41' });
  await expect(share.getByRole('img', { name: 'Yours of animal 41: places 1, 2' })).toBeVisible();
  await expect(family.getByText(/^Pay the \$300\.00 deposit by /)).toBeVisible();
  await expect(share.getByRole('list', { name: 'Calendar of animal 41' })).toContainText(harvest);
  await expectAccessibleOnBoth(family, 'order with a share');

  await family.goto(`/rancher/${id}`);
  await expect(harvests.getByRole('img', { name: 'Animal 41: Half left' })).toBeVisible();
});

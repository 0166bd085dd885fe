import { expect, type Page } from '@playwright/test';
import { expectAccessibleOnBoth } from '../axe';
import { openRanch } from '../openRanch';
import { createFamily } from '../people';
import { test } from '../test';

const map = (page: Page) => page.getByRole('application', { name: 'Map of ranches' });

test('a family finds a ranch on the map and searches another area @phone', async ({ enter }) => {
  const { ranchName } = await openRanch(enter);
  const family = await enter(await createFamily(enter));
  await family.goto(`/find-rancher?search=${encodeURIComponent(ranchName)}`);
  await family.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(family.getByText('1 ranch in view')).toBeVisible();
  const point = map(family).getByRole('button', { name: new RegExp(`^${ranchName}, Austin, TX, [\\d.]+ miles?$`) });
  await point.click();
  await expect(family.getByRole('dialog', { name: ranchName })).toBeVisible();
  await family.keyboard.press('Escape');
  await expect(family.getByRole('dialog', { name: ranchName })).toBeHidden();
  await expect(family.getByRole('button', { name: 'Search Here' })).toBeHidden();

  await map(family).scrollIntoViewIfNeeded();
  const box = await map(family).boundingBox();
  if (!box) throw new Error('The map is not on the screen.');
  const [x, y] = [box.x + box.width / 2 + 60, box.y + box.height / 2];
  await family.mouse.move(x, y);
  await family.mouse.down();
  await family.mouse.move(x - 40, y - 100, { steps: 4 });
  await family.mouse.up();
  await family.getByRole('button', { name: 'Search Here' }).click();
  await expect(family).toHaveURL(/near=(?!78704)\d{5}/);
  await expect(family).toHaveURL(/layout=map/);
  await family.reload();
  await expect(map(family)).toBeVisible();
});

test('a ranch on the map can be opened by keyboard alone', async ({ enter }) => {
  const { ranchName } = await openRanch(enter);
  const family = await enter(await createFamily(enter));
  await family.goto(`/find-rancher?layout=both&search=${encodeURIComponent(ranchName)}`);
  await expect(family.getByText('1 ranch in view')).toBeVisible();
  await expectAccessibleOnBoth(family, 'list and map');
  await map(family).focus();
  await family.keyboard.press('ArrowRight');
  await family.keyboard.press('+');
  await expect(family.getByRole('button', { name: 'Search Here' })).toBeVisible();
  await family.keyboard.press('0');
  await family.keyboard.press('Tab');
  await expect(map(family).getByRole('button', { name: ranchName })).toBeFocused();
  await family.keyboard.press('Enter');
  await expect(family.getByRole('dialog', { name: ranchName })).toBeVisible();
});

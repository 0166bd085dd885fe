import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openRanch } from '../openRanch';
import { createFamily } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';

async function jpeg(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const choose = (dialog: Locator, files: Parameters<Locator['setInputFiles']>[0]) =>
  dialog.locator('input[type=file]').first().setInputFiles(files);

/** Returns the dominant color of the main picture of a ranch, as the browser draws it. */
async function mainColor(page: Page): Promise<string> {
  const shot = page.getByRole('main').getByRole('button', { name: /barn/ }).first();
  await expect(shot.locator('img')).toHaveJSProperty('complete', true);
  const { dominant } = await sharp(await shot.screenshot()).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
}

test('a rancher uploads photos and orders them by keyboard; families see the first', async ({ enter }) => {
  const { id, rancher } = await openRanch(enter);
  const dialog = rancher.getByRole('dialog', { name: 'Photos' });
  const descriptionOf = (place: number) => dialog.getByLabel(`Describe photo ${place}`);
  const count = dialog.getByRole('status').filter({ hasText: 'of 12' });
  await rancher.goto('/rancher-dashboard');
  await rancher.getByRole('link', { name: 'Add Photos' }).click();
  await expect(rancher).toHaveURL('/profile?dialog=photos');

  await test.step('uploads two photos', async () => {
    await expect(count).toHaveText('0 of 12');
    await choose(dialog, [await jpeg('sky.jpg', '#2040c0'), await jpeg('barn.jpg', '#b02018')]);
    await expect(count).toHaveText('2 of 12');
    await descriptionOf(1).fill('The sky over the barn');
    await descriptionOf(2).fill('The red barn');
  });

  await test.step('moves the second photo to the front by keyboard', async () => {
    const announced = rancher.locator('[id^=DndLiveRegion]');
    await dialog.getByRole('button', { name: 'Move photo 2', exact: true }).focus();
    await rancher.keyboard.press('Space');
    await expect(announced).toHaveText('Picked up the photo in place 2.');
    // The drag listens for arrow keys only a moment after it is announced.
    await expect(async () => {
      await rancher.keyboard.press('ArrowUp');
      await expect(announced).toHaveText('The photo is over place 1.', { timeout: 1_000 });
    }).toPass();
    await rancher.keyboard.press('Space');
    await expect(descriptionOf(1)).toHaveValue('The red barn');
    await expect(dialog.getByRole('listitem').first()).toContainText('Main photo');
  });

  await test.step('saves the photos', async () => {
    await dialog.getByRole('button', { name: 'Save Photos' }).click();
    await expectToast(rancher, 'Photos Saved', 'This is how families see your ranch now.');
    await expect(dialog).toBeHidden();
  });

  await test.step('a family sees the main photo first', async () => {
    const family = await enter(await createFamily(enter));
    await family.goto(`/rancher/${id}`);
    const pictures = family.getByRole('main').getByRole('button').getByRole('img');
    await expect(pictures.first()).toHaveAccessibleName('The red barn');
    await expect(pictures.nth(1)).toHaveAccessibleName('The sky over the barn');
    expect(await mainColor(family)).toBe('red');
  });
});

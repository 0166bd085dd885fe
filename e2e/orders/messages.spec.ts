import { expect } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessibleOnBoth } from '../axe';
import { openRanch } from '../openRanch';
import { createFamily } from '../people';
import { test } from '../test';

const PNG = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a8f5a' } })
  .png()
  .toBuffer();

test('a family asks a ranch a question and gets an answer, and no message is lost @phone', async ({ enter }) => {
  const { id, rancher } = await openRanch(enter);
  const person = await createFamily(enter, 'Mara Quinn');
  const family = await enter(person);
  await rancher.goto('/rancher-orders');

  await family.goto(`/rancher/${id}`);
  await family.getByRole('button', { name: 'Ask the Ranch' }).click();
  const dialog = family.getByRole('dialog');
  await dialog.getByLabel('Your question').fill('Do you cut steaks thick? See https://oak.example/cuts');
  await dialog.getByRole('button', { name: 'Send Question' }).click();
  await expect(family).toHaveURL(/\/messages\/\d+$/);
  await expect(family.getByRole('log')).toContainText('Do you cut steaks thick?');
  await expect(family.getByRole('button', { name: 'Add Photos' })).toBeHidden();

  // The ranch is notified on any screen without a reload.
  await rancher.getByRole('button', { name: 'Read' }).click();
  const box = rancher.getByLabel('Your message');
  await expect(rancher.getByRole('log')).toContainText('Do you cut steaks thick?');
  await expect(rancher.getByRole('log').getByRole('link')).toHaveCount(0);
  await expectAccessibleOnBoth(rancher, 'conversation');

  // Without a connection the message stays in the box.
  await box.fill('An inch and a half, if you like.');
  await rancher.context().setOffline(true);
  await rancher.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(rancher.getByText("Couldn't send your message")).toBeVisible();
  await expect(box).toHaveValue('An inch and a half, if you like.');
  await rancher.context().setOffline(false);
  await rancher.getByRole('button', { name: 'Try Again' }).click();
  await expect(box).toHaveValue('');

  await expect(family.getByRole('log')).toContainText('An inch and a half, if you like.');
  await expect(family.getByRole('log').getByRole('link', { name: 'https://oak.example/cuts' })).toBeVisible();
  await expect(rancher.getByText('· Seen')).toBeVisible();

  await family.getByLabel('Photos').setInputFiles({ name: 'grill.png', mimeType: 'image/png', buffer: PNG });
  await expect(family.getByRole('img', { name: 'grill.png' })).toBeVisible();
  await family.getByRole('button', { name: 'Send', exact: true }).click();
  const photo = rancher.getByRole('img', { name: 'Photo 1 from Mara Quinn' });
  await expect(photo).toBeVisible();
  const stranger = await enter(await createFamily(enter, 'Third Party'));
  const url = new URL((await photo.getAttribute('src')) ?? '', rancher.url());
  expect((await stranger.request.get(url.href)).status()).toBe(404);
  await stranger.goto(new URL(family.url()).pathname);
  await expect(stranger.getByText('Conversation Not Found')).toBeVisible();

  await family.goto('/messages');
  await expect(family.getByText('You: Photo')).toBeVisible();
  await expectAccessibleOnBoth(family, 'messages');
});

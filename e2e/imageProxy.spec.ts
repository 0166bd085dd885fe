import { expect, type Page } from '@playwright/test';
import { DEFAULT_RANCH_PICTURE } from '../rules/products/pictures';
import { openRanch } from './openRanch';
import { createFamily } from './people';
import { test } from './test';

// This address is reserved for documentation. The proxy refuses it as not public, so that nothing leaves this machine.
const REMOTE_PHOTO = 'http://192.0.2.1/barn.jpg';

const proxyPath = (url: string) => `/api/image-proxy?url=${encodeURIComponent(url)}`;

/** Expects the browser to have drawn the default picture. */
async function expectDefault(page: Page, name: RegExp) {
  const picture = page.getByRole('img', { name }).last();
  await expect(picture).toHaveAttribute('src', DEFAULT_RANCH_PICTURE);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

test('a picture that cannot be loaded is replaced by the default picture', async ({ enter }) => {
  const { id, ranchName, rancher } = await openRanch(enter);
  const pictures = { imageUrl: REMOTE_PHOTO, galleryImages: [`${REMOTE_PHOTO}?2`] };
  expect((await rancher.request.patch(`/api/ranchers/${id}`, { data: pictures })).ok()).toBe(true);

  const family = await enter(await createFamily(enter));
  const hosts = new Set<string>();
  family.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await family.goto(`/rancher/${id}`);
  await expectDefault(family, new RegExp(`^Image 1 of 2 of ${ranchName}`));

  await family.getByRole('button', { name: `Image 1 of 2 of ${ranchName}` }).click();
  const dialog = family.getByRole('dialog', { name: ranchName });
  await expect(dialog.getByRole('status')).toHaveText('Image 1 of 2');
  await expectDefault(family, new RegExp(`^${ranchName}, image 1`));
  await dialog.getByRole('button', { name: 'Next image' }).click();
  await expectDefault(family, new RegExp(`^${ranchName}, image 2`));
  expect([...hosts], 'the browser sends no request to another host').toEqual([new URL(family.url()).hostname]);

  expect((await family.request.get(proxyPath(REMOTE_PHOTO))).status()).toBe(400);
  expect((await family.request.get(proxyPath('https://pictures.example/other.jpg'))).status()).toBe(404);
  expect((await family.request.get(proxyPath('http://169.254.169.254/'))).status()).toBe(400);
});

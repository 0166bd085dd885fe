import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DEFAULT_RANCH_PICTURE } from '../../../rules/products/pictures';
import { currentUrl, visit } from '../../testing/visit';
import { ranchServer } from '../testing/testRanch';

async function openPicture(place: number, changes: object = {}) {
  visit('/rancher/7', ranchServer(changes));
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^Image ${place} of`) }));
  return within(await screen.findByRole('dialog', { name: 'Cedar Fork Ranch' }));
}

const shownPlace = () => screen.getByText(/^Image \d of \d$/).textContent;

test('the gallery shows the main picture, four thumbnails, and how many more there are', async () => {
  visit('/rancher/7', ranchServer());
  const shots = await screen.findAllByRole('button', { name: /^Image \d of 7 of Cedar Fork Ranch/ });
  expect(shots).toHaveLength(5);
  expect(shots[0]!.querySelector('img')!.getAttribute('src')).toBe('/pictures/a.avif');
  expect(shots[4]!.textContent).toBe('+2 more');
});

test('a ranch without pictures shows the default picture', async () => {
  visit('/rancher/7', ranchServer({ imageUrl: null, galleryImages: [] }));
  const shot = await screen.findByRole('button', { name: 'Image 1 of 1 of Cedar Fork Ranch' });
  expect(shot.querySelector('img')!.getAttribute('src')).toBe(DEFAULT_RANCH_PICTURE);
});

test('a picture that fails to load is replaced by the default picture', async () => {
  visit('/rancher/7', ranchServer());
  const picture = await screen.findByRole('img', { name: 'Image 1 of 7 of Cedar Fork Ranch' });
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe(DEFAULT_RANCH_PICTURE);
});

test('a picture from another host loads through the image proxy, or else becomes the default picture', async () => {
  const externalUrl = 'https://pictures.example/our barn.jpg';
  const dialog = await openPicture(2, { galleryImages: [externalUrl] });
  const proxyUrl = `/api/image-proxy?url=${encodeURIComponent(externalUrl)}`;
  for (const picture of [dialog.getByRole('img'), document.querySelectorAll<HTMLImageElement>('main img')[1]!]) {
    expect(picture.getAttribute('src')).toBe(proxyUrl);
    fireEvent.error(picture);
    expect(picture.getAttribute('src')).toBe(DEFAULT_RANCH_PICTURE);
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Next image' }));
  expect(dialog.getByRole('img').getAttribute('src')).toBe('/pictures/a.avif');
});

test('a picture opens on the full screen, and the buttons wrap around', async () => {
  const dialog = await openPicture(2);
  expect(shownPlace()).toBe('Image 2 of 7');
  expect(currentUrl()).toBe('/rancher/7?image=2');
  await userEvent.click(dialog.getByRole('button', { name: 'Previous image' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Previous image' }));
  expect(shownPlace()).toBe('Image 7 of 7');
  await userEvent.click(dialog.getByRole('button', { name: 'Next image' }));
  expect(shownPlace()).toBe('Image 1 of 7');
});

test('the arrow keys and swipes also change the picture', async () => {
  const dialog = await openPicture(1);
  await userEvent.keyboard('{ArrowRight}');
  expect(shownPlace()).toBe('Image 2 of 7');
  await userEvent.keyboard('{ArrowLeft}');
  expect(shownPlace()).toBe('Image 1 of 7');
  const stage = dialog.getByRole('figure');
  fireEvent.touchStart(stage, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 100 }] });
  expect(shownPlace()).toBe('Image 2 of 7');
});

test('closing returns the focus to the picture', async () => {
  await openPicture(3);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentUrl()).toBe('/rancher/7');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Image 3 of 7/ }));
});

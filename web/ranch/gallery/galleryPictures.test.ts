import { expect, test } from 'vitest';

import { galleryPictures } from './galleryPictures';

const urls = (imageUrl: string | null, galleryImages: string[]) =>
  galleryPictures({ imageUrl, galleryImages, photos: [] }).map(({ url }) => url);

test('the main picture comes first, and each picture appears once', () => {
  expect(urls('/b', ['/a', '/b', '/c', '/a'])).toEqual(['/b', '/a', '/c']);
});

test('without a main picture there are only the gallery images', () => expect(urls(null, ['/a', ''])).toEqual(['/a']));

test('without any pictures there is the default picture', () => expect(urls('', [])).toEqual([null]));

test('each picture has the alt text that the ranch wrote for it', () => {
  const photos = [{ url: '/a', alt: 'The herd' }];
  expect(galleryPictures({ imageUrl: '/b', galleryImages: ['/a'], photos })).toEqual([
    { url: '/b', alt: '' },
    { url: '/a', alt: 'The herd' },
  ]);
});

import { expect, test } from 'vitest';
import { galleryPictures } from './galleryPictures';

const urls = (imageUrl: string | null, galleryImages: string[]) =>
  galleryPictures({ imageUrl, galleryImages, photos: [] }).map(({ url }) => url);

test('the main picture comes first and none comes twice', () => {
  expect(urls('/b', ['/a', '/b', '/c', '/a'])).toEqual(['/b', '/a', '/c']);
});

test('without a main picture the gallery stands alone', () => expect(urls(null, ['/a', ''])).toEqual(['/a']));

test('without any there is the default picture', () => expect(urls('', [])).toEqual([null]));

test('each has the words that the ranch gave it', () => {
  const photos = [{ url: '/a', alt: 'The herd' }];
  expect(galleryPictures({ imageUrl: '/b', galleryImages: ['/a'], photos })).toEqual([
    { url: '/b', alt: '' },
    { url: '/a', alt: 'The herd' },
  ]);
});

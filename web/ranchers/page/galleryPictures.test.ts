import { expect, test } from 'vitest';
import { galleryPictures } from './galleryPictures';

test('the main picture comes first and none comes twice', () => {
  expect(galleryPictures({ imageUrl: '/b', galleryImages: ['/a', '/b', '/c', '/a'] })).toEqual(['/b', '/a', '/c']);
});

test('without a main picture the gallery stands alone', () => {
  expect(galleryPictures({ imageUrl: null, galleryImages: ['/a', ''] })).toEqual(['/a']);
});

test('without any there is the default picture', () => {
  expect(galleryPictures({ imageUrl: '', galleryImages: [] })).toEqual([null]);
});

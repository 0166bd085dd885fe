import { describe, expect, it } from 'vitest';
import { photoPath, photoWidths, readPhotoPath } from './photoPath';

const hash = '0123456789abcdef0123456789abcdef';

describe('the path of a photo', () => {
  it('is parsed back to the values it was built from', () => {
    const photo = { rancherId: 7, hash, width: 1600 };
    expect(photoPath(photo)).toBe(`/photos/7/${hash}-1600.webp`);
    expect(readPhotoPath(photoPath(photo, 'avif'))).toEqual({ ...photo, format: 'avif' });
  });

  it.each([
    `/photos/7/${hash}-1600.jpg`,
    `/photos/7/${hash}-1600.webp/x`,
    `/photos/7/../8/${hash}-1600.webp`,
    `/photos/a/${hash}-1600.webp`,
    `/photos/7/${hash.toUpperCase()}-1600.webp`,
    `https://evil.test/photos/7/${hash}-1600.webp`,
    `/photos/7/${hash}-1600.webp\n`,
  ])('is not %j', (path) => expect(readPhotoPath(path)).toBeNull());
});

it.each([
  [300, [300]],
  [480, [480]],
  [700, [480, 700]],
  [1600, [480, 960, 1600]],
])('a photo %i pixels wide is stored in the widths %j', (width, widths) => expect(photoWidths(width)).toEqual(widths));

import type { Sharp, SharpOptions } from 'sharp';
import { PHOTO_LIMITS } from '../../rules/photoFile';
import type { PhotoFormat } from '../../rules/photoPath';

export const DECODING: SharpOptions = { limitInputPixels: PHOTO_LIMITS.pixels, failOn: 'error' };

/** Further effort costs many times the time and saves a few percent. */
export const ENCODE: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
};

/** One thread for each picture, and nothing kept of it. */
export async function loadSharp() {
  // Native and large: only servers that get pictures load it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

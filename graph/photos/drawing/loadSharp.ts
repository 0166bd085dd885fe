import type { Sharp, SharpOptions } from 'sharp';
import { PHOTO_LIMITS } from '../../../rules/ranches/photoFile';
import type { PhotoFormat } from '../../../rules/ranches/photoPath';

export const DECODING: SharpOptions = { limitInputPixels: PHOTO_LIMITS.pixels, failOn: 'error' };

/** More effort would take many times longer and save a few percent. */
export const ENCODE: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
};

/** Loads the decoder with one thread per picture and no cache. */
export async function loadSharp() {
  // It's native and large, so only servers that get pictures load it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

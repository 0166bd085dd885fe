import type { Sharp, SharpOptions } from 'sharp';
import { PHOTO_LIMITS } from '../../rules/photoFile';
import { LARGEST_PHOTO, PHOTO_FORMATS, type PhotoFormat, photoWidths } from '../../rules/photoPath';
import { badInput } from '../errors';
import { photoType } from './photoType';

/** A photo as it is kept: its size, and it in each width and format. */
export type DrawnPhoto = {
  width: number;
  height: number;
  files: { width: number; format: PhotoFormat; body: Buffer }[];
};

const TOO_MANY_PIXELS = `A photo can have at most ${PHOTO_LIMITS.pixels / 1_000_000} megapixels`;
const ANIMATED = 'Moving pictures cannot be shown here. Please choose a still photo.';
const DAMAGED = 'This photo cannot be read: the file seems to be damaged';

const SECONDS_TO_DRAW = 20;

const OPTIONS: SharpOptions = { limitInputPixels: PHOTO_LIMITS.pixels, failOn: 'error' };

/** Further effort costs many times the time and saves a few percent. */
const ENCODE: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
};

const loadSharp = async () => {
  // Native and large: only servers that get photos load it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/**
 * Draws a photo anew, upright, in the sizes that pages show. Nothing of the file itself is kept: neither where it was
 * taken nor what else was hidden in it. Errors: 400 and 415.
 */
export async function drawPhoto(file: Buffer): Promise<DrawnPhoto> {
  const type = photoType(file);
  const sharp = await loadSharp();
  await checkHeader(sharp(file, OPTIONS), file, type);
  const { data, info } = await readable(
    sharp(file, OPTIONS)
      .timeout({ seconds: SECONDS_TO_DRAW })
      .autoOrient()
      .resize({ ...LARGEST_PHOTO, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const files: DrawnPhoto['files'] = [];
  // One after the other: a photo has one thread, not the whole machine.
  for (const wide of photoWidths(width)) {
    for (const format of PHOTO_FORMATS) {
      const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: wide });
      files.push({ width: wide, format, body: await ENCODE[format](picture).toBuffer() });
    }
  }
  return { width, height, files };
}

/** Before anything is unfolded, by what the file says of itself. */
async function checkHeader(photo: Sharp, file: Buffer, type: string): Promise<void> {
  const { format, width, height, pages = 1 } = await readable(photo.metadata());
  if (`image/${format}` !== type) throw badInput({ photo: DAMAGED });
  if (width * height > PHOTO_LIMITS.pixels) throw badInput({ photo: TOO_MANY_PIXELS });
  if (pages > 1 || isMovingPng(file, type)) throw badInput({ photo: ANIMATED });
}

/** A PNG says that it moves before its pixels come; the decoder would pass over it. */
function isMovingPng(file: Buffer, type: string): boolean {
  return type === 'image/png' && file.subarray(0, file.indexOf('IDAT')).includes('acTL');
}

/** What the decoder cannot make sense of is the file's fault. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw badInput({ photo: /pixel limit/.test((error as Error).message) ? TOO_MANY_PIXELS : DAMAGED });
  }
}

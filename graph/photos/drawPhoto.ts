import type { Sharp } from 'sharp';
import { PHOTO_LIMITS } from '../../rules/photoFile';
import { LARGEST_PHOTO, PHOTO_FORMATS, type PhotoFormat, photoWidths } from '../../rules/photoPath';
import { badInput, Refusal } from '../errors';
import { hasManyScans } from './hasManyScans';
import { isOverload } from './isOverload';
import { DECODING, ENCODE, loadSharp } from './loadSharp';
import { photoType } from './photoType';

/** A photo as it is kept: its size, and it in each width and format. */
export type DrawnPhoto = {
  width: number;
  height: number;
  files: { width: number; format: PhotoFormat; body: Buffer }[];
};

const TOO_MANY_PIXELS = `A photo can have at most ${PHOTO_LIMITS.pixels / 1_000_000} megapixels`;
const TOO_MANY_SCANS = 'This photo is stored in a way that cannot be shown here. Please save it again as a JPEG.';
const ANIMATED = 'Moving pictures cannot be shown here. Please choose a still photo.';
const TOO_BUSY = 'This photo could not be drawn in time. Please try again.';
const DAMAGED = 'This photo cannot be read: the file seems to be damaged';

const SECONDS_TO_DRAW = 20;

/**
 * Draws a photo anew, upright, in the sizes that pages show. Nothing of the file itself is kept: neither where it was
 * taken nor what else was hidden in it. Errors: 400, 415 and 503.
 */
export async function drawPhoto(file: Buffer): Promise<DrawnPhoto> {
  const type = photoType(file);
  if (type === 'image/jpeg' && hasManyScans(file)) throw badInput({ photo: TOO_MANY_SCANS });
  const sharp = await loadSharp();
  await checkHeader(sharp(file, DECODING), file, type);
  const { data, info } = await readable(
    sharp(file, DECODING)
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

/** What the decoder cannot make sense of is the file's fault. Errors: 400, 503. */
async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (isOverload(error)) throw new Refusal('UNAVAILABLE', TOO_BUSY);
    throw badInput({ photo: /pixel limit/.test((error as Error).message) ? TOO_MANY_PIXELS : DAMAGED });
  }
}

import type { Sharp } from 'sharp';
import { HEIC_PHOTO, NOT_A_PHOTO, PHOTO_LIMITS, PHOTO_TYPES, type PhotoType } from '../../../rules/ranches/photoFile';
import { MAX_PHOTO_SIZE, PHOTO_FORMATS, type PhotoFormat, photoWidths } from '../../../rules/ranches/photoPath';
import { badInput, Refusal } from '../../errors';
import { HttpRefusal } from '../../http/HttpRefusal';
import { hasManyScans } from './hasManyScans';
import { isOverload } from './isOverload';
import { DECODING, ENCODE, loadSharp } from './loadSharp';
import { rasterFormat } from './rasterFormat';

/** A photo as it's stored: its size, and a file for each width and format. */
export type DrawnPhoto = {
  width: number;
  height: number;
  files: { width: number; format: PhotoFormat; body: Buffer }[];
};

const tooManyPixels = (max: number) => `A photo can have at most ${max / 1_000_000} megapixels`;
const TOO_MANY_SCANS = "This photo is stored in a way that we can't show. Please save it again as a JPEG.";
const ANIMATED = "We can't show moving pictures. Please choose a still photo.";
const TOO_BUSY = 'Processing this photo took too long. Please try again.';
const DAMAGED = "We can't read this photo. The file seems to be damaged.";

const SECONDS_TO_DRAW = 20;

/** Redraws a photo, upright, so that nothing else of the file is kept, such as its place. Errors: 400, 415, 503. */
export async function drawPhoto(file: Buffer): Promise<DrawnPhoto> {
  const type = photoType(file);
  if (type === 'image/jpeg' && hasManyScans(file)) throw badInput({ photo: TOO_MANY_SCANS });
  const sharp = await loadSharp();
  const limitInputPixels = type === 'image/jpeg' ? PHOTO_LIMITS.jpegPixels : PHOTO_LIMITS.pixels;
  const decoding = { ...DECODING, limitInputPixels };
  await checkHeader(sharp(file, decoding), file, type, limitInputPixels);
  const { data, info } = await readable(
    sharp(file, decoding)
      .timeout({ seconds: SECONDS_TO_DRAW })
      .autoOrient()
      .resize({ ...MAX_PHOTO_SIZE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
    limitInputPixels,
  );
  const { width, height, channels } = info;
  const files: DrawnPhoto['files'] = [];
  // One at a time, so a photo uses one thread and not the whole machine.
  for (const wide of photoWidths(width)) {
    for (const format of PHOTO_FORMATS) {
      const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: wide });
      files.push({ width: wide, format, body: await ENCODE[format](picture).toBuffer() });
    }
  }
  return { width, height, files };
}

/** Checks what the file says about itself before anything is decoded. */
async function checkHeader(photo: Sharp, file: Buffer, type: string, maxPixels: number): Promise<void> {
  const { format, width, height, pages = 1 } = await readable(photo.metadata(), maxPixels);
  if (`image/${format}` !== type) throw badInput({ photo: DAMAGED });
  if (width * height > maxPixels) throw badInput({ photo: tooManyPixels(maxPixels) });
  if (pages > 1 || isMovingPng(file, type)) throw badInput({ photo: ANIMATED });
}

/** An animated PNG says so before its pixels. The decoder would ignore it. */
function isMovingPng(file: Buffer, type: string): boolean {
  return type === 'image/png' && file.subarray(0, file.indexOf('IDAT')).includes('acTL');
}

/** If the decoder fails for other reasons than overload, the file is bad. Errors: 400, 503. */
async function readable<T>(reading: Promise<T>, maxPixels: number): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (isOverload(error)) throw new Refusal('UNAVAILABLE', TOO_BUSY);
    throw badInput({ photo: /pixel limit/.test((error as Error).message) ? tooManyPixels(maxPixels) : DAMAGED });
  }
}

const HEIC = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** The type of a file by its first bytes, whatever its name says. Errors: 415. */
function photoType(file: Buffer): PhotoType {
  const type = PHOTO_TYPES.find((known) => known === `image/${rasterFormat(file)}`);
  if (type) return type;
  throw new HttpRefusal(415, HEIC.test(file.toString('latin1', 4, 12)) ? HEIC_PHOTO : NOT_A_PHOTO);
}

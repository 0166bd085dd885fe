import { MAX_PHOTO_SIZE } from '../../rules/ranches/photoPath';
import { hasManyScans } from '../photos/drawing/hasManyScans';
import { isOverload } from '../photos/drawing/isOverload';
import { DECODING, ENCODE, loadSharp } from '../photos/drawing/loadSharp';
import { rasterFormat } from '../photos/drawing/rasterFormat';
import { PictureRefusal } from './PictureRefusal';

const SECONDS_TO_DRAW = 10;

const DAMAGED = 'The picture at this address is damaged or too large to be drawn';
const SLOW = 'This image could not be drawn in time';

const TEMPORARY = { code: 'UNAVAILABLE', isTemporary: true } as const;

const unreadable = (message: string, cause?: unknown) =>
  new PictureRefusal(415, message, { code: 'BAD_USER_INPUT', cause });

/** Draws only the first frame, upright, so that nothing else of the file reaches a browser. Errors: 415, 503. */
export async function drawPicture(file: Buffer): Promise<Buffer> {
  const format = rasterFormat(file);
  if (!format) throw unreadable('There is no picture that can be shown here at this address');
  if (format === 'jpeg' && hasManyScans(file)) throw unreadable(DAMAGED);
  const sharp = await loadSharp();
  const picture = sharp(file, DECODING).timeout({ seconds: SECONDS_TO_DRAW });
  try {
    const { format: read } = await picture.metadata();
    if (read !== format) throw new Error(`a ${format} that is a ${read}`);
    const drawn = picture.autoOrient().resize({ ...MAX_PHOTO_SIZE, fit: 'inside', withoutEnlargement: true });
    return await ENCODE.webp(drawn.toColourspace('srgb')).toBuffer();
  } catch (cause) {
    throw isOverload(cause) ? new PictureRefusal(503, SLOW, { ...TEMPORARY, cause }) : unreadable(DAMAGED, cause);
  }
}

import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chunk, fromPhone, heicHeader, inFormat, moving, ofManyScans, pngOf } from '../photos/testing/samplePhotos';

import { drawPicture } from './drawPicture';

const drawn = async (file: Buffer) => {
  const { format, width, height, pages = 1 } = await sharp(await drawPicture(file)).metadata();
  return { format, width, height, pages };
};

test.each([
  ['JPEG', (picture: Sharp) => picture.jpeg()],
  ['JPEG for print', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
  ['PNG', (picture: Sharp) => picture.png()],
  ['WebP', (picture: Sharp) => picture.webp()],
  ['GIF', (picture: Sharp) => picture.gif()],
  ['AVIF', (picture: Sharp) => picture.avif({ effort: 0 })],
])('a %s becomes WebP and is not enlarged', async (_, draw) => {
  expect(await drawn(await inFormat(draw))).toEqual({ format: 'webp', width: 600, height: 400, pages: 1 });
});

test.each(['gif', 'webp'] as const)('an animated %s is drawn as its first frame', async (format) => {
  const body = await drawPicture(await moving(format));
  expect(await sharp(body).metadata()).toMatchObject({ width: 40, height: 40 });
  const { channels } = await sharp(body).stats();
  expect(channels[0]!.mean).toBe(255);
});

test('a picture larger than a screen is scaled down', async () => {
  expect(await drawn(await inFormat((picture) => picture.jpeg(), 3_200, 1_000))).toMatchObject({
    width: 1_600,
    height: 500,
  });
  expect(await drawn(await inFormat((picture) => picture.png(), 30, 10_000))).toMatchObject({
    width: 7,
    height: 2_400,
  });
});

test('a picture is rotated upright and loses its EXIF data', async () => {
  const body = await drawPicture(await fromPhone());
  const { width, height, exif, orientation = 1 } = await sharp(body).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1_500, height: 2_000, orientation: 1 });
  expect(body.includes('Herdphone')).toBe(false);
});

test('bytes appended to the picture are dropped', async () => {
  const picture = await inFormat((photo) => photo.jpeg());
  const body = await drawPicture(Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]));
  expect(body.includes('script')).toBe(false);
});

const NO_PICTURE = 'There is no picture that can be shown here at this address';
const DAMAGED = 'The picture at this address is damaged or too large to be drawn';

test.each([
  ['drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')],
  ['drawing that calls itself WebP', Buffer.from('<svg id=WEBP xmlns="http://www.w3.org/2000/svg"/>')],
  ['drawing that calls itself AVIF', Buffer.from('<svgftypavif xmlns="http://www.w3.org/2000/svg"/>')],
  ['drawing behind a declaration', Buffer.from('<?xml version="1.0"?><svg/>')],
  ['page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['document', Buffer.from('%PDF-1.7')],
  ['HEIC photo', heicHeader],
  ['TIFF', Buffer.from('49492a00', 'hex')],
  ['file without bytes', Buffer.alloc(0)],
])('a %s is refused', async (_, file) => {
  await expect(drawPicture(file)).rejects.toMatchObject({ status: 415, message: NO_PICTURE });
});

test.each([
  ['garbage after a GIF header', Buffer.from('GIF89a and nothing of the kind')],
  ['half a picture', pngOf(2_000, 2_000)],
  ['a small file with too many pixels', pngOf(30_000, 30_000)],
  ['a picture with slightly too many pixels', pngOf(5_001, 5_000, [chunk('tEXt', Buffer.from('a\0b'))])],
  ['a small JPEG that draws itself hundreds of times', await ofManyScans(300)],
  ['a drawing with the header of an AVIF', Buffer.from('\0\0\0\x1cftypavif<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('%s is refused', async (_, file) => {
  await expect(drawPicture(file)).rejects.toMatchObject({ status: 415, message: DAMAGED });
});

test.each([
  ['timeout: 14% complete', 503, 'This image could not be drawn in time'],
  ['vips_tracked: out of memory --- size == 75MB', 503, 'This image could not be drawn in time'],
  ['VipsJpeg: Premature end of input file', 415, DAMAGED],
])('when the decoder says "%s" the answer is %i', async (words, status, message) => {
  const file = await inFormat((picture) => picture.jpeg());
  const cause = new Error(words);
  const drawing = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(cause);
  onTestFinished(() => drawing.mockRestore());
  await expect(drawPicture(file)).rejects.toMatchObject({ status, message, cause, isTemporary: status === 503 });
});

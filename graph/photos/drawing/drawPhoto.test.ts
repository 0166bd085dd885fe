import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { HEIC_PHOTO, NOT_A_PHOTO } from '../../../rules/ranches/photoFile';
import {
  chunk,
  fromPhone,
  heicHeader,
  inFormat,
  moving,
  ofManyScans,
  pngOf,
  samplePhoto,
} from '../testing/samplePhotos';
import { drawPhoto } from './drawPhoto';

const refusal = async (file: Buffer) => {
  const error = await drawPhoto(file).catch((thrown) => thrown);
  return { status: error.status ?? 400, message: error.message };
};

describe('a photo of a phone', async () => {
  const file = await fromPhone();
  const { width, height, files } = await drawPhoto(file);

  test('has a location and is stored sideways before it is redrawn', async () => {
    const { exif, orientation } = await sharp(file).metadata();
    expect(exif!.includes('Herdphone')).toBe(true);
    expect(orientation).toBe(6);
  });

  test('is upright in each width and format', async () => {
    expect({ width, height }).toEqual({ width: 1500, height: 2000 });
    const drawn = await Promise.all(files.map(({ body }) => sharp(body).metadata()));
    expect(drawn.map((picture) => [picture.width, picture.height, picture.format])).toEqual(
      [480, 960, 1500].flatMap((wide) => [
        [wide, (wide / 3) * 4, 'heif'],
        [wide, (wide / 3) * 4, 'webp'],
      ]),
    );
  });

  test('no longer contains the place, time and camera', async () => {
    for (const { body } of files) {
      const { exif, xmp, iptc, orientation = 1 } = await sharp(body).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({ orientation: 1 });
      expect(body.includes('Herdphone')).toBe(false);
    }
  });
});

test.each([
  ['PNG', (picture: Sharp) => picture.png()],
  ['PNG in grey with 16 bits', (picture: Sharp) => picture.toColourspace('grey16').png()],
  ['transparent PNG', (picture: Sharp) => picture.ensureAlpha(0.5).png()],
  ['WebP', (picture: Sharp) => picture.webp()],
  ['JPEG for print', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
  ['progressive JPEG', (picture: Sharp) => picture.jpeg({ progressive: true })],
])('a %s is drawn and never enlarged', async (_, draw) => {
  const { width, height, files } = await drawPhoto(await inFormat(draw));
  expect({ width, height, widths: files.map((file) => file.width) }).toEqual({
    width: 600,
    height: 400,
    widths: [480, 480, 600, 600],
  });
});

test('colors stay the same', async () => {
  const { files } = await drawPhoto(await samplePhoto('#c03020'));
  const { channels } = await sharp(files.at(-1)!.body).stats();
  expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16))).toEqual([12, 3, 2]);
});

test.each([
  ['long strip', 30, 20_000, { width: 4, height: 2_400 }],
  ['wide strip', 20_000, 30, { width: 1_600, height: 2 }],
  ['single pixel', 1, 1, { width: 1, height: 1 }],
])('a %s is drawn too', async (_, width, height, size) => {
  expect(await drawPhoto(await inFormat((picture) => picture.png(), width, height))).toMatchObject(size);
});

describe('refused by its type', () => {
  test('HEIC, with what to do about it', async () => {
    expect(await refusal(heicHeader)).toEqual({ status: 415, message: HEIC_PHOTO });
  });

  test.each([
    ['drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')],
    ['drawing behind a declaration', Buffer.from('<?xml version="1.0"?><svg/>')],
    ['document', Buffer.from('%PDF-1.7')],
    ['page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['sound with the beginning of a WebP', Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1')],
    ['file without bytes', Buffer.alloc(0)],
    ['file of two bytes', Buffer.from('ffd8', 'hex')],
  ])('a %s', async (_, file) => expect(await refusal(file)).toEqual({ status: 415, message: NOT_A_PHOTO }));

  test('a GIF and other formats', async () => {
    for (const file of [await moving('gif'), await inFormat((picture) => picture.tiff(), 8, 8)]) {
      expect(await refusal(file)).toEqual({ status: 415, message: NOT_A_PHOTO });
    }
    expect(await refusal(await inFormat((picture) => picture.avif(), 8, 8))).toMatchObject({ status: 415 });
  });

  test('an animation', async () => {
    const message = "We can't show moving pictures. Please choose a still photo.";
    expect(await refusal(await moving('webp'))).toEqual({ status: 400, message });
    const png = pngOf(20, 20, [chunk('acTL', Buffer.alloc(8))]);
    expect(await refusal(png)).toEqual({ status: 400, message });
  });
});

describe('refused before it is decoded', () => {
  test.each([
    [30_000, 30_000],
    [5_001, 5_000],
    [2 ** 31 - 1, 2 ** 31 - 1],
  ])('a small file that claims to be %i × %i', async (width, height) => {
    const before = process.memoryUsage().rss;
    const { status, message } = await refusal(pngOf(width, height));
    expect(status).toBe(400);
    expect(message).toMatch(/25 megapixels|damaged/);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});

test("a phone's photo of 48 megapixels is taken", async () => {
  const picture = sharp({ create: { width: 8_064, height: 6_048, channels: 3, background: 'green' } });
  expect(await drawPhoto(await picture.jpeg({ quality: 30 }).toBuffer())).toMatchObject({ width: 1600 });
});

test('a JPEG that claims to be larger is refused', async () => {
  const file = await inFormat((picture) => picture.jpeg(), 8, 8);
  const size = file.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  file.writeUInt16BE(6_300, size);
  file.writeUInt16BE(8_000, size + 2);
  expect(await refusal(file)).toEqual({ status: 400, message: 'A photo can have at most 50 megapixels' });
});

test('a small JPEG with hundreds of scans is refused', async () => {
  const message = "This photo is stored in a way that we can't show. Please save it again as a JPEG.";
  expect(await refusal(await ofManyScans(300))).toEqual({ status: 400, message });
});

describe('refused as damaged', () => {
  const message = "We can't read this photo. The file seems to be damaged.";

  test('the first half of a photo', async () => {
    const file = await inFormat((picture) => picture.linear(1, 0).jpeg({ quality: 100 }));
    expect(await refusal(file.subarray(0, file.length / 2))).toEqual({ status: 400, message });
  });

  test.each([
    ['JPEG', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['PNG', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('nothing of the kind')])],
    ['WebP', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
  ])('the first bytes of a %s followed by garbage', async (_, file) => {
    expect(await refusal(file)).toEqual({ status: 400, message });
  });

  test('a PNG with too few pixels', async () =>
    expect(await refusal(pngOf(2_000, 2_000))).toEqual({ status: 400, message }));
});

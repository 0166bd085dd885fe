import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fromPhone, inFormat, ofManyScans } from '../testing/samplePhotos';
import { hasManyScans } from './hasManyScans';

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');
const inDetail = await inFormat((picture) => picture.jpeg({ progressive: true }));
const scan = bytes('ffda 0008 0101 0000 3f00');
const repeated = (part: Buffer, times: number) => Buffer.concat(Array<Buffer>(times).fill(part));

test('photos from cameras and common programs have few scans', async () => {
  const { isProgressive } = await sharp(inDetail).metadata();
  expect(isProgressive).toBe(true);
  for (const photo of [inDetail, await fromPhone()]) expect(hasManyScans(photo)).toBe(false);
});

test.each([
  [99, false],
  [100, false],
  [101, true],
  [300, true],
])('%i scans are too many: %s', async (count, many) => {
  expect(hasManyScans(await ofManyScans(count))).toBe(many);
});

test('bytes in a segment or after the end are not counted as scans', async () => {
  const segment = Buffer.concat([bytes('ffe1'), bytes((2 + 300 * scan.length).toString(16).padStart(4, '0'))]);
  const remark = Buffer.concat([bytes('ffd8'), segment, repeated(scan, 300), inDetail.subarray(2)]);
  expect(await sharp(remark).metadata()).toMatchObject({ format: 'jpeg' });
  expect(hasManyScans(remark)).toBe(false);
  expect(hasManyScans(Buffer.concat([inDetail, repeated(scan, 300)]))).toBe(false);
});

test('scans are found after restart markers, fill bytes and garbage', async () => {
  for (const between of ['ffd0', 'ff', 'ff00', 'ff01', '1234', 'ff02']) {
    expect(hasManyScans(repeated(Buffer.concat([bytes(`00 ${between}`), scan]), 101)), between).toBe(true);
  }
});

test.each(['', 'ff', 'ffd8', 'ffd8 ff', 'ffd8 ffe1', 'ffd8 ffe1 00', 'ffd8 ffe1 0000', 'ffd8 ffe1 ffff'])(
  'a file that ends early has none: %s',
  (hex) => expect(hasManyScans(bytes(hex))).toBe(false),
);

import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const blank = (width: number, height: number, background = '#7a8f5a') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photo from a phone held upright: stored sideways, with its orientation and location. */
export const fromPhone = (width = 2000, height = 1500) =>
  blank(width, height)
    .withExif({
      IFD0: { Make: 'Herdphone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '97/1 44/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const samplePhoto = (background?: string) => blank(600, 400, background).jpeg().toBuffer();

export const inFormat = (draw: (picture: Sharp) => Sharp, width = 600, height = 400) =>
  draw(blank(width, height)).toBuffer();

const FRAMES = [blank(40, 40, '#fff'), blank(40, 40, '#000')].map((frame) => frame.png().toBuffer());

export const moving = async (format: 'gif' | 'webp') =>
  sharp(await Promise.all(FRAMES), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();

/** A small JPEG with many scans. */
export async function ofManyScans(count: number): Promise<Buffer> {
  const photo = await blank(8, 8).jpeg({ progressive: true }).toBuffer();
  const [scans, end] = [photo.toString('latin1').split('\xff\xda').length - 1, photo.length - 2];
  const last = photo.subarray(photo.lastIndexOf(Buffer.from('ffda', 'hex')), end);
  const more = Array<Buffer>(count - scans).fill(last);
  return Buffer.concat([photo.subarray(0, end), ...more, photo.subarray(end)]);
}

/** A tiny PNG file that claims a size. */
export function pngOf(width: number, height: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1_000));
  const chunks = [chunk('IHDR', header), ...extra, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

/** A chunk of a PNG. */
export function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export const heicHeader = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
]);

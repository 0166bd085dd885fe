import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isOverload } from './isOverload';

test('a timeout is an overload', async () => {
  const endless = sharp({ create: { width: 30_000, height: 8_000, channels: 3, background: '#fff' } })
    .timeout({ seconds: 1 })
    .png()
    .toBuffer();
  expect(isOverload(await endless.catch((error) => error))).toBe(true);
});

test.each(['vips_tracked: out of memory --- size == 75MB', 'Could not allocate enough memory for raw output'])(
  '"%s" is an overload',
  (message) => expect(isOverload(new Error(message))).toBe(true),
);

test('a damaged file is not an overload', async () => {
  const damaged = await sharp(Buffer.from('ffd8ffe000104a464946', 'hex'))
    .toBuffer()
    .catch((error) => error);
  expect(damaged).toBeInstanceOf(Error);
  expect(isOverload(damaged)).toBe(false);
});

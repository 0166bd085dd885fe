import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '../graph/testing/temporaryDirectory';
import { compressFiles } from './compress';

let place: ReturnType<typeof temporaryDirectory>;

beforeEach(() => {
  place = temporaryDirectory();
  mkdirSync(join(place.path, 'assets'));
});

afterEach(() => place.remove());

test('text is compressed both ways, at any depth', async () => {
  const script = 'export const herd = "cow";\n'.repeat(200);
  const file = join(place.path, 'assets/index-abc.js');
  writeFileSync(file, script);
  await compressFiles(place.path);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(script);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(script);
});

test('pictures, fonts and what would not get smaller are left alone', async () => {
  writeFileSync(join(place.path, 'ranch.webp'), 'a'.repeat(1000));
  writeFileSync(join(place.path, 'tiny.js'), 'x=1');
  await compressFiles(place.path);
  expect(readdirSync(place.path).sort()).toEqual(['assets', 'ranch.webp', 'tiny.js']);
});

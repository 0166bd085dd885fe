import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '../graph/testing/temporaryDirectory';
import { compressFiles } from './compress';

let folder: ReturnType<typeof temporaryDirectory>;

beforeEach(() => {
  folder = temporaryDirectory();
  mkdirSync(join(folder.path, 'assets'));
});

afterEach(() => folder.remove());

test('text files at any depth are compressed by brotli and gzip', async () => {
  const script = 'export const herd = "cow";\n'.repeat(200);
  const file = join(folder.path, 'assets/index-abc.js');
  writeFileSync(file, script);
  await compressFiles(folder.path);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(script);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(script);
});

test('pictures and files that would not get smaller are not compressed', async () => {
  writeFileSync(join(folder.path, 'ranch.webp'), 'a'.repeat(1000));
  writeFileSync(join(folder.path, 'tiny.js'), 'x=1');
  await compressFiles(folder.path);
  expect(readdirSync(folder.path).sort()).toEqual(['assets', 'ranch.webp', 'tiny.js']);
});

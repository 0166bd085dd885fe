import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { DiskCache } from './DiskCache';

const file = (size: number) => Buffer.alloc(size, 'x');

function directory(): string {
  const { path: folder, remove } = temporaryDirectory();
  onTestFinished(remove);
  return path.join(folder, 'imageProxy');
}

/** Makes a file look this many minutes old. */
function age(folder: string, name: string, minutes: number) {
  const then = Date.now() / 1000 - minutes * 60;
  utimesSync(path.join(folder, name), then, then);
}

test('a file is read back with its time of writing, also after a restart', async () => {
  const folder = directory();
  const before = Date.now();
  await new DiskCache(folder, 1_000).write('a.webp', file(10));
  const cached = await new DiskCache(folder, 1_000).read('a.webp');
  expect(cached!.body).toEqual(file(10));
  expect(Math.abs(cached!.writtenAt.getTime() - before)).toBeLessThan(60_000);
  expect(readdirSync(folder)).toEqual(['a.webp']);
});

test('an unknown file reads as null', async () => {
  expect(await new DiskCache(directory(), 1_000).read('a.webp')).toBeNull();
});

test('a file is read even when its access time cannot be updated', async () => {
  const cache = new DiskCache(directory(), 1_000);
  await cache.write('a.webp', file(10));
  const handle = await open(import.meta.filename);
  await handle.close();
  const utimes = vi.spyOn(Object.getPrototypeOf(handle), 'utimes').mockRejectedValue(new Error('EPERM'));
  onTestFinished(() => utimes.mockRestore());
  expect((await cache.read('a.webp'))!.body).toEqual(file(10));
  expect(utimes).toHaveBeenCalledTimes(1);
});

test('a removed file is gone, and removing it again is no error', async () => {
  const cache = new DiskCache(directory(), 1_000);
  await cache.write('a.webp', file(10));
  for (let times = 1; times <= 2; times++) await cache.remove('a.webp');
  expect(await cache.read('a.webp')).toBeNull();
});

test('a read updates the access time of a file, not its time of writing', async () => {
  const folder = directory();
  const cache = new DiskCache(folder, 1_000);
  await cache.write('a.webp', file(10));
  age(folder, 'a.webp', 60);
  await cache.read('a.webp');
  expect(Date.now() - (await cache.read('a.webp'))!.writtenAt.getTime()).toBeGreaterThan(59 * 60_000);
  expect(Date.now() - statSync(path.join(folder, 'a.webp')).atimeMs).toBeLessThan(60_000);
});

test('a full cache removes the least recently read file', async () => {
  const folder = directory();
  const cache = new DiskCache(folder, 1_000);
  for (const [minutes, name] of ['a', 'b', 'c'].entries()) {
    await cache.write(name, file(300));
    age(folder, name, 60 - minutes);
  }
  await cache.read('a');
  await cache.write('d', file(300));
  expect(readdirSync(folder).sort()).toEqual(['a', 'c', 'd']);
});

test('the cache stays within its size limit across restarts', async () => {
  const folder = directory();
  for (let number = 0; number < 20; number++) {
    const cache = new DiskCache(folder, 1_000);
    await Promise.all([cache.write(`a${number}`, file(100)), cache.write(`b${number}`, file(100))]);
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(1_000);
  }
  expect(readdirSync(folder).length).toBeGreaterThan(7);
});

test('an unfinished file that a killed server left is removed', async () => {
  const folder = directory();
  const cache = new DiskCache(folder, 1_000);
  await cache.write('a', file(100));
  writeFileSync(path.join(folder, 'b.part'), file(900));
  age(folder, 'b.part', 60);
  await new DiskCache(folder, 1_000).write('c', file(100));
  expect(readdirSync(folder).sort()).toEqual(['a', 'c']);
});

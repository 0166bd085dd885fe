import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/temporaryDirectory';
import { type ArchiveEntry, readArchive, writeArchive } from './archive';

const files = temporaryDirectory();
afterAll(files.remove);

const key = '0123456789abcdef'.repeat(2);
const [file, plain] = [path.join(files.path, 'encrypted'), path.join(files.path, 'plain')];
const entries: ArchiveEntry[] = [
  { name: 'rows/public.users', body: Buffer.from('ann@example.com') },
  // Random, so that it isn't compressed and takes several chunks.
  { name: 'photos/a', body: randomBytes(300_000) },
  { name: 'empty', body: Buffer.alloc(0) },
];

async function* all() {
  yield* entries;
}

async function read(from: string, withKey: string | null): Promise<ArchiveEntry[]> {
  const found: ArchiveEntry[] = [];
  for await (const entry of readArchive({ file: from, key: withKey })) found.push(entry);
  return found;
}

beforeAll(async () => {
  await writeArchive({ file, key }, all());
  await writeArchive({ file: plain, key: null }, all());
});

test('an encrypted archive is read with its key, and shows nothing without it', async () => {
  expect(await read(file, key)).toEqual(entries);
  expect(readFileSync(file).subarray(0, 17).toString()).toBe('HERDLINE BACKUP 1');
  expect(readFileSync(file).includes(readFileSync(plain).subarray(20, 60))).toBe(false);
});

test('an archive without encryption is read even if there is a key', async () => {
  expect(await read(plain, key)).toEqual(entries);
});

test('a wrong or missing key says so', async () => {
  await expect(read(file, 'f'.repeat(32))).rejects.toThrow('BACKUP_KEY is not the key that it was encrypted with');
  await expect(read(file, null)).rejects.toThrow("it's encrypted. Set BACKUP_KEY to the key that it was made with");
});

/** A copy with one change. */
function changed(name: string, change: (bytes: Buffer) => Buffer): string {
  const copy = path.join(files.path, name);
  writeFileSync(copy, change(Buffer.from(readFileSync(file))));
  return copy;
}

const CHUNK = 64 * 1024 + 16;
const HEADER = 50;

test.each([
  ['a changed byte', (bytes: Buffer) => bytes.fill(bytes.at(-100)! ^ 1, bytes.length - 100, bytes.length - 99)],
  ['an end that is missing', (bytes: Buffer) => bytes.subarray(0, bytes.length - 10)],
  ['a last chunk that is missing', (bytes: Buffer) => bytes.subarray(0, HEADER + 2 * CHUNK)],
  [
    'chunks in another order',
    (bytes: Buffer) =>
      Buffer.concat([
        bytes.subarray(0, HEADER),
        bytes.subarray(HEADER + CHUNK, HEADER + 2 * CHUNK),
        bytes.subarray(HEADER, HEADER + CHUNK),
        bytes.subarray(HEADER + 2 * CHUNK),
      ]),
  ],
])('%s is noticed', async (name, change) => {
  await expect(read(changed(name, change), key)).rejects.toThrow("it's damaged");
});

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { decrypting, encrypting, HEADER_BYTES } from './encryption';

export type Archive = { file: string; key: string | null };

export type ArchiveEntry = { name: string; body: Buffer };

/** An archive contains personal data, so only its owner may read it. */
const FOR_OWNER = 0o600;

/** Writes entries as tar.gz, encrypted if there is a key. The file gets its name when it is complete. */
export async function writeArchive({ file, key }: Archive, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  const part = `${file}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    const written = createWriteStream(part, { mode: FOR_OWNER });
    if (key === null) await pipeline(blocks(entries), createGzip(), written);
    else await pipeline(blocks(entries), createGzip(), encrypting(key), written);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The bytes of a block: an entry begins with a header block, and two empty blocks end the file. */
const BLOCK = 512;

async function* blocks(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  for await (const { name, body } of entries) {
    yield header(name, body.length);
    yield body;
    yield Buffer.alloc(padding(body.length));
  }
  yield Buffer.alloc(2 * BLOCK);
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

const NAME = { at: 0, length: 100 };
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > NAME.length) throw new Error(`${name} is too long a name for an archive`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
  block.write(name, NAME.at);
  block.write(octal(FOR_OWNER, 8), 100);
  block.write(octal(0, 8) + octal(0, 8), 108);
  block.write(octal(size, SIZE.length), SIZE.at);
  block.write(octal(Math.floor(Date.now() / 1_000), 12), 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(octal(checksumOf(block), CHECKSUM.length), CHECKSUM.at);
  return block;
}

/** Returns the checksum of a header: the sum of all bytes, with spaces in place of the checksum itself. */
function checksumOf(block: Buffer): number {
  const counted = Buffer.from(block).fill(' ', CHECKSUM.at, CHECKSUM.at + CHECKSUM.length);
  return counted.reduce((sum, byte) => sum + byte, 0);
}

export async function* readArchive(archive: Archive): AsyncGenerator<ArchiveEntry> {
  const reader = await openReader(archive);
  try {
    for (;;) {
      const block = await reader.next(BLOCK);
      if (block.every((byte) => byte === 0)) return;
      const textAt = ({ at, length }: typeof NAME) => block.toString('utf8', at, at + length).split('\0', 1)[0] ?? '';
      if (Number.parseInt(textAt(CHECKSUM), 8) !== checksumOf(block))
        throw new Error("it isn't an archive, or it's damaged");
      const size = Number.parseInt(textAt(SIZE), 8);
      const body = await reader.next(size);
      await reader.next(padding(size));
      yield { name: textAt(NAME), body };
    }
  } finally {
    await reader.close();
  }
}

/** Returns a reader of the unpacked file that returns a given number of bytes at a time. */
async function openReader({ file, key }: Archive) {
  const decrypt = await decrypting(file, key);
  const source = createReadStream(file, { start: decrypt ? HEADER_BYTES : 0 });
  const unpacked = createGunzip();
  // The next read throws the error.
  const flowing = (decrypt ? pipeline(source, decrypt, unpacked) : pipeline(source, unpacked)).catch(() => {});
  const chunks: AsyncIterator<Buffer> = unpacked[Symbol.asyncIterator]();
  let [waiting, size]: [Buffer[], number] = [[], 0];
  return {
    async next(length: number): Promise<Buffer> {
      while (size < length) {
        const { value, done } = await chunks.next();
        if (done) throw new Error('it ends too early');
        waiting.push(value);
        size += value.length;
      }
      const all = Buffer.concat(waiting);
      [waiting, size] = [[all.subarray(length)], all.length - length];
      return all.subarray(0, length);
    },
    async close(): Promise<void> {
      source.destroy();
      unpacked.destroy();
      await flowing;
    },
  };
}

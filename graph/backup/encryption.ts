import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { open } from 'node:fs/promises';

/**
 * An encrypted archive begins with this line, a salt and a proof of the key. Then come chunks, each encrypted by AES-256-GCM with a
 * nonce of its number and of whether it's the last one. So a chunk that is changed, missing or moved is noticed.
 */
const BEGIN = Buffer.from('HERDLINE BACKUP 1\n');
const [SALT_BYTES, PROOF_BYTES, TAG_BYTES] = [16, 16, 16];
export const HEADER_BYTES = BEGIN.length + SALT_BYTES + PROOF_BYTES;
const CHUNK_BYTES = 64 * 1024;
const CIPHER = 'aes-256-gcm';

/** The key has 32 random characters, so it needs no slow derivation. */
function derive(key: string, salt: Buffer) {
  const bytes = Buffer.from(hkdfSync('sha256', key, salt, 'backups', 32 + PROOF_BYTES));
  return { secret: bytes.subarray(0, 32), proof: bytes.subarray(32) };
}

function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64BE(BigInt(number), 3);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}

/** Splits a stream. Only the last chunk may be shorter. */
async function* inChunks(source: AsyncIterable<Buffer>, size: number) {
  let [waiting, number] = [Buffer.alloc(0), 0];
  for await (const part of source) {
    waiting = Buffer.concat([waiting, part]);
    for (; waiting.length > size; waiting = waiting.subarray(size))
      yield { chunk: waiting.subarray(0, size), nonce: nonce(number++, false) };
  }
  yield { chunk: waiting, nonce: nonce(number, true) };
}

export function encrypting(key: string) {
  return async function* encrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const { secret, proof } = derive(key, salt);
    yield Buffer.concat([BEGIN, salt, proof]);
    for await (const { chunk, nonce: own } of inChunks(source, CHUNK_BYTES)) {
      const cipher = createCipheriv(CIPHER, secret, own);
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    }
  };
}

/** Returns the part of a pipeline that decrypts what follows the header, or null for a file that isn't encrypted. */
export async function decrypting(file: string, key: string | null) {
  const header = await readHeader(file);
  if (!header.subarray(0, BEGIN.length).equals(BEGIN)) return null;
  if (key === null) throw new Error("it's encrypted. Set BACKUP_KEY to the key that it was made with");
  const { secret, proof } = derive(key, header.subarray(BEGIN.length, BEGIN.length + SALT_BYTES));
  if (!timingSafeEqual(proof, header.subarray(BEGIN.length + SALT_BYTES)))
    throw new Error('BACKUP_KEY is not the key that it was encrypted with');
  return async function* decrypt(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const { chunk, nonce: own } of inChunks(source, CHUNK_BYTES + TAG_BYTES))
      yield decryptChunk(secret, own, chunk);
  };
}

function decryptChunk(secret: Buffer, own: Buffer, chunk: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, secret, own);
    decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new Error("it's damaged");
  }
}

async function readHeader(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer;
  } finally {
    await handle.close();
  }
}

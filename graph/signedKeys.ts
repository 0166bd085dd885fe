import { createHmac, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 16;

/** What a signed key opens, and how long its proof is: shorter ones make smaller codes on labels, and can't be guessed either. */
export type SignedFor = { purpose: 'calendar' | 'share page'; proofBytes: number };

type Secret = { sessionSecret: string };

/** A key of the database with the server's proof: who reads the database can't make it, and a new key revokes it. */
export function signedKey({ sessionSecret }: Secret, key: string, signedFor: SignedFor): string {
  const bytes = Buffer.from(key.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, proofOf(bytes, sessionSecret, signedFor)]).toString('base64url');
}

/** The key in the secret part of an address, or null if the server didn't make it. */
export function keyIn({ sessionSecret }: Secret, secret: string, signedFor: SignedFor): string | null {
  const bytes = Buffer.from(secret, 'base64url');
  if (bytes.length !== KEY_BYTES + signedFor.proofBytes || bytes.toString('base64url') !== secret) return null;
  const key = bytes.subarray(0, KEY_BYTES);
  const isOurs = timingSafeEqual(bytes.subarray(KEY_BYTES), proofOf(key, sessionSecret, signedFor));
  return isOurs ? key.toString('hex') : null;
}

const proofOf = (key: Buffer, sessionSecret: string, { purpose, proofBytes }: SignedFor): Buffer =>
  createHmac('sha256', sessionSecret).update(purpose).update(key).digest().subarray(0, proofBytes);

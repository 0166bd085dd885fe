import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret with a prefix by which people and secret scanners recognize a leaked token. */
export function newTokenSecret(): string {
  return `hrd_${randomBytes(32).toString('base64url')}`;
}

/** Only this hash of a secret is stored. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

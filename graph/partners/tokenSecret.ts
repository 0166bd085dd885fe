import { createHash, randomBytes } from 'node:crypto';

/** Told by its beginning, so that people and scanners see what was left lying about. */
export function newTokenSecret(): string {
  return `hrd_${randomBytes(32).toString('base64url')}`;
}

/** All that is kept of a secret. */
export function hashOfSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret with a prefix by which people and secret scanners recognize a leaked token. */
export const newTokenSecret = (): string => `hrd_${randomBytes(32).toString('base64url')}`;

/** Only this hash of a secret is stored. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

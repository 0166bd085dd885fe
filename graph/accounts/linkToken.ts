import { createHash, randomBytes } from 'node:crypto';
import { badInput } from '../errors';

export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored, so a leaked table is useless. */
export const hashOfLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Returns the same error for every unusable token, whatever the reason. */
export const invalidToken = () => badInput({ token: 'Invalid or missing token' });

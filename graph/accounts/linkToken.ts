import { createHash, randomBytes } from 'node:crypto';
import { badInput } from '../errors';

/** For a link that is mailed. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** Only the hash is stored, so a leaked table is useless. */
export const hashOfLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The same for all that don't work, whatever the reason. */
export const invalidToken = () => badInput({ token: 'Invalid or missing token' });

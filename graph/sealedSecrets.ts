import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from './config';

const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** What a secret is for. Each purpose has its own key. */
type Purpose = 'secrets of authenticators' | 'secrets of webhooks' | 'keys of push notifications';

type Keyring = Pick<Config, 'sessionSecret'>;

const keyOf = ({ sessionSecret }: Keyring, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32));

/** Encrypts a secret, so that a stolen table or backup doesn't contain it. */
export function seal(keyring: Keyring, purpose: Purpose, secret: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(keyring, purpose), iv);
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** Decrypts a secret. Null if SESSION_SECRET has changed since. */
export function unseal(keyring: Keyring, purpose: Purpose, sealed: Uint8Array): Buffer | null {
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(keyring, purpose), sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

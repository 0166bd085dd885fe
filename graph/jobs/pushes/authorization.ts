import { createPrivateKey, type JsonWebKey, sign } from 'node:crypto';
import type { PushKey } from '../../notifications/pushKey';

/** In seconds. The standard allows a day. */
const VALID_FOR = 12 * 60 * 60;

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns the header that says to a push service who sends, and whom to ask about it (VAPID, RFC 8292). */
export function authorization({ publicKey, privateKey }: PushKey, endpoint: string, contact: string): string {
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: privateKey.toString('base64url') } as const;
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(Date.now() / 1_000) + VALID_FOR,
    sub: `mailto:${contact}`,
  };
  const token = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const key = createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${token}.${signature}, k=${publicKey.toString('base64url')}`;
}

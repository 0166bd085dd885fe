import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** WebAuthn flags: the user is present, and was verified by a finger, a face or a PIN. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** Simulates a device that creates one passkey and signs with it, as browsers do. */
export function softwarePasskey(origin: string, { verifies = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  function authData(rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(PRESENT | (verifies ? VERIFIED : 0) | flags, 0);
    counter += 1;
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, rest]);
  }

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    /** Returns the response to the options of a new passkey. */
    create(options: string): string {
      const { challenge, rp } = JSON.parse(options);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, isoCBOR.encode(key)]);
      const object = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(rp.id, HAS_KEY, attested))],
      ]);
      const attestationObject = base64url(isoCBOR.encode(object as never));
      const clientDataJSON = base64url(clientData('webauthn.create', challenge));
      return JSON.stringify({
        ...credential,
        response: { attestationObject, clientDataJSON, transports: ['internal'] },
      });
    },
    /** Returns the response to the options of a sign-in. */
    get(options: string): string {
      const { challenge, rpId } = JSON.parse(options);
      const data = authData(rpId, 0);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        authenticatorData: base64url(data),
        clientDataJSON: base64url(client),
        signature: base64url(signature),
      };
      return JSON.stringify({ ...credential, response });
    },
  };
}

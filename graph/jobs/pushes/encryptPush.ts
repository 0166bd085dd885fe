import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

type Receiver = { publicKey: Buffer; auth: Buffer };

/** What each message makes anew. The standard's example gives its own. */
type Fresh = { salt: Buffer; privateKey: Buffer };

/** The size that a record may have. A message is a single one. */
const RECORD_SIZE = 4_096;

/** Ends the last record. */
const LAST = Buffer.from([2]);

const bytes = (from: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

/** Encrypts a text for one browser, so that its push service can't read it (RFC 8291, RFC 8188). */
export function encryptPush({ publicKey, auth }: Receiver, text: string, fresh: Fresh = newSecrets()): Buffer {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(fresh.privateKey);
  const own = sender.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, own]);
  const secret = bytes(sender.computeSecret(publicKey), auth, info, 32);
  const key = bytes(secret, fresh.salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = bytes(secret, fresh.salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), LAST])), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([fresh.salt, size, Buffer.from([own.length]), own, ...sealed]);
}

function newSecrets(): Fresh {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() };
}

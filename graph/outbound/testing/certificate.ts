import { generateKeyPairSync, sign } from 'node:crypto';

const field = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: Buffer[]) => field(0x30, ...parts);
const bits = (body: Buffer) => field(0x03, Buffer.from([0]), body);
const time = (text: string) => field(0x18, Buffer.from(text));
const hex = (text: string) => Buffer.from(text, 'hex');

const COMMON_NAME = hex('0603550403');
const ALTERNATIVE_NAMES = hex('0603551d11');
const ECDSA_WITH_SHA256 = sequence(hex('06082a8648ce3d040302'));

/** Creates a key and a self-signed certificate for a host name, which never expires. */
export function testCertificate(host: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = sequence(field(0x31, sequence(COMMON_NAME, field(0x0c, Buffer.from(host)))));
  const names = sequence(ALTERNATIVE_NAMES, field(0x04, sequence(field(0x82, Buffer.from(host)))));
  const statement = sequence(
    field(0xa0, hex('020102')),
    hex('020101'),
    ECDSA_WITH_SHA256,
    name,
    sequence(time('19700101000000Z'), time('99991231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    field(0xa3, sequence(names)),
  );
  const certificate = sequence(statement, ECDSA_WITH_SHA256, bits(sign('sha256', statement, privateKey)));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

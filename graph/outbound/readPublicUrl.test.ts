import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './isPublicAddress';
import { AddressRefusal, readPublicUrl } from './readPublicUrl';
import { REFUSED_LITERALS } from './testing/addresses';

test.each([
  ['https://pictures.example/x.jpg?size=1#top', 'https://pictures.example/x.jpg?size=1#top'],
  ['HTTPS://Pictures.Example/X.jpg', 'https://pictures.example/X.jpg'],
  ['http://pictures.example:80/x.jpg', 'http://pictures.example/x.jpg'],
  ['https://pictures.example:443/', 'https://pictures.example/'],
  ['https://kühe.example/', 'https://xn--khe-hoa.example/'],
  ['https://a_b.pictures.example/@me', 'https://a_b.pictures.example/@me'],
  ['http://93.184.215.14/x.jpg', 'http://93.184.215.14/x.jpg'],
  ['http://93.184.215.14:80/x.jpg', 'http://93.184.215.14/x.jpg'],
  ['https://[2606:4700::1111]/x.jpg', 'https://[2606:4700::1111]/x.jpg'],
])('%s is read as %s', (text, href) => expect(readPublicUrl(text).href).toBe(href));

test.each(REFUSED_LITERALS)('an address is refused: %s %j', (_, text) =>
  expect(() => readPublicUrl(text)).toThrow(AddressRefusal),
);

test.each([
  ['ftp://pictures.example/', 'Please enter a web address that starts with http:// or https://'],
  ['http://someone@pictures.example/', "The address can't have a user name or password"],
  ['http://pictures.example:8080/', 'Please use the standard ports: 80 for http and 443 for https'],
  ['http://10.0.0.1/', "This address isn't on the public internet"],
  ['http://intranet/', 'Please enter a full host name, such as ranch.example'],
])('%s is refused with the message "%s"', (text, message) => expect(() => readPublicUrl(text)).toThrow(message));

test('the allow list permits only its exact hosts and ports', () => {
  const allow = ['localhost:9000', '127.0.0.1:80', '[::1]:9000'];
  for (const text of ['http://localhost:9000/hook', 'http://127.0.0.1/', 'https://[::1]:9000/']) {
    expect(readPublicUrl(text, allow).href).toBe(text);
  }
  for (const text of [
    'http://localhost:9001/',
    'https://127.0.0.1/',
    'http://me@localhost:9000/',
    'ftp://localhost:9000/',
  ]) {
    expect(() => readPublicUrl(text, allow)).toThrow(AddressRefusal);
  }
});

test('an IPv4 address is accepted only in dotted decimal, and only if it is public', () => {
  const bytes = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
  const bases = fc.array(fc.constantFrom(10, 16, 8), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(bytes, bases, (address, written) => {
      const plain = address.join('.');
      const host = writeIn(address, written);
      const url = `http://${host}/`;
      expect(new URL(url).hostname).toBe(plain);
      if (host === plain && isPublicAddress(plain)) expect(readPublicUrl(url).hostname).toBe(plain);
      else expect(() => readPublicUrl(url)).toThrow(AddressRefusal);
    }),
    { numRuns: 1_000 },
  );
});

const PREFIX: Record<number, string> = { 8: '0', 10: '', 16: '0x' };

/** Writes each part in its base. The last one contains all remaining bytes. */
function writeIn(address: readonly number[], bases: readonly number[]): string {
  const last = bases.length - 1;
  const lastPart = address.slice(last).reduce((sum, byte) => sum * 256 + byte, 0);
  const parts = [...address.slice(0, last), lastPart];
  return parts.map((part, place) => PREFIX[bases[place]!] + part.toString(bases[place])).join('.');
}

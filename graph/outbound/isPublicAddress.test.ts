import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './isPublicAddress';

test.each([
  '8.8.8.8',
  '93.184.215.14',
  '1.1.1.1',
  '100.63.255.255',
  '172.32.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

/** What an address of each special block is for. */
const SPECIAL_IPV4: [string, number, string][] = [
  ['0.0.0.0', 8, 'this network'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'carrier-grade NAT'],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'link-local'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'protocol assignments'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.88.99.0', 24, '6to4 relays'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'benchmarking'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved and broadcast'],
  ['168.63.129.16', 32, 'metadata of Azure'],
];

const SPECIAL_IPV6: [string, number, string][] = [
  ['::', 128, 'unspecified'],
  ['::1', 128, 'loopback'],
  ['::', 96, 'IPv4-compatible'],
  ['::ffff:0:0', 96, 'IPv4-mapped'],
  ['::ffff:0:0:0', 96, 'IPv4-translated'],
  ['64:ff9b::', 96, 'NAT64'],
  ['64:ff9b:1::', 48, 'NAT64 of a network'],
  ['100::', 64, 'discard'],
  ['2001::', 32, 'Teredo'],
  ['2001:2::', 48, 'benchmarking'],
  ['2001:10::', 28, 'ORCHID'],
  ['2001:20::', 28, 'ORCHIDv2'],
  ['2001::', 23, 'protocol assignments'],
  ['2001:db8::', 32, 'documentation'],
  ['2002::', 16, '6to4'],
  ['3fff::', 20, 'documentation'],
  ['5f00::', 16, 'segment routing'],
  ['fc00::', 7, 'unique-local'],
  ['fd00:ec2::254', 128, 'metadata of Amazon'],
  ['fe80::', 10, 'link-local'],
  ['fec0::', 10, 'site-local'],
  ['ff00::', 8, 'multicast'],
];

test.each(SPECIAL_IPV4)('no address in %s/%i is public: %s', (base, bits) => {
  const network = base.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  fc.assert(
    fc.property(within(network, 32, bits), (number) => {
      const parts = [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 255n);
      expect(isPublicAddress(parts.join('.'))).toBe(false);
    }),
  );
});

test.each(SPECIAL_IPV6)('no address in %s/%i is public: %s', (base, bits) => {
  fc.assert(
    fc.property(within(numberOf(base), 128, bits), (number) => {
      const groups = [112n, 96n, 80n, 64n, 48n, 32n, 16n, 0n].map((shift) => (number >> shift) & 0xffffn);
      expect(isPublicAddress(groups.map((group) => group.toString(16)).join(':'))).toBe(false);
    }),
  );
});

test('no IPv6 address that embeds an IPv4 address is public', () => {
  const carriers = ['::', '::ffff:', '::ffff:0:', '64:ff9b::', '64:ff9b:1::'];
  fc.assert(
    fc.property(fc.constantFrom(...carriers), fc.ipV4(), (carrier, address) => {
      expect(isPublicAddress(`${carrier}${address}`)).toBe(false);
    }),
  );
});

test.each(['127.1', '2130706433', '0x7f000001', '017700000001', '0177.0.0.1', '08.8.8.8', '8.8.8.8 ', '', 'localhost'])(
  '"%s" is not a well-formed address and not public',
  (text) => expect(isPublicAddress(text)).toBe(false),
);

test('an IPv6 address with a zone is not public', () => {
  expect(isPublicAddress('2606:4700::1111%eth0')).toBe(false);
  expect(isPublicAddress('fe80::1%1')).toBe(false);
});

function within(network: bigint, length: number, bits: number) {
  return fc.bigInt({ min: 0n, max: 2n ** BigInt(length - bits) - 1n }).map((host) => network + host);
}

function numberOf(address: string): bigint {
  const [head = '', tail = ''] = address.split('::');
  const groups = (half: string) => half.split(':').filter(Boolean);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return all.reduce((sum, group) => sum * 65536n + BigInt(`0x${group}`), 0n);
}

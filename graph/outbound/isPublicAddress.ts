import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure's address for a machine's secrets. Its number is in a public range. */
const METADATA = ['168.63.129.16'];

/** The global unicast addresses. IPv4-mapped and NAT64 addresses are outside of this block. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address, as a resolver writes it, is one that everybody on the Internet could call. */
export function isPublicAddress(address: string): boolean {
  // Refuses the short and octal forms that ipaddr.js accepts, and zones, which only mean something on this machine.
  if (!isIP(address) || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6) : !METADATA.includes(address);
}

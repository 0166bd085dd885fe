import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Azure's address for a machine's secrets. Its number is in a public range. */
const METADATA = ['168.63.129.16'];

/** All that the Internet routes to single hosts; the blocks that embed or translate IPv4 addresses lie outside of it. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address, as a resolver writes it, is one that everybody on the Internet could call. */
export function isPublicAddress(address: string): boolean {
  // Neither the short and octal forms that ipaddr.js reads too, nor a zone, which only means something on this machine.
  if (!isIP(address) || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6) : !METADATA.includes(address);
}

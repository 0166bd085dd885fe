import { Resolver } from 'node:dns/promises';

type Addresses = { address: string; family: number }[];

/** The IPv4 and IPv6 addresses of a public name. Fails only if there are neither. */
export async function askNameServers(
  hostname: string,
  resolver: Pick<Resolver, 'resolve4' | 'resolve6'> = new Resolver({ timeout: 2_000, tries: 1 }),
): Promise<Addresses> {
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (ipv4.status === 'rejected' && ipv6.status === 'rejected') throw ipv4.reason;
  return [...addressesOf(ipv4, 4), ...addressesOf(ipv6, 6)];
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: number): Addresses {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

import { lookup, Resolver } from 'node:dns/promises';
import net from 'node:net';

export type Target = { address: string; port: number };

/** Looks up names and connects to other hosts. */
export type Network = {
  /** Returns all addresses of a name. A local name may be known only to this machine. */
  resolve(hostname: string, isLocal: boolean): Promise<{ address: string; family: number }[]>;
  connect(target: Target): net.Socket;
  /** The certificate authority that TLS trusts, by default those of Node. */
  ca?: string;
};

export const internet: Network = {
  // `lookup` isn't used for names that others choose, because a silent name server would block one of the few threads that
  // files, passwords and pictures need too.
  resolve: (hostname, isLocal) => (isLocal ? lookup(hostname, { all: true }) : askNameServers(hostname)),
  // The host is an IP address here, so nothing is looked up again.
  connect: ({ address, port }) => net.connect({ host: address, port }),
};

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

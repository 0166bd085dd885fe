import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { askNameServers } from './askNameServers';

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

import { lookup } from 'node:dns/promises';
import net from 'node:net';
import { askNameServers } from './askNameServers';

export type Target = { address: string; port: number };

/** The two ways out of this machine. */
export type Network = {
  /** All addresses of a name; a local one may be known to this machine alone. */
  resolve(hostname: string, isLocal: boolean): Promise<{ address: string; family: number }[]>;
  connect(target: Target): net.Socket;
  /** Whom TLS trusts; without it, whom Node trusts. */
  ca?: string;
};

export const internet: Network = {
  // Names that others choose are never given to `lookup`. It blocks one of the few threads that files, passwords and
  // pictures need too, for as long as a silent name server takes.
  resolve: (hostname, isLocal) => (isLocal ? lookup(hostname, { all: true }) : askNameServers(hostname)),
  // The host is an IP address here, so nothing is looked up again.
  connect: ({ address, port }) => net.connect({ host: address, port }),
};

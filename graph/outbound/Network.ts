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
  // Names that others choose never come to `lookup`: it takes one of the few threads that files, passwords and
  // pictures need too, for as long as a name server that says nothing likes.
  resolve: (hostname, isLocal) => (isLocal ? lookup(hostname, { all: true }) : askNameServers(hostname)),
  // A number is dialed as it is: nothing here asks a resolver again.
  connect: ({ address, port }) => net.connect({ host: address, port }),
};

import { isIP } from 'node:net';
import { isPublicAddress } from './isPublicAddress';
import type { Network, Target } from './Network';
import { isOurs, OutboundFailure } from './OutboundFailure';
import { AddressRefusal, hostOf, isAllowed, portOf } from './readPublicUrl';

/**
 * Where to connect for a URL that `readPublicUrl` accepted. The name is looked up only once, because a second look-up could
 * give another address than the one that was checked. Errors: AddressRefusal, OutboundFailure.
 */
export async function findTarget(url: URL, network: Network, allow: readonly string[]): Promise<Target> {
  const host = hostOf(url);
  const port = portOf(url);
  if (isIP(host)) return { address: host, port };
  const isLocal = isAllowed(url, allow);
  const answers = await network.resolve(host, isLocal).catch((cause) => {
    throw isOurs(cause) ? cause : new OutboundFailure('The host cannot be found', { cause });
  });
  // Many machines have no IPv6 route, and connecting then only times out.
  const chosen = answers.find(({ family }) => family === 4) ?? answers[0];
  if (!chosen) throw new OutboundFailure('The host cannot be found');
  // An attacker can mix a private address among public ones, so one private address refuses all.
  if (!isLocal && !answers.every(({ address }) => isPublicAddress(address))) {
    throw new AddressRefusal("This host isn't on the public internet");
  }
  return { address: chosen.address, port };
}

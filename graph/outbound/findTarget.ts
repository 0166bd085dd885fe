import { isIP } from 'node:net';
import { isPublicAddress } from './isPublicAddress';
import type { Network, Target } from './Network';
import { isOurs, OutboundFailure } from './OutboundFailure';
import { AddressRefusal, hostOf, isAllowed, portOf } from './readPublicUrl';

/**
 * Where to connect for a URL that `readPublicUrl` let through. The name is looked up once, here: whoever asked again to
 * connect could be told another address than the one that was checked. Errors: AddressRefusal, OutboundFailure.
 */
export async function findTarget(url: URL, network: Network, allow: readonly string[]): Promise<Target> {
  const host = hostOf(url);
  const port = portOf(url);
  if (isIP(host)) return { address: host, port };
  const isLocal = isAllowed(url, allow);
  const answers = await network.resolve(host, isLocal).catch((cause) => {
    throw isOurs(cause) ? cause : new OutboundFailure('The host cannot be found', { cause });
  });
  // Many machines have no way to IPv6 hosts, and say so only by waiting.
  const chosen = answers.find(({ family }) => family === 4) ?? answers[0];
  if (!chosen) throw new OutboundFailure('The host cannot be found');
  // One private answer among public ones is how a name is made to lead inside by chance.
  if (!isLocal && !answers.every(({ address }) => isPublicAddress(address))) {
    throw new AddressRefusal("This host isn't on the public internet");
  }
  return { address: chosen.address, port };
}

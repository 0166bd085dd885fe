import { isIP } from 'node:net';
import { NOT_PUBLIC, webAddressFault } from '../../rules/fields/webAddress';
import { isPublicAddress } from './isPublicAddress';

/** An address that the server does not call. The message is for the person who gave it. */
export class AddressRefusal extends Error {}

/**
 * An address that the server may call: http or https, the default port, no user name, and a host that is a full name or
 * a public IP address written out. `allow` holds the `host:port` that may be called although they are none of that.
 * Errors: AddressRefusal.
 */
export function readPublicUrl(text: string, allow: readonly string[] = []): URL {
  const fault = webAddressFault(text, (url) => isAllowed(url, allow));
  if (fault) throw new AddressRefusal(fault);
  const url = new URL(text);
  const host = hostOf(url);
  if (isIP(host) && !isPublicAddress(host) && !isAllowed(url, allow)) throw new AddressRefusal(NOT_PUBLIC);
  return url;
}

export function isAllowed(url: URL, allow: readonly string[]): boolean {
  return allow.includes(`${url.hostname}:${portOf(url)}`);
}

export function portOf({ port, protocol }: URL): number {
  return Number(port) || (protocol === 'https:' ? 443 : 80);
}

/** The host as a socket takes it: an IPv6 address has no brackets there. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

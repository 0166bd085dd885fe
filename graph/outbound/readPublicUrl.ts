import { isIP } from 'node:net';
import { isLoopback, NOT_PUBLIC, webUrlProblem } from '../../rules/fields/webUrl';
import { isPublicAddress } from './isPublicAddress';

/** A URL that the server doesn't call. The message is for the person who entered it. */
export class AddressRefusal extends Error {}

export const NEEDS_HTTPS = 'Please enter an address that starts with https://';

/** A URL that the server may call: http(s), the default port, a full name or public address, or in `allow`. */
export function readPublicUrl(text: string, allow: readonly string[] = []): URL {
  const fault = webUrlProblem(text, (url) => isAllowed(url, allow));
  if (fault) throw new AddressRefusal(fault);
  const url = new URL(text);
  const host = hostOf(url);
  if (isIP(host) && !isPublicAddress(host) && !isAllowed(url, allow)) throw new AddressRefusal(NOT_PUBLIC);
  return url;
}

type Where = { webhookAllow: readonly string[]; production: boolean };

/** Reads a URL that the server will post to, by https. Only a developer's own machine needs none. Errors: AddressRefusal. */
export function readSafeUrl(text: string, { webhookAllow, production }: Where): URL {
  const url = readPublicUrl(text, webhookAllow);
  const isSafe = url.protocol === 'https:' || (!production && isLoopback(url.hostname));
  if (!isSafe) throw new AddressRefusal(NEEDS_HTTPS);
  return url;
}

export function isAllowed(url: URL, allow: readonly string[]): boolean {
  return allow.includes(`${url.hostname}:${portOf(url)}`);
}

export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/** The host as sockets expect it, without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The failure of a host that was called. The message may be shown and logged. */
export class OutboundFailure extends Error {
  readonly timedOut: boolean;

  constructor(message: string, { cause, timedOut = false }: { cause?: unknown; timedOut?: boolean } = {}) {
    super(message, { cause });
    this.timedOut = timedOut;
  }
}

/** Whether an error is a bug of this program. Errors of the network or of a host have a code. */
export function isOurs(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && error.name !== 'AbortError';
}

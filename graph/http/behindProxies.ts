import type { IncomingMessage } from 'node:http';

/** Returns the caller's IP address as the nearest `trustProxy` proxies saw it. Earlier entries of the header could be forged. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: number): string {
  const seen = [socket.remoteAddress ?? '', ...(trustProxy > 0 ? listed(headers['x-forwarded-for']).reverse() : [])];
  return seen[Math.min(trustProxy, seen.length - 1)] ?? '';
}

/** Returns the scheme and host that the browser requested, as the first entries of the proxies' headers say. */
export function originOf({ headers }: IncomingMessage, trustProxy: number): string {
  const [scheme, host] = trustProxy > 0 ? [headers['x-forwarded-proto'], headers['x-forwarded-host']] : [];
  return `${listed(scheme)[0] ?? 'http'}://${listed(host)[0] ?? headers.host ?? ''}`;
}

export const cameByHttps = ({ headers }: IncomingMessage) => listed(headers['x-forwarded-proto'])[0] === 'https';

function listed(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

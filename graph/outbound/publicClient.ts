import { isIP } from 'node:net';
import { type Answer, exchange } from './exchange';
import { isPublicAddress } from './isPublicAddress';
import { internet, type Network, type Target } from './Network';
import {
  AddressRefusal,
  hostOf,
  isAllowed,
  isOurs,
  NEEDS_HTTPS,
  OutboundFailure,
  portOf,
  readPublicUrl,
} from './readPublicUrl';

type Options = {
  network?: Network;
  /** Each `host:port` that may be called although it isn't public. */
  allow?: readonly string[];
  publicUrl?: string;
  /** Whether addresses without TLS are refused too. */
  httpsOnly?: boolean;
};

export type OutboundRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Milliseconds for the whole request, including look-ups, redirects and the body. */
  timeout: number;
  /** The maximum bytes of the body. With 0, the answer has only status and headers, as soon as they arrive. */
  maxBytes: number;
  /** Without it, a redirect is returned as the answer, as it always is for a request with a body. */
  maxRedirects?: number;
};

export type PublicClient = { request(url: string | URL, request: OutboundRequest): Promise<Answer> };

const REDIRECTS = [301, 302, 303, 307, 308];

/** Calls only hosts on the public internet. Errors: AddressRefusal before a host is called, OutboundFailure after. */
export function publicClient({ network = internet, allow = [], publicUrl, httpsOnly }: Options = {}): PublicClient {
  const userAgent = publicUrl ? `Herdline/1 (+${publicUrl})` : 'Herdline/1';

  async function hop(url: URL, { headers, ...request }: OutboundRequest, signal: AbortSignal): Promise<Answer> {
    if (httpsOnly && url.protocol !== 'https:') throw new AddressRefusal(NEEDS_HTTPS);
    const target = await findTarget(url, network, allow);
    signal.throwIfAborted();
    const named = { 'user-agent': userAgent, ...headers };
    return exchange({ ...request, url, headers: named, network, target, signal });
  }

  async function follow(text: string, request: OutboundRequest, signal: AbortSignal): Promise<Answer> {
    const { maxRedirects = 0, body } = request;
    let url = readPublicUrl(text, allow);
    for (let redirects = 0; ; redirects++) {
      const answer = await hop(url, request, signal);
      const { location } = answer.headers;
      if (!maxRedirects || body || !location || !REDIRECTS.includes(answer.status)) return answer;
      if (redirects === maxRedirects) throw new OutboundFailure(`The host redirects more than ${maxRedirects} times`);
      url = nextUrl(location, url, allow);
    }
  }

  return {
    request: (url, request) => within(request.timeout, (signal) => follow(String(url), request, signal)),
  };
}

/** Checks a location that names a host as it was written, and any other after resolving it against the last URL. */
function nextUrl(header: string, from: URL, allow: readonly string[]): URL {
  // Node decodes headers as latin1.
  const location = Buffer.from(header, 'latin1').toString();
  // URL parsers skip tabs, so the called address would differ from the written one.
  if (/\p{Cc}/u.test(location)) throw new OutboundFailure('The host redirects to no address');
  if (/^[a-z][a-z\d+.-]*:/i.test(location)) return readPublicUrl(location, allow);
  // Parsers read backslashes as the slashes before a host.
  if (/^[/\\]{2}/.test(location)) return readPublicUrl(from.protocol + location, allow);
  return readPublicUrl(new URL(location, from).href, allow);
}

/** The time limit is for the whole request, so a host that sends a byte now and then is cut off too. */
async function within<T>(timeout: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = new OutboundFailure(`The host took longer than ${timeout / 1000} seconds`, { timedOut: true });
  const timer = setTimeout(() => controller.abort(late), timeout);
  // A look-up can't be canceled, only ignored.
  const timedOut = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(late), { once: true });
  });
  try {
    return await Promise.race([work(controller.signal), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/** Looks a name up only once, because a second look-up could give another address than the checked one. */
async function findTarget(url: URL, network: Network, allow: readonly string[]): Promise<Target> {
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

import { type Answer, exchange } from './exchange';
import { findTarget } from './findTarget';
import { internet, type Network } from './Network';
import { OutboundFailure } from './OutboundFailure';
import { readPublicUrl } from './readPublicUrl';

type Options = {
  network?: Network;
  /** The `host:port` that may be reached although they are not public. */
  allow?: readonly string[];
  /** Told to the hosts, so that they know who calls. */
  publicUrl?: string;
};

export type OutboundRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Milliseconds for all of it: every look-up, every hop and the last byte. */
  timeout: number;
  /** Most bytes of the body. With 0 the answer is only its status and headers, as soon as they arrive. */
  maxBytes: number;
  /** Without it, a redirect is the answer. What has a body is never sent on. */
  maxRedirects?: number;
};

export type PublicClient = { request(url: string | URL, request: OutboundRequest): Promise<Answer> };

const REDIRECTS = [301, 302, 303, 307, 308];

/** Calls hosts of the public Internet for others. Errors: AddressRefusal before a host is called, OutboundFailure after. */
export function publicClient({ network = internet, allow = [], publicUrl }: Options = {}): PublicClient {
  const userAgent = publicUrl ? `Herdline/1 (+${publicUrl})` : 'Herdline/1';

  async function hop(url: URL, { headers, ...request }: OutboundRequest, signal: AbortSignal): Promise<Answer> {
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

/** Whatever names a host is judged as it was written, all else by what it makes of the last address. */
function nextUrl(header: string, from: URL, allow: readonly string[]): URL {
  // Node reads each byte of a header as a letter.
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
  const clock = new AbortController();
  const late = new OutboundFailure(`The host took longer than ${timeout / 1000} seconds`, { timedOut: true });
  const timer = setTimeout(() => clock.abort(late), timeout);
  // A look-up can't be canceled, only ignored.
  const over = new Promise<never>((_, reject) => {
    clock.signal.addEventListener('abort', () => reject(late), { once: true });
  });
  try {
    return await Promise.race([work(clock.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}

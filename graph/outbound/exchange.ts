import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import tls from 'node:tls';
import type { Network, Target } from './Network';
import { hostOf, isOurs, OutboundFailure } from './readPublicUrl';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Exchange = {
  url: URL;
  method?: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  maxBytes: number;
  network: Network;
  target: Target;
  signal: AbortSignal;
};

/** Sends one request to exactly the target, and returns its answer. Errors: OutboundFailure. */
export async function exchange({ signal, ...given }: Exchange): Promise<Answer> {
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await readAnswer(await send(given, ending.signal), given.maxBytes);
  } catch (cause) {
    throw failureOf(signal.aborted ? signal.reason : cause);
  } finally {
    signal.removeEventListener('abort', end);
    // Anything else that the host sends is ignored.
    end();
  }
}

function send({ body, ...given }: Omit<Exchange, 'signal'>, signal: AbortSignal): Promise<IncomingMessage> {
  const { request } = given.url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request({ ...optionsOf(given), signal });
    sent.on('response', resolve).on('error', reject).on('close', reject).end(body);
  });
}

/** Each request has its own connection instead of Node's agents, so no proxy of the environment and no shared socket is used. */
function optionsOf({ url, method = 'GET', headers, network, target }: Omit<Exchange, 'signal'>): RequestOptions {
  return {
    method,
    path: url.pathname + url.search,
    // Compressed data could expand to any size.
    headers: { ...headers, host: url.host, 'accept-encoding': 'identity' },
    createConnection: () => (url.protocol === 'https:' ? connectTls(url, network, target) : network.connect(target)),
  };
}

/** The certificate has to be for the host of the URL, regardless of the address to which the host's name resolved. */
function connectTls(url: URL, network: Network, target: Target): tls.TLSSocket {
  const host = hostOf(url);
  const servername = isIP(host) ? undefined : host;
  const socket = network.connect(target);
  return tls.connect({
    socket,
    host,
    servername,
    ca: network.ca,
    rejectUnauthorized: true,
    ALPNProtocols: ['http/1.1'],
  });
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<Answer> {
  const { statusCode: status = 0, headers } = response;
  if (maxBytes === 0) return { status, headers, body: Buffer.alloc(0) };
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') {
    throw new OutboundFailure('The host answers in an encoding that was not asked for');
  }
  if (Number(headers['content-length']) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return { status, headers, body: Buffer.concat(chunks) };
}

const tooLarge = (maxBytes: number) => new OutboundFailure(`The answer is larger than ${maxBytes} bytes`);

function failureOf(cause: unknown): unknown {
  if (cause instanceof OutboundFailure || isOurs(cause)) return cause;
  const { code = '' } = (cause ?? {}) as NodeJS.ErrnoException;
  const untrusted = /CERT|SIGNATURE|TLS|SSL/.test(code);
  return new OutboundFailure(untrusted ? 'The host has no valid certificate' : 'The host cannot be reached', { cause });
}

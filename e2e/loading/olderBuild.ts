import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const OLDER = 'older-';

/** The content types that name scripts: pages, the worker and other scripts. */
const NAMES_SCRIPTS = /^text\/(html|javascript)/;

/**
 * Serves the app as an older build, whose scripts have other names. After `update`, it serves the current build, and the older
 * scripts are gone.
 */
export async function olderBuild(origin: string) {
  const scripts = new Set(readdirSync('dist/web/assets').filter((name) => name.endsWith('.js')));
  const withOlderNames = (source: string) =>
    source.replace(/[\w-]+\.js\b/g, (name) => (scripts.has(name) ? OLDER + name : name));
  let isOlder = true;

  function handle(req: IncomingMessage, res: ServerResponse): void {
    const path = isOlder ? req.url?.replace(`/assets/${OLDER}`, '/assets/') : req.url;
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    const forwarded = request(origin, { path, method: req.method, headers }, (upstream) => {
      // Fails if the client disconnects before the end.
      pass(upstream, res).catch(() => res.destroy());
    });
    forwarded.on('error', () => res.destroy());
    res.on('close', () => forwarded.destroy());
    req.pipe(forwarded);
  }

  async function pass(upstream: IncomingMessage, res: ServerResponse): Promise<void> {
    if (!isOlder || !NAMES_SCRIPTS.test(upstream.headers['content-type'] ?? '')) {
      upstream.pipe(res.writeHead(upstream.statusCode ?? 502, upstream.headers));
      return;
    }
    const { 'content-length': _, etag: __, ...headers } = upstream.headers;
    res.writeHead(upstream.statusCode ?? 502, headers).end(withOlderNames(await text(upstream)));
  }

  // The server ends with the process. Closing it before its pages would break off their requests.
  const server = createServer(handle).listen(0, '127.0.0.1').unref();
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    update() {
      isOlder = false;
    },
  };
}

import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const OLDER = 'older-';

/** What names scripts: pages, the worker and other scripts. */
const NAMES_SCRIPTS = /^text\/(html|javascript)/;

/**
 * The app as if it came from an older build, whose scripts have other names. From `update` on it is the present one, and the
 * older scripts are gone.
 */
export async function olderBuild(origin: string) {
  const scripts = new Set(readdirSync('dist/web/assets').filter((name) => name.endsWith('.js')));
  const inOlder = (written: string) =>
    written.replace(/[\w-]+\.js\b/g, (name) => (scripts.has(name) ? OLDER + name : name));
  let isOlder = true;

  function answer(req: IncomingMessage, res: ServerResponse): void {
    const path = isOlder ? req.url?.replace(`/assets/${OLDER}`, '/assets/') : req.url;
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    const asked = request(origin, { path, method: req.method, headers }, (came) => {
      // Who leaves takes the rest of the answer with them.
      pass(came, res).catch(() => res.destroy());
    });
    asked.on('error', () => res.destroy());
    res.on('close', () => asked.destroy());
    req.pipe(asked);
  }

  async function pass(came: IncomingMessage, res: ServerResponse): Promise<void> {
    if (!isOlder || !NAMES_SCRIPTS.test(came.headers['content-type'] ?? '')) {
      came.pipe(res.writeHead(came.statusCode ?? 502, came.headers));
      return;
    }
    const { 'content-length': _, etag: __, ...headers } = came.headers;
    res.writeHead(came.statusCode ?? 502, headers).end(inOlder(await text(came)));
  }

  // It ends with the process: closed before its pages are, it would break off what they ask.
  const server = createServer(answer).listen(0, '127.0.0.1').unref();
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    update() {
      isOlder = false;
    },
  };
}

import { rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type Place, type ScreenName, site } from '../../rules/site';
import { fileApp, testApp } from '../http/testing/app';
import { builtClient } from '../http/testing/builtClient';

const script = 'console.log("half a cow")'.repeat(20);

const files = {
  'graphiql/index.html': '<title>GraphiQL</title>',
  'graphiql/assets/monaco-5e6f.js': script,
  'shell.html': '<title>Shell</title>',
  'index.html': '<title>Bundled</title>',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'assets/app-1a2b.js.gz': gzipSync(script),
  'assets/plain-3c4d.css': 'body{}',
  'pictures/ranch-1.avif': 'picture',
  'worker.js': 'keeps()',
  'workerOff.js': 'leaves()',
  'robots.txt': 'User-agent: *',
  'manifest.webmanifest': '{}',
};

/** Serves a client whose pages have the name of their screen and the way in which they are made. */
const clientUntil = (whenDone: typeof onTestFinished | typeof afterAll) =>
  builtClient(
    (screen, way) => `<title>${screen} ${way}</title><link rel="canonical" href="%PUBLIC_URL%${site[screen].path}">`,
    Object.fromEntries(Object.entries(files).map(([name, content]) => [`web/${name}`, content])),
    whenDone,
  );

const directory = clientUntil(afterAll);
const { origin } = await fileApp({ client: directory });

const titleIn = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

const page = { headers: { Accept: 'text/html' } };

/** Sends a request without fetch, which would decode the response, normalize the path and add `no-cache`. */
function raw(origin: string, place: string, headers: Record<string, string> = {}) {
  return new Promise<{ status?: number; headers: import('node:http').IncomingHttpHeaders; bytes: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(origin);
      get({ hostname, port, path: place, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
        );
      }).on('error', reject);
    },
  );
}

const exampleOf = (path: string) =>
  path.replace(':id', '7').replace(':state', 'texas').replace('/:slug?', '').replace('*', '/nowhere');

const addresses = (Object.keys(site) as ScreenName[]).flatMap((screen) => {
  const place: Place = site[screen];
  return [place.path, ...(place.also ?? [])].map((path) => [exampleOf(path), screen, place] as const);
});

test.each(addresses)(
  '%s serves the page of %s to a visitor, and to a person with a session',
  async (at, screen, place) => {
    const forVisitor = await fetch(origin + at, page);
    expect(forVisitor.status).toBe(screen === 'notFound' ? 404 : 200);
    // Ranches are closed.
    expect(titleIn(await forVisitor.text())).toBe(`${screen} ${place.forVisitors === 'built' ? 'built' : 'shell'}`);
    const forPerson = await fetch(origin + at, { headers: { ...page.headers, Cookie: 'other=1; herdline.sid=abc' } });
    expect(forPerson.status).toBe(forVisitor.status);
    expect(titleIn(await forPerson.text())).toBe(`${screen} ${place.forPeople === 'built' ? 'built' : 'shell'}`);
  },
);

test.each([
  ['/guide/', 'guide built'],
  ['/graphiql', 'GraphiQL'],
  ['/Guide', 'guide built'],
  ['/rancher/12/checkout?to=1', 'checkout shell'],
  ['/rancher/12/lone-oak', 'ranch shell'],
  ['/rancher/herd?stage=open', 'rancherHerd shell'],
])('%s serves the page %s with no-cache, and 304 while it is unchanged', async (place, title) => {
  const response = await fetch(`${origin}${place}`, page);
  expect(titleIn(await response.text())).toBe(title);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  const again = await raw(origin, place, { Accept: 'text/html', 'If-None-Match': response.headers.get('ETag')! });
  expect(again.status).toBe(304);
});

test('the web app manifest is served with its own content type', async () => {
  const response = await fetch(`${origin}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(response.headers.get('content-security-policy')).toContain("manifest-src 'self'");
});

test('a page contains the public URL of its server, compressed or not', async () => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const answer = await fetch(`${origin}/find-rancher`, { headers: { ...page.headers, 'Accept-Encoding': encoding } });
    expect(answer.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
    expect(await answer.text()).toMatch(/<link rel="canonical" href="http:\/\/[^"%]+\/find-rancher">/);
  }
});

test.each([
  '/nope',
  '/rancher/12/one/two',
  '/messages/x',
  '/messages/1234567890123',
  '/ranchers/atlantis',
  '/guide/nope',
  '/rancher/%00',
  '/rancher/1%002',
  '/ranchers/%0A',
  '/rancher/twelve',
  ...['/assets', '/assets/', '/pictures/', '/pages/shell/'],
])('%s is no screen and serves the not-found page with 404', async (place) => {
  const answer = await fetch(`${origin}${place}`, page);
  expect(answer.status).toBe(404);
  expect(titleIn(await answer.text())).toBe('notFound shell');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('a browser that accepts %s gets the encoding %s', async (accepted, encoding) => {
  const { status, headers, bytes } = await raw(origin, '/assets/app-1a2b.js', { 'Accept-Encoding': accepted });
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers.vary).toBe('Accept-Encoding');
  const name = { br: 'assets/app-1a2b.js.br', gzip: 'assets/app-1a2b.js.gz' }[encoding ?? ''] ?? 'assets/app-1a2b.js';
  expect(bytes).toEqual(Buffer.from(files[name as keyof typeof files]));
});

test('files with a content hash in their name are cached for a year, pictures for a month', async () => {
  const cacheOf = async (place: string) => (await fetch(`${origin}${place}`)).headers.get('Cache-Control');
  expect(await cacheOf('/assets/plain-3c4d.css')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/graphiql/assets/monaco-5e6f.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/pictures/ranch-1.avif')).toBe('public, max-age=2592000');
  expect(await cacheOf('/robots.txt')).toBe('public, max-age=3600');
});

test.each(['/assets/gone-9z.js', '/pictures/gone.avif', '/favicon.ico', '/index.html', '/pages/shell/admin.html'])(
  '%s is a 404, not a page',
  async (place) => {
    const response = await fetch(`${origin}${place}`, { headers: { Accept: '*/*' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('application/json');
  },
);

test('the service worker is revalidated each time, and OFFLINE=0 replaces it with one that removes itself', async () => {
  const here = await fetch(`${origin}/worker.js`);
  expect(await here.text()).toBe('keeps()');
  expect(here.headers.get('Cache-Control')).toBe('no-cache');
  const without = await testApp({ client: clientUntil(onTestFinished), offline: false });
  const off = await fetch(`${without.origin}/worker.js`);
  expect(await off.text()).toBe('leaves()');
  expect(off.headers.get('Cache-Control')).toBe('no-cache');
  expect(off.headers.get('Content-Type')).toContain('text/javascript');
});

test('a client that does not accept HTML, or sends a POST, gets 404 instead of a page', async () => {
  expect((await fetch(`${origin}/orders`, { headers: { Accept: 'application/json' } })).status).toBe(404);
  expect((await fetch(`${origin}/orders`, { method: 'POST' })).status).toBe(404);
});

test('HEAD of a page answers without a body', async () => {
  const response = await fetch(`${origin}/guide`, { method: 'HEAD', ...page });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])(
  'the path %s serves no file outside the build',
  async (place) => {
    const secret = path.join(directory, '..', 'secret.txt');
    writeFileSync(secret, 'secret');
    onTestFinished(() => rmSync(secret));
    const { bytes } = await raw(origin, place);
    expect(bytes.toString()).not.toBe('secret');
  },
);

test('a server without a built client answers 404', async () => {
  const { origin } = await testApp();
  expect((await fetch(origin, page)).status).toBe(404);
});

test('pages ask the browser for reports of their speed only if the setting does', async () => {
  const client = builtClient(() => '<html lang="en"><title>Herdline</title></html>', {}, onTestFinished);
  const htmlOf = async (options = {}) => {
    const app = await testApp({ client, ...options });
    return (await fetch(app.origin, page)).text();
  };
  expect(await htmlOf()).not.toContain('data-vitals');
  expect(await htmlOf({ webVitals: true })).toContain('<html data-vitals lang="en">');
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '../../config';
import { HttpRefusal } from '../HttpRefusal';
import { sessionCookieName } from '../session/sessionLife';
import { type ClientFile, clientFiles, suffixOf } from './clientFiles';
import type { FirstScreen, ReadFirstScreen } from './firstScreen';
import { allowingStyles, withPainting } from './visitors/paintPage';
import type { OpenPage, ReadOpenPage } from './visitors/visitorPage';

const YEAR = 365 * 24 * 60 * 60;
const MONTH = 30 * 24 * 60 * 60;

/** Matches files that the build names after their contents, so that they never change. */
const HASHED = /^(\/graphiql)?\/assets\//;
const PICTURES = /^\/pictures\//;

/** Matches the start of a ranch's URL up to its id. The build puts `_` in place of the id. */
const ID = /^(\/ranchers?)\/\d+(?=\/)/;

/** The client's service worker, and the script that removes it where workers are turned off (`OFFLINE=0`). */
const WORKER = '/worker.js';
const WORKER_OFF = '/workerOff.js';

/** Matches the URL of a ranch with its name, which exists only if ranches are open to visitors. */
const NAMED_RANCH = /^\/rancher\/\d+\/[^/]+\/index\.html$/;

/** Matches the URL of a state. Must be tried before ID, which matches such a URL, too. */
const STATE = /^\/ranchers\/[a-z-]+\/index\.html$/;

const POLICY = 'Content-Security-Policy';
const NOT_FOUND = '/not-found.html';
const GRAPHIQL = /[\\/]graphiql[\\/]index\.html$/;

/** The build renders this page for visitors. Signed-in people see other tabs on it. */
const FOR_VISITORS = '/guide/index.html';

type Options = Pick<Config, 'publicUrl' | 'offline' | 'openRanches'> & {
  readFirstScreen: ReadFirstScreen;
  readOpenPage: ReadOpenPage;
};

/**
 * Serves the built client at every URL that no other handler answers. A request with a session cookie gets the page with the
 * first data of its screen.
 */
export function serveClient(
  directory: string,
  { publicUrl, offline, openRanches, readFirstScreen, readOpenPage }: Options,
): RequestHandler {
  const files = clientFiles(directory);
  const off = files.get(WORKER_OFF);
  if (!offline && off) files.set(WORKER, off);
  const locations = new Set([...files.values()].map(({ location }) => location));
  const pageAt = memoize((location: string) => readPage(location, publicUrl, openRanches));
  const sessionCookie = sessionCookieName(publicUrl);
  const sendOwn = async (req: Request, res: Response, { location }: ClientFile) => {
    const paintable = paintedAt(location);
    const first = await readFirstScreen(req, res, { isPainted: locations.has(paintable) });
    if (!first) return sendPage(req, res, pageAt(location));
    await sendPageWith(first, req, res, pageAt(first.painted ? paintable : location));
  };
  return async (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const isSignedIn = hasCookie(req, sessionCookie);
    const file = isRead ? fileFor(req, files, { isSignedIn, openRanches }) : undefined;
    if (!file) return next();
    if (!file.location.endsWith('.html')) return send(req, res, file);
    const page = pageAt(file.location);
    if (!page.isOurs) return sendPage(req, res, page);
    if (isSignedIn) return sendOwn(req, res, file);
    const open = openRanches ? await readOpenPage(req, res) : undefined;
    if (!open) return sendPage(req, res, page);
    await sendOpen(open, req, res, pageAt(pageFor(open, file.location, directory)));
  };
}

const hasCookie = ({ headers: { cookie = '' } }: Request, name: string) =>
  cookie.split(';').some((each) => each.trim().startsWith(`${name}=`));

/** Returns the build's file for a visitor's page. `painted.html` is the template of rendered screens. */
function pageFor(open: OpenPage, location: string, directory: string): string {
  if (open.status !== 200) return path.join(directory, NOT_FOUND);
  return open.painted ? paintedAt(location) : location;
}

const paintedAt = (location: string) => location.replace(/index\.html$/, 'painted.html');

interface Asking {
  isSignedIn: boolean;
  openRanches: boolean;
}

function fileFor(req: Request, files: Map<string, ClientFile>, { isSignedIn, openRanches }: Asking) {
  const place = decoded(req.path);
  if (/\p{Cc}/u.test(place)) return req.accepts('html') ? files.get(NOT_FOUND) : undefined;
  const file = files.get(place);
  if (file) return file;
  // A missing file is a 404, since browsers would read a page as a script or a picture.
  if (path.posix.extname(place) || !req.accepts('html')) return undefined;
  const page = path.posix.join(place.toLowerCase(), 'index.html');
  if (isSignedIn && page === FOR_VISITORS) return files.get('/shell.html');
  const named = openRanches ? files.get(page.replace(NAMED_RANCH, '/rancher/_/index.html')) : undefined;
  const state = files.get(page.replace(STATE, '/ranchers/_state/index.html'));
  return files.get(page) ?? state ?? files.get(page.replace(ID, '$1/_')) ?? named ?? files.get(NOT_FOUND);
}

function decoded(place: string): string {
  try {
    return decodeURIComponent(place);
  } catch {
    throw new HttpRefusal(400, 'The address cannot be read');
  }
}

interface Page {
  isFound: boolean;
  /** Whether the page belongs to the client, not to GraphiQL. */
  isOurs: boolean;
  html: string;
  /** A weak ETag, since it is the same for every encoding. */
  etag: string;
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** Fills in the absolute URLs, which only the running server knows, and then compresses the page. */
function readPage(location: string, publicUrl: string, openRanches: boolean): Page {
  const built = readFileSync(location, 'utf8').replaceAll('%PUBLIC_URL%', publicUrl.replace(/\/$/, ''));
  // web/session/ranchesAreOpen.ts reads this attribute.
  const html = openRanches ? built.replace('<html', '<html data-ranches="open"') : built;
  const identity = Buffer.from(html);
  const isFound = path.basename(location) !== path.basename(NOT_FOUND);
  const isOurs = !GRAPHIQL.test(location);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  const bodies = { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity };
  return { isFound, isOurs, html, etag, bodies };
}

function sendPage(req: Request, res: Response, page: Page): void {
  const encoding = startPage(req, res, page);
  res
    .set('Cache-Control', 'no-cache')
    .set('ETag', page.etag)
    .send(page.bodies[encoding ?? 'identity']);
}

/** Sends a visitor's page with its head, text and data. Browsers revalidate it before each use: a ranch may be suspended. */
async function sendOpen(open: OpenPage, req: Request, res: Response, page: Page): Promise<void> {
  res.set('Cache-Control', 'no-cache');
  if (open.status === 301) return res.vary('Cookie').redirect(301, open.location);
  if (open.status !== 200) {
    const encoding = startPage(req, res, page);
    res.status(open.status).send(page.bodies[encoding ?? 'identity']);
    return;
  }
  const script = `<script type="application/json" id="first-screen">${open.carried}</script>`;
  const built = page.html
    .replace(/\s{0,9}<title>[^<]*<\/title>|\s{0,9}<meta name="(description|robots)"[^>]*>/g, '')
    .replace('</head>', () => `  ${open.head}\n  </head>`)
    .replace('</body>', () => `${open.text}${script}\n  </body>`);
  const html = open.painted ? withPainting(built, open.painted) : built;
  if (open.painted) res.set(POLICY, allowingStyles(String(res.get(POLICY)), html));
  const encoding = startPage(req, res, page);
  // `send` adds an ETag.
  res.send(encoding ? await compressors[encoding](html) : html);
}

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, FAST),
  gzip: promisify(gzip) as (text: string) => Promise<Buffer>,
};

/** Sends a page with a person's data, uncached. JSON in a script element isn't run, so the content security policy allows it. */
async function sendPageWith({ carried, painted }: FirstScreen, req: Request, res: Response, page: Page): Promise<void> {
  const script = `<script type="application/json" id="first-screen">${carried}</script>`;
  const carrying = page.html.includes('</body>')
    ? page.html.replace('</body>', () => `${script}\n  </body>`)
    : page.html + script;
  const html = painted ? withPainting(carrying, painted) : carrying;
  if (painted) res.set(POLICY, allowingStyles(String(res.get(POLICY)), html));
  const encoding = startPage(req, res, page);
  // `end` adds no ETag, unlike `send`.
  res.set('Cache-Control', 'no-store').end(encoding ? await compressors[encoding](html) : html);
}

/** Sets the headers of a page, and returns the encoding chosen for it. */
function startPage(req: Request, res: Response, { isFound }: Page): 'br' | 'gzip' | undefined {
  const encoding = (['br', 'gzip'] as const).find((candidate) => req.acceptsEncodings(candidate));
  res
    .vary('Accept-Encoding')
    .vary('Cookie')
    .status(isFound ? 200 : 404)
    .type('html');
  if (encoding) res.set('Content-Encoding', encoding);
  return encoding;
}

function memoize<Value>(make: (key: string) => Value): (key: string) => Value {
  const cache = new Map<string, Value>();
  return (key) => {
    const value = cache.get(key) ?? make(key);
    cache.set(key, value);
    return value;
  };
}

function send(req: Request, res: Response, { location, encodings }: ClientFile): void {
  if (encodings.length > 0) res.vary('Accept-Encoding');
  // Tries the smallest first, since browsers accept both equally and Express would pick the larger one.
  const encoding = encodings.find((candidate) => req.acceptsEncodings(candidate));
  res.set('Cache-Control', cacheControl(req.path)).type(path.extname(location));
  if (encoding) res.set('Content-Encoding', encoding);
  const options = { cacheControl: false, lastModified: false, acceptRanges: !encoding };
  res.sendFile(encoding ? `${location}${suffixOf(encoding)}` : location, options);
}

function cacheControl(place: string): string {
  if (HASHED.test(place)) return `public, max-age=${YEAR}, immutable`;
  // Lets browsers find a new version at once.
  if (place === WORKER) return 'no-cache';
  return PICTURES.test(place) ? `public, max-age=${MONTH}` : 'public, max-age=3600';
}

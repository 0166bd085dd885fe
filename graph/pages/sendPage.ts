import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Page } from './builtPages';
import type { Painted } from './renderScreen';
import { allowingStyles, withPainting } from './visitors/paintPage';

const POLICY = 'Content-Security-Policy';

export type Exchange = { req: Request; res: Response };

export function sendPage({ req, res }: Exchange, page: Page, status = 200): void {
  const encoding = startPage(req, res, status);
  res
    .set('Cache-Control', 'no-cache')
    .set('ETag', page.etag)
    .send(page.bodies[encoding ?? 'identity']);
}

/** What the server puts into a page: its data as JSON, the rendered screen, and for search engines its head and more text. */
interface Added {
  carried: string;
  painted?: Painted | undefined;
  head?: string;
  text?: string;
}

/** Sends a visitor's page with its data. Browsers revalidate it before each use: a ranch may be suspended. */
export async function sendOpen({ req, res }: Exchange, page: Page, added: Added): Promise<void> {
  const body = await fill({ req, res }, page, added);
  // `send` adds an ETag.
  res.set('Cache-Control', 'no-cache').send(body);
}

/** Sends a page with a person's data, uncached. */
export async function sendOwn({ req, res }: Exchange, page: Page, added: Added, status: number): Promise<void> {
  const body = await fill({ req, res }, page, added, status);
  // `end` adds no ETag, unlike `send`.
  res.set('Cache-Control', 'no-store').end(body);
}

/** JSON in a script element isn't run, so the content security policy allows it. */
async function fill({ req, res }: Exchange, { html: built }: Page, added: Added, status = 200) {
  const { carried, painted, head, text = '' } = added;
  const script = `${text}<script type="application/json" id="first-screen">${carried}</script>`;
  const own = head === undefined ? built : withHead(built, head);
  const carrying = own.includes('</body>') ? own.replace('</body>', () => `${script}\n  </body>`) : own + script;
  const html = painted ? withPainting(carrying, painted) : carrying;
  if (painted) res.set(POLICY, allowingStyles(String(res.get(POLICY)), html));
  const encoding = startPage(req, res, status);
  return encoding ? compressors[encoding](html) : html;
}

const withHead = (html: string, head: string) =>
  html
    .replace(/\s{0,9}<title>[^<]*<\/title>|\s{0,9}<meta name="(description|robots)"[^>]*>/g, '')
    .replace('</head>', () => `  ${head}\n  </head>`);

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, FAST),
  gzip: promisify(gzip) as (text: string) => Promise<Buffer>,
};

/** Sets the headers of a page, and returns the encoding chosen for it. */
function startPage(req: Request, res: Response, status: number): 'br' | 'gzip' | undefined {
  const encoding = (['br', 'gzip'] as const).find((candidate) => req.acceptsEncodings(candidate));
  res.vary('Accept-Encoding').vary('Cookie').status(status).type('html');
  if (encoding) res.set('Content-Encoding', encoding);
  return encoding;
}

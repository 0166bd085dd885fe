import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ScreenName } from '../../rules/site';
import type { Config } from '../config';
import type { ClientFile } from './clientFiles';

export interface Page {
  html: string;
  /** A weak ETag, since it is the same for every encoding. */
  etag: string;
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** Who makes the HTML of a page: the build, or the server or browser that gets what the build left empty (rules/site.ts). */
type Way = 'built' | 'rendered' | 'shell';

export const pageFile = (way: Way, screen: ScreenName) => `/pages/${way}/${screen}.html`;

/** Returns a function that reads a page of the built client when it's first needed. */
export function builtPages(
  files: ReadonlyMap<string, ClientFile>,
  config: Pick<Config, 'publicUrl' | 'openRanches' | 'webVitals'>,
): (file: string) => Page {
  const cache = new Map<string, Page>();
  return (file) => {
    const page = cache.get(file) ?? readPage(files.get(file)?.location ?? file, config);
    cache.set(file, page);
    return page;
  };
}

/** Fills in the absolute URLs, which only the running server knows, and then compresses the page. */
function readPage(location: string, { publicUrl, openRanches, webVitals }: Parameters<typeof builtPages>[1]): Page {
  const built = readFileSync(location, 'utf8').replaceAll('%PUBLIC_URL%', publicUrl.replace(/\/$/, ''));
  // web/session/ranchesAreOpen.ts and web/main.tsx read these attributes.
  const settings = `${openRanches ? ' data-ranches="open"' : ''}${webVitals ? ' data-vitals' : ''}`;
  const html = built.replace('<html', `<html${settings}`);
  const identity = Buffer.from(html);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { html, etag, bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity } };
}

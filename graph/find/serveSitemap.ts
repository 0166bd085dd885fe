import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import type { Knex } from 'knex';
import { ranchPath, statePath } from '../../rules/ranches/ranchPath';
import { type Place, site } from '../../rules/site';
import type { Config } from '../config';
import { prepared } from '../database/reading/prepared';
import { ranchStates } from './ranchStates';

/** The sitemap protocol's maximum for one file. */
const MAX_URLS = 50_000;

/** The number of ranches in memory at once. */
const BATCH = 1_000;

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const places: Place[] = Object.values(site).filter((place) => place !== site.notFound);

/** The starts of paths that search engines may not read, and those that are open to visitors only if ranches are. */
const CLOSED_TO_ROBOTS = ['/api/', '/graphql', ...startsOf(({ search }) => search === 'closed')];
const RANCHES = startsOf(({ who }) => who === 'whenOpen');

function startsOf(isWanted: (place: Place) => boolean): string[] {
  const paths = places.filter(isWanted).flatMap(({ path, also = [] }) => [path, ...also]);
  return [...new Set(paths.map((path) => path.split(':')[0] ?? path))];
}

type Given = { db: Knex; config: Pick<Config, 'publicUrl' | 'openRanches'> };

/** Tells search engines which pages exist. Includes ranches only if visitors may read them. */
export function serveSitemap({ db, config: { publicUrl, openRanches } }: Given): Router {
  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    const closed = [...CLOSED_TO_ROBOTS, ...(openRanches ? [] : RANCHES)].map((path) => `Disallow: ${path}`);
    const lines = ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''];
    res.set('Cache-Control', 'public, max-age=3600').type('text').send(lines.join('\n'));
  });
  router.get('/sitemap.xml', async (_req, res) => {
    const starts = openRanches ? await startsOfParts(db) : [];
    const parts = ['pages', ...starts.map((id) => `ranches-${id}`)];
    const entries = parts.map((part) => `<sitemap><loc>${publicUrl}/sitemaps/${part}.xml</loc></sitemap>`);
    sendXml(res, `<sitemapindex ${XMLNS}>${entries.join('\n')}</sitemapindex>`);
  });
  router.get('/sitemaps/pages.xml', async (_req, res) => {
    const states = openRanches ? (await ranchStates({ db })).map(({ state }) => statePath(state)) : [];
    const listed = places.filter(({ search, who }) => search === 'listed' && (openRanches || who === 'everyone'));
    const paths = [...listed.map(({ path }) => path), ...states];
    sendXml(
      res,
      `<urlset ${XMLNS}>${paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('\n')}</urlset>`,
    );
  });
  if (openRanches) router.get(/^\/sitemaps\/ranches-(\d{1,9})\.xml$/, servePart(db, publicUrl));
  return router;
}

const sendXml = (res: Parameters<RequestHandler>[1], text: string) =>
  res.set('Cache-Control', 'public, max-age=3600').type('xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);

/** Returns the first ranch id of each sitemap file. */
async function startsOfParts(db: Knex): Promise<number[]> {
  const sql = `select id from (select id, row_number() over (order by id) as place from ranchers where approval = 'APPROVED') numbered
    where place % ? = 1 order by id`;
  return (await prepared<{ id: number }>(db, { sql, bindings: [MAX_URLS] })).map(({ id }) => id);
}

function servePart(db: Knex, publicUrl: string): RequestHandler {
  return async (req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('xml');
    await pipeline(Readable.from(partFrom(db, publicUrl, Number(req.params[0]))), res);
  };
}

async function* partFrom(db: Knex, publicUrl: string, start: number): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${XMLNS}>`;
  const sql = "select id, ranch_name from ranchers where approval = 'APPROVED' and id >= ? order by id limit ?";
  let next = start;
  for (let remaining = MAX_URLS; remaining > 0; remaining -= BATCH) {
    const rows = await prepared<{ id: number; ranchName: string }>(db, { sql, bindings: [next, BATCH] });
    yield rows.map((row) => `<url><loc>${publicUrl}${ranchPath(row)}</loc></url>\n`).join('');
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    next = last.id + 1;
  }
  yield '</urlset>';
}

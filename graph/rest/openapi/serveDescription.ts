import { createRequire } from 'node:module';
import path from 'node:path';
import { Router } from 'express';
import { type Config, projectRoot } from '../../config';
import { PLAIN_STYLES } from '../../http/plainPage';
import { changelogPage } from '../changelog/changelogPage';
import { changelog } from '../changelog/changes.generated';
import { describeFacade } from './document';

const require = createRequire(import.meta.url);

const page = path.join(projectRoot, 'graph/rest/openapi/page');
const library = path.dirname(require.resolve('swagger-ui-dist/package.json'));

/** The directory of each file of the page. */
const DIRECTORIES = {
  'index.html': page,
  'page.js': page,
  'page.css': page,
  'swagger-ui.css': library,
  'swagger-ui-bundle.js': library,
  'favicon-32x32.png': library,
};

const HOUR = 60 * 60;

/** Serves GET /api/openapi.json, /api/docs and /api/changelog to everyone. The page loads nothing from other hosts. */
export function serveDescription({ publicUrl }: Config): Router {
  const router = Router();
  let text: string | undefined;
  router.get('/openapi.json', (_req, res) => {
    text ??= JSON.stringify(describeFacade(publicUrl));
    res.set('Cache-Control', 'public, max-age=300').type('json').send(text);
  });
  router.get('/changelog/page.css', (_req, res) => {
    res.set('Cache-Control', `public, max-age=${HOUR}`).type('css').send(PLAIN_STYLES);
  });
  router.get('/changelog', (req, res) => {
    res.set('Cache-Control', 'public, max-age=300').vary('Accept');
    const isPage = req.query.format !== 'json' && req.accepts(['json', 'html']) === 'html';
    if (isPage) res.type('html').send(changelogPage(changelog));
    else res.json({ versions: changelog });
  });
  for (const [file, root] of Object.entries(DIRECTORIES)) {
    router.get(`/docs/${file.replace('index.html', '')}`, (_req, res) => {
      res.set('Cache-Control', `public, max-age=${HOUR}`);
      res.sendFile(file, { root, cacheControl: false, acceptRanges: false });
    });
  }
  return router;
}

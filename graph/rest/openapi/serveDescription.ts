import { createRequire } from 'node:module';
import path from 'node:path';
import { Router } from 'express';
import { type Config, projectRoot } from '../../config';
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

/** Serves GET /api/openapi.json and /api/docs to everyone. The page loads nothing from other hosts. */
export function serveDescription({ publicUrl }: Config): Router {
  const router = Router();
  let text: string | undefined;
  router.get('/openapi.json', (_req, res) => {
    text ??= JSON.stringify(describeFacade(publicUrl));
    res.set('Cache-Control', 'public, max-age=300').type('json').send(text);
  });
  for (const [file, root] of Object.entries(DIRECTORIES)) {
    router.get(`/docs/${file.replace('index.html', '')}`, (_req, res) => {
      res.set('Cache-Control', `public, max-age=${HOUR}`);
      res.sendFile(file, { root, cacheControl: false, acceptRanges: false });
    });
  }
  return router;
}

import { createRequire } from 'node:module';
import path from 'node:path';
import { Router } from 'express';
import { BRAND } from '../../../rules/words/brand';
import type { Config } from '../../config';
import { describeFacade } from './document';

const require = createRequire(import.meta.url);
const directory = path.dirname(require.resolve('swagger-ui-dist/package.json'));

/** The files of the package that the page needs. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const HOUR = 60 * 60 * 1000;

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${BRAND} API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/page.css">
  </head>
  <body>
    <main id="description"><noscript>This page needs JavaScript. The description itself is at /api/openapi.json.</noscript></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/page.js"></script>
  </body>
</html>
`;

/**
 * Requests from the page go to the host of the page, because the description may name another host, which the page may not
 * call. There is no validator, because it would send the description to another host.
 */
const SCRIPT = `const atHome = (description) => ({ ...description, servers: [{ url: '/api' }] });
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#description',
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  plugins: [{ statePlugins: { spec: { wrapActions: { updateJsonSpec: (update) => (spec) => update(atHome(spec)) } } } }],
});
`;

/** Hides the column for links, which no answer has, so that the page fits a phone. Also hides the link to this page itself. */
const STYLE = `body { margin: 0; background: #fff; }
.swagger-ui .response-col_links, .swagger-ui .info__extdocs { display: none; }
.swagger-ui .responses-inner { overflow-x: auto; }
`;

/** GET /api/openapi.json and /api/docs, for everyone. */
export function serveDescription({ publicUrl }: Config): Router {
  const router = Router();
  let text: string | undefined;
  router.get('/openapi.json', (_req, res) => {
    text ??= JSON.stringify(describeFacade(publicUrl));
    res.set('Cache-Control', 'public, max-age=300').type('json').send(text);
  });
  router.use('/docs', docsPage());
  return router;
}

/** Serves the description as a page to read and try out. The page loads nothing from other hosts. */
function docsPage(): Router {
  const router = Router();
  router.use((_req, res, next) => {
    res.set('Cache-Control', `public, max-age=${HOUR / 1000}`);
    next();
  });
  router.get('/', (_req, res) => res.type('html').send(PAGE));
  router.get('/page.js', (_req, res) => res.type('js').send(SCRIPT));
  router.get('/page.css', (_req, res) => res.type('css').send(STYLE));
  for (const file of FILES) {
    router.get(`/${file}`, (_req, res) =>
      res.sendFile(file, { root: directory, cacheControl: false, acceptRanges: false }),
    );
  }
  return router;
}

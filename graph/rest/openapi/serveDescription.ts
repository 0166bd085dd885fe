import { Router } from 'express';
import type { Config } from '../../config';
import { docsPage } from './docsPage';
import { describeFacade } from './document';

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

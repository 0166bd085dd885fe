import { Router } from 'express';
import type { Config } from '../config';
import { typeDefs } from '../typeDefs';
import { assertMayReadSchema } from './guardIntrospection';
import type { Sessions } from './sessions';

/** The contract as it is written, for tools: to everyone where the schema is public, else to admins. */
export function serveSchema({ config, sessions }: { config: Config; sessions: Sessions }): Router {
  const router = Router();
  router.get('/schema.graphql', sessions.middleware, async (req, res) => {
    assertMayReadSchema(config, await sessions.viewerOf(req));
    res.type('text/plain').set('Cache-Control', 'no-cache').send(typeDefs);
  });
  return router;
}

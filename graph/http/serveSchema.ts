import { Router } from 'express';
import type { Config } from '../config';
import { forbidden, unauthenticated } from '../errors';
import { typeDefs } from '../typeDefs';
import type { Sessions } from './sessions';

/** The contract as it is written, for tools: to everyone where the schema is public, else to admins. */
export function serveSchema({ config, sessions }: { config: Config; sessions: Sessions }): Router {
  const router = Router();
  router.get('/schema.graphql', sessions.middleware, async (req, res) => {
    if (!config.publicSchema) {
      const viewer = await sessions.viewerOf(req);
      if (!viewer) throw unauthenticated();
      if (viewer.userType !== 'ADMIN') throw forbidden();
    }
    res.type('text/plain').set('Cache-Control', 'no-cache').send(typeDefs);
  });
  return router;
}

import { Router } from 'express';
import { typeDefs } from '../../schema/typeDefs';
import { assertMayReadSchema } from '../guardIntrospection';
import type { ContextOf } from '../session/requestContext';
import type { Sessions } from '../session/sessions';

type Given = { sessions: Sessions; contextOf: ContextOf };

/** The contract as it is written, for tools: to everyone where the schema is public, else to admins and API tokens. */
export function serveSchema({ sessions, contextOf }: Given): Router {
  const router = Router();
  router.get('/schema.graphql', sessions.middleware, async (req, res) => {
    assertMayReadSchema(await contextOf(req, res));
    res.type('text/plain').set('Cache-Control', 'no-cache').send(typeDefs);
  });
  return router;
}

import { Router } from 'express';
import { BREAK, type DocumentNode, visit } from 'graphql';
import type { Context, ContextOf } from '../context';
import { forbidden, unauthenticated } from '../errors';
import { typeDefs } from '../schema/typeDefs';

/** If the schema is not public, only admins and API tokens may read it. Errors: UNAUTHENTICATED, FORBIDDEN. */
function assertMayReadSchema({ config, viewer, token }: Context): void {
  if (config.publicSchema || token) return;
  if (!viewer) throw unauthenticated();
  if (viewer.userType !== 'ADMIN') throw forbidden();
}

/** Introspection has the same rule as the schema's file. Errors: UNAUTHENTICATED, FORBIDDEN. */
export function guardIntrospection(document: DocumentNode, context: Context): void {
  let isIntrospection = introspection.get(document);
  if (isIntrospection === undefined) {
    isIntrospection = introspects(document);
    introspection.set(document, isIntrospection);
  }
  if (isIntrospection) assertMayReadSchema(context);
}

const introspection = new WeakMap<DocumentNode, boolean>();

function introspects(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Field({ name }) {
      isFound = name.value === '__schema' || name.value === '__type';
      return isFound ? BREAK : undefined;
    },
  });
  return isFound;
}

/** Serves the text of the schema to tools: to everyone if it is public, otherwise to admins and API tokens. */
export function serveSchema(contextOf: ContextOf): Router {
  const router = Router();
  router.get('/schema.graphql', async (req, res) => {
    assertMayReadSchema(await contextOf(req, res));
    res.type('text/plain').set('Cache-Control', 'no-cache').send(typeDefs);
  });
  return router;
}

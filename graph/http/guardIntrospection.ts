import { BREAK, type DocumentNode, visit } from 'graphql';
import type { Context } from '../context';
import { forbidden, unauthenticated } from '../errors';

/** Where the schema is not public, admins read it, and programs that come by an API token. Errors: UNAUTHENTICATED, FORBIDDEN. */
export function assertMayReadSchema({ config, viewer, token }: Context): void {
  if (config.publicSchema || token) return;
  if (!viewer) throw unauthenticated();
  if (viewer.userType !== 'ADMIN') throw forbidden();
}

/** Holds for introspection what holds for the written schema. Errors: UNAUTHENTICATED, FORBIDDEN. */
export function guardIntrospection(document: DocumentNode, context: Context): void {
  if (introspects(document)) assertMayReadSchema(context);
}

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

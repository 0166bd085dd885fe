import type { ApolloServerPlugin } from '@apollo/server';
import { BREAK, type DocumentNode, visit } from 'graphql';
import type { Config } from '../config';
import type { Context, Viewer } from '../context';
import { forbidden, unauthenticated } from '../errors';

/** Where the schema is not public, admins read it. Errors: UNAUTHENTICATED, FORBIDDEN. */
export function assertMayReadSchema({ publicSchema }: Config, viewer: Viewer | null): void {
  if (publicSchema) return;
  if (!viewer) throw unauthenticated();
  if (viewer.userType !== 'ADMIN') throw forbidden();
}

/** Holds for introspection what holds for the written schema. */
export function guardIntrospection(config: Config): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, contextValue: { viewer } }) {
          if (introspects(document)) assertMayReadSchema(config, viewer);
        },
      };
    },
  };
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

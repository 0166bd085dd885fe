import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../context';
import { readsByPath } from '../http/observe/metrics';
import type { Resolvers } from '../resolverTypes.generated';
import { JsonData } from './JsonData';
import { createReader } from './reader';

/**
 * Answers a query with one SQL statement and sends the JSON as PostgreSQL wrote it. It replaces the execution, after all
 * checks that admit an operation. Operations that it can't compile go to the resolvers.
 */
export function compiledReads(schema: GraphQLSchema, resolvers: readonly Resolvers[]): ApolloServerPlugin<Context> {
  const read = createReader(schema, resolvers);
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, operation, request: { variables = {}, http }, contextValue }) {
          const text = await read({ document, operation, variables }, contextValue);
          readsByPath.inc({ path: text === null ? 'resolvers' : 'statement' });
          if (text === null) return null;
          const data = http ? new JsonData(text) : JSON.parse(text);
          const head = { status: undefined, headers: new HeaderMap() };
          return { http: head, body: { kind: 'single', singleResult: { data } } };
        },
      };
    },
  };
}

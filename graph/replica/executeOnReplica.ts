import { type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from '@apollo/server';
import { execute } from 'graphql';
import type { Context } from '../context';
import { replicaFor } from './replicaFor';

/**
 * Lets the resolvers of an operation that is for a replica read there. Whatever fails is left to Apollo, which runs the
 * operation anew on the primary and reports what it finds.
 */
export const executeOnReplica: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async responseForOperation(asked) {
        const data = await dataFromReplica(asked).catch(() => null);
        if (!data) return null;
        const head = { status: undefined, headers: new HeaderMap() };
        return { http: head, body: { kind: 'single', singleResult: { data } } };
      },
    };
  },
};

async function dataFromReplica(asked: GraphQLRequestContext<Context>) {
  const { schema, document, operation, request, contextValue } = asked;
  if (!document || !operation) return null;
  const replica = replicaFor({ document, operation }, contextValue);
  const onPrimary = async () => null;
  return replica?.read(async (db) => {
    const { data, errors: [error] = [] } = await execute({
      ...{ schema, document, operationName: operation.name?.value },
      variableValues: request.variables,
      contextValue: { ...contextValue, db },
    });
    if (error) throw error.originalError ?? error;
    return data;
  }, onPrimary);
}

import { type ApolloServerPlugin, type GraphQLRequestContext, HeaderMap } from '@apollo/server';
import { execute } from 'graphql';
import type { Context } from '../context';
import { replicaFor } from './replicaFor';

/**
 * Executes an operation on the replica if the operation is meant for it. If that fails, Apollo runs the operation
 * again on the primary and reports the result.
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

import type { ApolloServer } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { JsonData } from '../compiled/JsonData';
import type { Context } from '../context';
import type { ReadDirectly, Sent } from './directReads';

/** The answer to an operation: its data as JSON text, and why the operation or some of its fields were refused. */
type Answered = { data: string | undefined; errors?: readonly GraphQLFormattedError[] | undefined };

/** Runs an operation inside the server, as a request to /graphql does. Each has its own copy of the context. */
export type Run = (sent: Sent, context: Context) => Promise<Answered>;

export function operationRunner(apollo: ApolloServer<Context>, readDirectly: ReadDirectly): Run {
  return async (sent, context) => {
    const contextValue = { ...context };
    const read = await readDirectly(sent, contextValue);
    if (read !== null) return { data: read };
    const { id, query, operationName, variables } = sent;
    const persisted = id === undefined ? { query } : { extensions: { persistedQuery: { version: 1, sha256Hash: id } } };
    const { body } = await apollo.executeOperation(
      { ...persisted, operationName: operationName ?? undefined, variables: variables ?? undefined },
      { contextValue },
    );
    if (body.kind !== 'single') throw new Error('Apollo sent an answer in several parts');
    const { data, errors } = body.singleResult;
    return { data: data instanceof JsonData ? data.text : JSON.stringify(data), errors };
  };
}

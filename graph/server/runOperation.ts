import type { ApolloServer } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import { JsonData } from '../compiled/JsonData';
import type { Context } from '../context';
import { rateLimitHeaders } from '../limits/rateLimitHeaders';
import type { ReadDirectly, Sent } from './directReads';

/** The answer to an operation: its data as JSON text, and why the operation or some of its fields were refused. */
export type Answered = {
  data?: string | undefined;
  errors?: readonly GraphQLFormattedError[] | undefined;
  extensions?: unknown;
  /** The HTTP status, if it isn't 200. */
  status?: number | undefined;
  headers: Iterable<[name: string, value: string]>;
};

/** Runs an operation of /graphql, the REST facade or a first screen. Each has its own copy of the context. */
export type Run = (sent: Sent, context: Context) => Promise<Answered>;

export function operationRunner(apollo: ApolloServer<Context>, readDirectly: ReadDirectly): Run {
  return async (sent, context) => {
    const contextValue = { ...context };
    const data = await readDirectly(sent, contextValue);
    const { admitted: extensions, spending } = contextValue;
    if (data !== null) return { data, extensions, headers: Object.entries(rateLimitHeaders(spending)) };
    const { id, query, operationName, variables } = sent;
    const persisted = id === undefined ? { query } : { extensions: { persistedQuery: { version: 1, sha256Hash: id } } };
    const { body, http } = await apollo.executeOperation(
      { ...persisted, operationName: operationName ?? undefined, variables: variables ?? undefined },
      { contextValue },
    );
    if (body.kind !== 'single') throw new Error('Apollo sent an answer in several parts');
    const { data: found, ...rest } = body.singleResult;
    return { data: found instanceof JsonData ? found.text : JSON.stringify(found), ...rest, ...http };
  };
}

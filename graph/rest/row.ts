import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Viewer } from '../context';
import { unauthenticated } from '../errors';

/** A request as the rows see it. */
export type RestRequest = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  viewer: Viewer | null;
  idempotencyKey: string | null;
};

/** For what the graph answers to a visitor with null: the facade says 401. */
export function requireSignIn({ viewer }: RestRequest): Record<string, never> {
  if (!viewer) throw unauthenticated('Not authenticated');
  return {};
}

type Ends<Data> = {
  /** What a person reads of it in the description of the facade. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Express writes it: /ranchers/:id */
  path: string;
  /** 200 when left out. */
  status?: number;
  /** The answer, from data whose enums and ids are in REST's spelling already. Returning undefined is 404. */
  present: (data: Data, request: RestRequest) => unknown;
};

/** An endpoint: one operation of the graph, run in-process, under other names. */
export type Row<Data, Variables> = Ends<Data> & {
  operation: TypedDocumentNode<Data, Variables>;
  variables: (request: RestRequest) => Variables;
};

type Connection = { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };

/** An endpoint that gives a list: the pages of a connection, put together up to `limit`. */
export type ListRow<Data, Variables extends PageVariables> = Row<Data, Variables> & {
  connection: (data: Data) => Connection | null | undefined;
};

export type PageVariables = { first?: number | null; after?: string | null };

// biome-ignore lint/suspicious/noExplicitAny: rows of all operations lie in one table; each was checked where it was made.
export type AnyRow = Row<any, any> & { connection?: (data: any) => Connection | null | undefined };

export function row<Data, Variables>(definition: Row<Data, Variables>): AnyRow {
  return definition;
}

export function listRow<Data, Variables extends PageVariables>(
  definition: Omit<ListRow<Data, Variables>, 'present'> & { present?: (data: Data, request: RestRequest) => unknown },
): AnyRow {
  return { present: () => undefined, ...definition };
}

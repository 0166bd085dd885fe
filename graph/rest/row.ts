import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Viewer } from '../context';
import type { LimitedAction } from '../limits/attempts';
import type { Access } from '../resolverTypes.generated';

/** A request as the rows see it. */
export type RestRequest = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  viewer: Viewer | null;
  idempotencyKey: string | null;
};

type Ends<Data, Variables> = {
  /** What a person reads of it in the description of the facade. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Express writes it: /ranchers/:id */
  path: string;
  /** Who may ask, where the operation is open to more. OWNER is whom the user or the ranch of the path belongs to. */
  to?: readonly Access[];
  /** Fields that the graph knows by another name than the caller: its name for them, and theirs. */
  names?: Record<string, string>;
  operation: TypedDocumentNode<Data, Variables>;
  /** As what a request is counted, where it costs so much that it may not be made all the time. */
  attempts?: LimitedAction;
};

/** An endpoint: one operation of the graph, run in-process, under other names. */
export type Row<Data, Variables> = Ends<Data, Variables> & {
  /** 200 when left out. */
  status?: number;
  variables: (request: RestRequest) => Variables | Promise<Variables>;
  /** The answer, or a promise of it, from data whose enums and ids are in REST's spelling already. Undefined is 404. */
  present: (data: Data, request: RestRequest) => unknown;
};

type PageVariables = { first?: number | null; after?: string | null };

type Connection<Node> = { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };

/** An answer that is not JSON but a file: a table, a document. */
export class RestFile {
  type: string;
  name: string;
  body: string | Buffer;

  constructor(type: string, name: string, body: string | Buffer) {
    this.type = type;
    this.name = name;
    this.body = body;
  }
}

/** An endpoint that gives a list: the pages of a connection, put together up to `limit`. */
export type ListRow<Data, Variables extends PageVariables, Node> = Ends<Data, Variables> & {
  variables: (request: RestRequest) => Omit<Variables, keyof PageVariables>;
  /** Null is 404. */
  connection: (data: Data) => Connection<Node> | null | undefined;
  presentNode: (node: Node, request: RestRequest) => unknown;
  /** The whole list as one answer, for example a RestFile; the list itself when left out. */
  presentList?: (list: unknown[], request: RestRequest) => unknown;
  /** How many it gives at most, and without `limit`; 500 when left out. */
  most?: number;
};

// biome-ignore lint/suspicious/noExplicitAny: rows of all operations lie in one table; each was checked where it was made.
export type AnyRow = Row<any, any> | ListRow<any, any, any>;

export function row<Data, Variables>(definition: Row<Data, Variables>): AnyRow {
  return definition;
}

export function listRow<Data, Variables extends PageVariables, Node>(
  definition: ListRow<Data, Variables, Node>,
): AnyRow {
  return definition;
}

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ApiTokenInUse, Viewer } from '../context';
import type { LimitedAction } from '../limits/attempts';
import type { Access } from '../resolverTypes.generated';
import type { Parameters } from './openapi/parameters';
import type { Schema, Shape, Shapes } from './openapi/Schema';
import type { RestFile } from './RestFile';

/** A request as the rows see it. */
export type RestRequest = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  viewer: Viewer | null;
  token?: ApiTokenInUse;
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
  /** The parameters of the query string. A row is given no others. */
  query?: Parameters;
  /** What the body is. A row without it is given none. */
  body?: Schema;
  /** Fields that the graph knows by another name than the caller: its name for them, and theirs. */
  names?: Record<string, string>;
  operation: TypedDocumentNode<Data, Variables>;
  /** Tells rows that run the same operation apart. */
  operationId?: string;
  /** As what a request is counted, where it costs so much that it may not be made all the time. */
  attempts?: LimitedAction;
};

/** An endpoint: one operation of the graph, run in-process, under other names. */
export type Row<Data, Variables, Result = unknown> = Ends<Data, Variables> & {
  /** 200 when left out. */
  status?: number;
  variables: (request: RestRequest) => Variables | Promise<Variables>;
  /** The answer, or a promise of it, from data whose enums and ids are in REST's spelling already. Undefined is 404. */
  present: (data: Data, request: RestRequest) => Result | Promise<Result>;
  /** What `present` does, done to the description of the data. */
  answer: (data: Shapes<Data>) => Shape<Exclude<Result, undefined>>;
};

type PageVariables = { first?: number | null; after?: string | null };

type Connection<Node> = { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };

/** An endpoint that gives a list: the pages of a connection, put together up to `limit`. */
export type ListRow<Data, Variables extends PageVariables, Node, Item = unknown> = Ends<Data, Variables> & {
  variables: (request: RestRequest) => Omit<Variables, keyof PageVariables>;
  /** Null is 404. */
  connection: (data: Data) => Connection<Node> | null | undefined;
  presentNode: (node: Node, request: RestRequest) => Item;
  /** How many it gives at most, and without `limit`; 500 when left out. */
  most?: number;
} & ListAnswer<Node, Item>;

type ListAnswer<Node, Item> =
  | {
      presentList?: undefined;
      /** What `presentNode` does, done to the description of a node. */
      answer: (node: Shape<Node>) => Shape<Exclude<Item, undefined>>;
    }
  | {
      /** The whole list as one answer; the list itself when left out. */
      presentList: (list: Item[]) => RestFile;
      answer: () => Shape<RestFile>;
    };

/** How many a list of the facade gives at most, where its row says nothing else. */
export const MOST = 500;

// biome-ignore lint/suspicious/noExplicitAny: rows of all operations lie in one table; each was checked where it was made.
export type AnyRow = Row<any, any, any> | ListRow<any, any, any, any>;

export function row<Data, Variables, Result>(definition: Row<Data, Variables, Result>): AnyRow {
  return definition;
}

export function listRow<Data, Variables extends PageVariables, Node, Item>(
  definition: ListRow<Data, Variables, Node, Item>,
): AnyRow {
  return definition as AnyRow;
}

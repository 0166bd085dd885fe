import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { LimitedAction } from '../limits/attempts';
import type { Access } from '../resolverTypes.generated';
import type { Parameters } from './openapi/parameters';
import type { Schema } from './openapi/Schema';
import type { View } from './present/view';
import type { RestRequest } from './read/RestRequest';

/** Where in the data of an operation something stands. */
type Place<Data> = (keyof Data & string) | `${keyof Data & string}.${string}`;

type Ends<Data, Variables> = {
  /** What a person reads of it in the description of the facade. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Express writes it: /ranchers/:id */
  path: string;
  /** Who may ask, where the operation is open to more. OWNER is the person or the ranch that the id in the path names. */
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
  /** How it is answered; as the graph has it when left out. */
  view?: View<never>;
};

/** An endpoint: one operation of the graph, run in-process, under other names. */
export type Row<Data = Record<string, unknown>, Variables = object> = Ends<Data, Variables> & {
  /** 200 when left out. */
  status?: number;
  variables?: (request: RestRequest) => Variables | Promise<Variables>;
  /** Where the answer stands in the data, which is the answer when this is left out. Of several, the first that is there. Null is 404. */
  answer?: Place<Data> | readonly Place<Data>[];
};

type PageVariables = { first?: number | null; after?: string | null };

/** An endpoint that gives a list: the pages of a connection, put together up to `limit`. */
export type ListRow<Data = Record<string, unknown>, Variables extends PageVariables = object> = Ends<
  Data,
  Variables
> & {
  variables: (request: RestRequest) => Omit<Variables, keyof PageVariables>;
  /** Where the connection stands in the data. Of several, the first that is there. Null is 404. */
  list: Place<Data> | readonly Place<Data>[];
  /** How many it gives at most, and without `limit`; 500 when left out. */
  most?: number;
};

/** How many a list of the facade gives at most, where its row says nothing else. */
export const MOST = 500;

// biome-ignore lint/suspicious/noExplicitAny: rows of all operations lie in one table; each was checked where it was made.
export type AnyRow = Row<any, any> | ListRow<any, any>;

export function row<Data, Variables>(definition: Row<Data, Variables>): AnyRow {
  return definition;
}

export function listRow<Data, Variables extends PageVariables>(definition: ListRow<Data, Variables>): AnyRow {
  return definition;
}

export const isList = (given: AnyRow): given is Extract<AnyRow, { list: unknown }> => 'list' in given;

export const placesOf = (places: string | readonly string[]) => (typeof places === 'string' ? [places] : places);

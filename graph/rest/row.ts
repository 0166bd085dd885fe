import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { AnyObjectSchema } from 'yup';
import type { LimitedAction } from '../limits/attempts';
import type { Access } from '../resolverTypes.generated';
import { type Shape, shapeOf } from './present/shape';
import type { View } from './present/view';
import type { BodyView } from './read/inputCodec';
import type { Parameters } from './read/parameters';
import type { RestRequest } from './read/RestRequest';
import { type Asked, type Reading, readingOf } from './read/reading';
import { operationOf, possibleRootsOf } from './restSchema';

/** Where in the data of an operation something stands. */
type Place<Data> = (keyof Data & string) | `${keyof Data & string}.${string}`;

type Declaration<Data, Variables> = {
  /** What a person reads of it in the description of the facade. */
  summary: string;
  /** Who may ask, where the operation is open to more. OWNER is the person or the ranch that the id in the path names. */
  to?: readonly Access[];
  /** Its variables say what the request is made of: see readingOf. */
  operation: TypedDocumentNode<Data, Variables>;
  /** The form that says in its words what is wrong with a body. */
  form?: AnyObjectSchema;
  /** How the body differs from what the graph takes. */
  body?: BodyView;
  /** Parameters of the query string that are no variables: what `variables` makes some of. */
  query?: Parameters;
  /** Fields that the graph refuses under another name than the caller's: its name for them, and theirs. */
  names?: Record<string, string>;
  /** Variables that the row makes itself, of the request and of the variables that the request gives. */
  variables?: { [Name in keyof Variables]?: (request: RestRequest, given: Variables) => Variables[Name] };
  /** Tells rows that run the same operation apart. */
  operationId?: string;
  /** As what a request is counted, where it costs so much that it may not be made all the time. */
  attempts?: LimitedAction;
  /** 200 when left out. */
  status?: number;
  /** How many a list gives at most, and without `limit`; 500 when left out. */
  most?: number;
  /** Where the answer stands in the data: its root field when left out. Of several, the first that is there. Null is 404. */
  answer?: Place<Data> | readonly Place<Data>[];
  /** How it is answered; as the graph has it when left out. */
  view?: View<never>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Kept = 'summary' | 'to' | 'attempts';

/** An endpoint: one operation of the graph, run in-process, under other names. */
export type Row = Pick<Declaration<unknown, unknown>, Kept> &
  Reading & {
    method: Method;
    path: string;
    operation: DocumentNode;
    operationId: string;
    shape: Shape;
    answers: readonly string[];
    view: View;
    status: number;
    most: number;
  };

const AS_IT_IS: View = { present: (value) => value, describe: (schema) => schema };

/** Its path is written as Express has it: 'GET /ranchers/:id'. */
export function row<Data, Variables>(endpoint: `${Method} /${string}`, declaration: Declaration<Data, Variables>): Row {
  const [method, path] = endpoint.split(' ') as [Method, string];
  const { body, variables, answer, view = AS_IT_IS, status = 200, most = 500, ...rest } = declaration;
  const { operation, operationId = nameOf(operation) } = rest;
  const roots = possibleRootsOf(operation).map(({ name }) => name);
  return {
    ...rest,
    method,
    path,
    ...readingOf({ ...rest, method, body, variables: variables as Asked['variables'], most }),
    operationId,
    shape: shapeOf(operation),
    answers: [answer ?? roots].flat(),
    view: view as View,
    status,
    most,
  };
}

/** 'RestAllOrders' is called allOrders. */
function nameOf(operation: DocumentNode): string {
  const name = operationOf(operation).name?.value.replace(/^Rest/, '') ?? '';
  return name.charAt(0).toLowerCase() + name.slice(1);
}

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

/** A path in an operation's data. */
type Place<Data> = (keyof Data & string) | `${keyof Data & string}.${string}`;

type Declaration<Data, Variables> = {
  /** One sentence for the API description. */
  summary: string;
  /** Who may ask, if fewer than the operation allows. OWNER is the person or ranch of the id in the path. */
  to?: readonly Access[];
  /** The operation. Its variables define the request's parameters and body: see readingOf. */
  operation: TypedDocumentNode<Data, Variables>;
  /** The form whose messages describe an invalid body. */
  form?: AnyObjectSchema;
  /** How the body differs from the graph's input. */
  body?: BodyView;
  /** Query parameters that aren't variables themselves. `variables` turns them into some. */
  query?: Parameters;
  /** The graph's names of fields in errors, each with the name that REST has for it. */
  names?: Record<string, string>;
  /** Variables that are computed from the request and its other variables. */
  variables?: { [Name in keyof Variables]?: (request: RestRequest, given: Variables) => Variables[Name] };
  /** The operationId in the API description, for rows that share an operation. */
  operationId?: string;
  /** The rate limit of an expensive endpoint. */
  attempts?: LimitedAction;
  /** The status of a success. The default is 200. */
  status?: number;
  /** The largest page of a list, and the page size without `limit`. The default is 500. */
  most?: number;
  /** The path of the answer in the data. The default is the root field. Of several paths, the first with a value counts. Null becomes 404. */
  answer?: Place<Data> | readonly Place<Data>[];
  /** How the answer differs from the graph's. */
  view?: View<never>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Kept = 'summary' | 'to' | 'attempts';

/** An endpoint: it runs one operation of the graph in-process and renames its fields. */
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

/** Declares an endpoint. The path has Express's syntax: 'GET /ranchers/:id'. */
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

/** The operationId: 'RestAllOrders' becomes 'allOrders'. */
function nameOf(operation: DocumentNode): string {
  const name = operationOf(operation).name?.value.replace(/^Rest/, '') ?? '';
  return name.charAt(0).toLowerCase() + name.slice(1);
}

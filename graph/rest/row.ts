import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, type GraphQLInputObjectType, getNamedType, print } from 'graphql';
import type { AnyObjectSchema } from 'yup';
import type { Access } from '../resolverTypes.generated';
import { type Deprecation, readDeprecation } from '../schema/deprecation';
import { usedDeprecations } from '../schema/usedDeprecations';
import type { Schema } from './openapi/Schema';
import { type Shape, shapeOf } from './present/shape';
import { asItIs, readerOf, type View } from './present/view';
import { type BodyView, type Fields, fieldsCodec, inputCodec } from './read/inputCodec';
import { type ParameterCodec, type Parameters, pageParameters, parametersOf, readParameters } from './read/parameters';
import { type RestRequest, seesFigures, seesMoney } from './read/RestRequest';
import { readBody } from './read/readBody';
import { operationOf, restSchema, type Use } from './restSchema';

/** The options of an endpoint, in addition to its operation. */
type Options<Variables> = {
  summary: string;
  /** Who may use the endpoint, if fewer people than the operation allows. OWNER is the person or ranch of the id in the path. */
  to?: readonly Exclude<Access, 'VISITOR_WHEN_OPEN'>[];
  /** The form whose messages describe an invalid body. */
  form?: AnyObjectSchema;
  /** How the body differs from the GraphQL input. */
  body?: BodyView;
  /** Query parameters that aren't variables themselves. `variables` turns them into some. */
  query?: Parameters;
  /** Maps GraphQL's names of fields in errors to REST's names. */
  names?: Record<string, string>;
  variables?: { [Name in keyof Variables]?: (request: RestRequest, given: Variables) => Variables[Name] };
  /** If the endpoint itself is deprecated: the reason, written like that of `@deprecated` in the schema. */
  deprecated?: string;
  /** The status of a success. The default is 200. */
  status?: number;
  /** How the answer differs from GraphQL's. The default is the view of the fragment that selects it. */
  view?: View<never>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where an operation's data has the answer, and how to read and describe it or each record of its list. */
type Answer = { place: string; read: (data: unknown) => unknown; schema: Schema; view?: View<never> };

export type Row = ReturnType<typeof row>;

/** Callers send the variables that the row doesn't compute: of a GET in the query string, else in the body. */
export function row<Variables>(
  endpoint: `${Method} /${string}`,
  operation: TypedDocumentNode<unknown, Variables>,
  options: Options<Variables>,
) {
  const [method, path] = endpoint.split(' ') as [Method, string];
  const { summary, to, deprecated, status = 200 } = options;
  const operationId = nameOf(operation);
  const shape = shapeOf(operation);
  // Lists the places where the answer may be. The first one with a value is used, and if there is none, the endpoint answers 404.
  const answers = Object.entries(shape.fields ?? {}).map(([root, field]) => answerAt(root, field));
  const view = (options.view ?? answers[0]?.view ?? asItIs) as View;
  // The largest page of a list, and the page size without `limit`.
  const maxPageSize = view.mediaType ? 10_000 : 500;
  const request = requestOf(method, shape, options, maxPageSize);
  return {
    ...request,
    method,
    path,
    summary,
    to,
    isDeprecated: deprecated !== undefined,
    deprecations: [...ownDeprecation(deprecated), ...usedDeprecations(restSchema, operation)],
    operation: operation as DocumentNode,
    text: print(operation),
    operationId,
    shape,
    answers,
    view,
    status,
    maxPageSize,
  };
}

function ownDeprecation(reason: string | undefined): Deprecation[] {
  if (reason === undefined) return [];
  const deprecation = readDeprecation(reason);
  if (!deprecation) throw new Error(`This says too little of what is deprecated: ${reason}`);
  return [deprecation];
}

/** Returns the operationId: 'RestAllOrders' becomes 'allOrders'. */
function nameOf(operation: DocumentNode): string {
  const name = operationOf(operation).name?.value.replace(/^Rest/, '') ?? '';
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Finds the answer below a root field. It descends while a record's only selected field is another record. */
function answerAt(place: string, { fields = {}, schema, view }: Shape): Answer {
  const [[name, field] = [], ...others] = Object.entries(fields);
  if (field?.fields && others.length === 0) return answerAt(`${place}.${name}`, field);
  return { place, read: readerOf(place), ...(fields.nodes ?? { schema, view }) };
}

/** Variables that are computed in the same way for every row. */
const OF_EVERY_ROW = {
  id: ({ id }: RestRequest) => id,
  idempotencyKey: ({ idempotencyKey }: RestRequest) => idempotencyKey,
  figures: seesFigures,
  money: seesMoney,
};
const OF_PAGES = ['first', 'after'];

function requestOf<Variables>(
  method: Method,
  { uses, variables: known }: ReturnType<typeof shapeOf>,
  { form, body, query, names, variables }: Options<Variables>,
  maxPageSize: number,
) {
  const makers = { ...OF_EVERY_ROW, ...variables } as Record<string, (request: RestRequest, given: Fields) => unknown>;
  const made = Object.entries(makers).filter(([name]) => known.includes(name));
  const sent = [...uses].filter(([name]) => !(name in makers) && !OF_PAGES.includes(name));
  const given = method === 'GET' ? fromQuery(sent) : fromBody(sent, form, body);
  const isList = uses.has('first');
  return {
    ...given,
    query: { ...given.query, ...query, ...(isList && pageParameters(maxPageSize)) } as Parameters,
    names: { ...namesOf(sent), ...(uses.has('idempotencyKey') && { idempotencyKey: 'Idempotency-Key' }), ...names },
    isList,
    async variables(request: RestRequest) {
      const values = await given.variables(request);
      return { ...values, ...Object.fromEntries(made.map(([name, make]) => [name, make(request, values)])) };
    },
  };
}

type Uses = [name: string, Use][];

/** Maps GraphQL's paths to the names of their variables, where they differ. */
const namesOf = (uses: Uses) =>
  Object.fromEntries(uses.filter(([name, { path }]) => path !== name).map(([name, { path }]) => [path, name]));

const givenOf = (uses: Uses) => Object.fromEntries(uses.map(([name, { given }]) => [name, given]));

function fromQuery(uses: Uses) {
  const query: Record<string, ParameterCodec> = parametersOf(givenOf(uses));
  return { query, body: undefined, variables: async (request: RestRequest) => readParameters(query, request) };
}

/** If the operation has a variable `input`, the whole body is that variable. */
function fromBody(uses: Uses, form?: AnyObjectSchema, view: BodyView = SAME_BODY) {
  if (uses.length === 0) return fromQuery([]);
  if (!form) throw new Error(`${uses.map(([name]) => name)} need a form, which has the messages for invalid values`);
  const { input, ...others } = givenOf(uses);
  const codec = input ? inputCodec(getNamedType(input.type) as GraphQLInputObjectType) : fieldsCodec(others);
  return {
    query: {},
    body: view.describe(codec.schema),
    async variables({ body }: RestRequest): Promise<Fields> {
      const values = await readBody(codec, form, view.read(body), namesOf(uses));
      return input ? { input: values } : values;
    },
  };
}

const SAME_BODY: BodyView = { read: (body) => body, describe: (schema) => schema };

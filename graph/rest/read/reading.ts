import { type DocumentNode, type GraphQLInputObjectType, getNamedType } from 'graphql';
import type { AnyObjectSchema } from 'yup';
import type { Schema } from '../openapi/Schema';
import { type Given, type Use, variablesOf } from '../restSchema';
import { type BodyView, type Fields, fieldsCodec, inputCodec } from './inputCodec';
import { type Parameters, pageParameters, parametersOf, readParameters } from './parameters';
import { type RestRequest, seesFigures } from './RestRequest';
import { readBody } from './readBody';

/** The parts of a row that describe its request. */
export type Asked = {
  method: string;
  operation: DocumentNode;
  form?: AnyObjectSchema;
  body?: BodyView;
  query?: Parameters;
  names?: Names;
  // biome-ignore lint/suspicious/noExplicitAny: each was checked where the row was made.
  variables?: Record<string, (request: RestRequest, given: any) => unknown>;
  most: number;
};

type Names = Record<string, string>;

/** How a request becomes the variables of an operation. */
export type Reading = {
  /** The query parameters. Others are ignored. */
  query: Parameters;
  /** The schema of the body. Without it, the body is ignored. */
  body?: Schema;
  /** The graph's field names with the caller's names for them, where they differ. */
  names: Names;
  /** Whether the answer is a list with pages. */
  isList: boolean;
  variables(request: RestRequest): Promise<Fields>;
};

/** Variables that are computed in the same way for every row. */
const OF_EVERY_ROW: Record<string, (request: RestRequest) => unknown> = {
  id: ({ id }) => id,
  idempotencyKey: ({ idempotencyKey }) => idempotencyKey,
  figures: seesFigures,
};
const OF_PAGES = ['first', 'after'];

/**
 * How a row reads its request. Callers send the variables that the row doesn't compute, under the same names: a GET in the
 * query string, other methods in the body. If the operation has a variable `input`, the whole body is that variable.
 */
export function readingOf({ method, operation, form, body, query, names, variables, most }: Asked): Reading {
  const uses = variablesOf(operation);
  const made = Object.entries({ ...OF_EVERY_ROW, ...variables }).filter(([name]) => uses.has(name));
  const known = new Set([...made.map(([name]) => name), ...OF_PAGES]);
  const asked = [...uses].filter(([name]) => !known.has(name));
  const given = method === 'GET' ? fromQuery(asked) : fromBody(asked, form, body);
  const isList = uses.has('first');
  return {
    ...given,
    query: { ...given.query, ...query, ...(isList && pageParameters(most)) },
    names: { ...namesOf(asked), ...(uses.has('idempotencyKey') && { idempotencyKey: 'Idempotency-Key' }), ...names },
    isList,
    async variables(request) {
      const values = await given.variables(request);
      const others = made.map(([name, make]) => [name, make(request, values)]);
      return { ...values, ...Object.fromEntries(others) };
    },
  };
}

type Uses = [name: string, Use][];

/** The graph's names for variables, where they differ. */
const namesOf = (uses: Uses): Names =>
  Object.fromEntries(uses.filter(([name, { path }]) => path !== name).map(([name, { path }]) => [path, name]));

const givenOf = (uses: Uses): Record<string, Given> =>
  Object.fromEntries(uses.map(([name, { given }]) => [name, given]));

function fromQuery(uses: Uses) {
  const query = parametersOf(givenOf(uses));
  return { query, variables: async (request: RestRequest) => readParameters(query, request) };
}

function fromBody(uses: Uses, form?: AnyObjectSchema, view?: BodyView) {
  if (uses.length === 0) return { query: {}, variables: async () => ({}) };
  if (!form) throw new Error(`${uses.map(([name]) => name)} can be refused in words only by a form`);
  const { input, ...others } = givenOf(uses);
  const codec = input ? inputCodec(getNamedType(input.type) as GraphQLInputObjectType) : fieldsCodec(others);
  return {
    query: {},
    body: view ? view.describe(codec.schema) : codec.schema,
    async variables({ body }: RestRequest): Promise<Fields> {
      const values = await readBody(codec, form, view ? view.read(body) : body, namesOf(uses));
      return input ? { input: values } : values;
    },
  };
}

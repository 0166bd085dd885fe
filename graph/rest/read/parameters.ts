import {
  type GraphQLEnumType,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
} from 'graphql';
import { startOfDay } from '../../../rules/time/timeZone';
import { badInput } from '../../errors';
import type { Schema } from '../openapi/Schema';
import { enumWords, leafSchema } from '../present/leaf';
import type { Given } from '../restSchema';
import type { RestRequest } from './RestRequest';

export type Parameter = { schema: Schema; description: string; required: boolean };
export type Parameters = Record<string, Parameter>;

/** A query parameter for a GraphQL argument or input field, described and read by its type. */
export type ParameterCodec = Parameter & {
  /** Undefined stays undefined. Errors: BAD_USER_INPUT. */
  read(text: string | undefined, name: string, timeZone: string): unknown;
};

function parameterOf({ type, description }: Given): ParameterCodec {
  const required = isNonNullType(type);
  const isList = isListType(getNullableType(type));
  const word = wordCodec(getNamedType(type));
  const { schema, read } = isList ? listOf(word) : word;
  return {
    schema,
    description: isList ? `${description} Separated by commas.` : (description ?? ''),
    required,
    read(text, name, timeZone) {
      // A required text that is missing is read as an empty one, for which GraphQL has a better message.
      const value = text === undefined && !required ? undefined : read(text ?? '', name, timeZone);
      if (value === undefined && required) throw badInput({ [name]: `${name} is required` });
      return value;
    },
  };
}

/** Returns query parameters by name, each for a GraphQL argument or input field. */
export function parametersOf<Name extends string>(given: Record<Name, Given>) {
  const entries = Object.entries<Given>(given).map(([name, field]) => [name, parameterOf(field)]);
  return Object.fromEntries(entries) as Record<Name, ParameterCodec>;
}

type Asked = Pick<RestRequest, 'query' | 'timeZone'>;

/** Reads the query parameters of a request. Errors: BAD_USER_INPUT. */
export const readParameters = (parameters: Record<string, ParameterCodec>, { query, timeZone }: Asked) =>
  Object.fromEntries(Object.entries(parameters).map(([name, { read }]) => [name, read(query[name], name, timeZone)]));

type WordCodec = { schema: Schema; read(text: string, name: string, timeZone: string): unknown };

const listOf = ({ schema, read }: WordCodec): WordCodec => ({
  schema: { type: 'array', items: schema },
  read(text, name, timeZone) {
    const words = text.split(',').map((word) => word.trim());
    const given = words.filter(Boolean);
    return given.length > 0 ? given.map((word) => read(word, name, timeZone)) : undefined;
  },
});

function wordCodec(type: GraphQLNamedType): WordCodec {
  if (isEnumType(type)) {
    // Enum values in a URL have GraphQL's names.
    const schema = { type: 'string', enum: type.getValues().map(({ name }) => name) };
    return { schema, read: (text, name) => text && readEnum(type, text, name) };
  }
  if (type.name === 'Boolean') return { schema: leafSchema(type), read: readBoolean };
  if (type.name === 'Int') return { schema: leafSchema(type), read: readWhole };
  if (type.name === 'DateTime') return { schema: TIME, read: readTime };
  return { schema: leafSchema(type), read: (text) => text };
}

function readEnum(type: GraphQLEnumType, word: string, name: string): string {
  const value = enumWords(type).parse(word);
  if (!value) throw badInput({ [name]: `${name} does not know ${word}` });
  return value;
}

function readBoolean(text: string, name: string): boolean | undefined {
  if (text !== '' && text !== 'true' && text !== 'false') throw badInput({ [name]: `${name} must be true or false` });
  return text === '' ? undefined : text === 'true';
}

function readWhole(text: string, name: string): number | undefined {
  if (!/^(\d{1,9})?$/.test(text)) throw badInput({ [name]: `${name} must be a whole number` });
  return text === '' ? undefined : Number(text);
}

const TIME: Schema = { type: 'string', anyOf: [{ format: 'date-time' }, { format: 'date' }] };
const MOMENT = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** Reads a time with its zone. A day without a time starts at midnight in the platform's time zone. */
function readTime(text: string, name: string, timeZone: string): string | undefined {
  if (!text) return undefined;
  const [, day] = MOMENT.exec(text) ?? [];
  const time = new Date(text);
  if (!day || !isDay(day) || Number.isNaN(time.getTime())) {
    throw badInput({ [name]: `${name} must be a moment as 2026-11-21 or 2026-11-21T18:30:00Z` });
  }
  return (day === text ? startOfDay(timeZone, day) : time).toISOString();
}

/** Whether the day exists: a Date would turn February 30 into March 2. */
function isDay(day: string): boolean {
  const time = new Date(day);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day);
}

export function pageParameters(maxPageSize: number): Parameters {
  const limit = { type: 'integer', minimum: 1, maximum: maxPageSize, default: maxPageSize };
  const after = 'Where to go on from: the Link header of an answer names it.';
  return {
    limit: { schema: limit, description: 'How many at most.', required: false },
    after: { schema: { type: 'string' }, description: after, required: false },
  };
}

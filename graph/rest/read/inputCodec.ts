import {
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { nullable, type Schema } from '../openapi/Schema';
import { enumWords, leafSchema } from '../present/leaf';
import type { Given } from '../restSchema';

export type Json = unknown;
export type Fields = Record<string, Json>;

/** Why the GraphQL types can't read a field. For `open` problems, such as a missing field, the form may have a better message. */
export type Problems = { firm: Record<string, string>; open: Record<string, string> };

/** How a value in a body is described and read. */
type Codec<Value = Json> = { schema: Schema; read(value: Value, path: string, problems: Problems): Value };
export type FieldsCodec = Codec<Fields>;

/** How a body differs from the GraphQL input, with the same change to its description. */
export type BodyView = { read(body: Fields): Fields; describe(schema: Schema): Schema };

function codecOf(type: GraphQLInputType): Codec {
  const isNeeded = isNonNullType(type);
  const { schema, read } = codecOfPresent(isNeeded ? type.ofType : type);
  return {
    schema: isNeeded ? schema : nullable(schema),
    read(value, path, problems) {
      if (value !== null && value !== undefined) return read(value, path, problems);
      if (!isNeeded) return value;
      problems.open[path] = 'is required';
      return undefined;
    },
  };
}

function codecOfPresent(type: GraphQLInputType): Codec {
  if (isListType(type)) return listCodec(codecOf(type.ofType));
  if (isEnumType(type)) return enumCodec(type);
  if (!isInputObjectType(type)) return scalarCodec(type as GraphQLScalarType);
  const { schema, read } = inputCodec(type);
  return { schema, read: checked(isRecord, 'must be an object', read) };
}

/** Reads only values of the right kind. */
const checked =
  <Value>(fits: (value: Json) => value is Value, reason: string, read: Codec<Value>['read']) =>
  (value: Json, path: string, problems: Problems): Json => {
    if (fits(value)) return read(value, path, problems);
    problems.firm[path] = reason;
    return undefined;
  };

export function isRecord(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function inputCodec(type: GraphQLInputObjectType): FieldsCodec {
  const { schema, read } = fieldsCodec(type.getFields());
  return { schema: { title: type.name, description: type.description ?? undefined, ...schema }, read };
}

/** Creates a codec for the fields of an input, or for arguments. Unknown fields of a body are ignored. */
export function fieldsCodec(given: Record<string, Given>): FieldsCodec {
  const fields = Object.entries(given).map(([name, field]) => ({ name, field, ...codecOf(field.type) }));
  const required = fields.filter(({ field }) => isNonNullType(field.type)).map(({ name }) => name);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map(({ name, field, schema }) => [name, describeField(field, schema)])),
      ...(required.length > 0 && { required }),
    },
    read(body, path, problems) {
      const values = fields.map(({ name, read }) => {
        const value = Object.hasOwn(body, name) ? body[name] : undefined;
        return [name, read(value, path ? `${path}.${name}` : name, problems)];
      });
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    },
  };
}

function describeField({ type, description, defaultValue }: Given, schema: Schema): Schema {
  const inner = getNullableType(type);
  const formattedDefault = isEnumType(inner) ? enumWords(inner).format(String(defaultValue)) : defaultValue;
  return {
    ...schema,
    ...(description && !schema.title && { description }),
    ...(defaultValue !== undefined && { default: formattedDefault }),
  };
}

function listCodec(item: Codec): Codec {
  return {
    schema: { type: 'array', items: item.schema },
    read: checked(Array.isArray, 'must be a list', (values, path, problems) =>
      values.map((value, index) => item.read(value, `${path}[${index}]`, problems)),
    ),
  };
}

/** Reads REST's words as values of the enum. */
function enumCodec(type: GraphQLEnumType): Codec {
  return {
    schema: leafSchema(type),
    read(value, path, problems) {
      const word = typeof value === 'string' ? value : '';
      const known = enumWords(type).parse(word);
      if (!known) problems.open[path] = 'is not one of the known values';
      return known ?? word;
    },
  };
}

const KINDS: Record<string, string | undefined> = {
  Boolean: 'true or false',
  Cents: 'a whole number of cents',
  Float: 'a number',
  ID: 'an id',
  Int: 'a whole number',
  String: 'text',
};

function scalarCodec(type: GraphQLScalarType): Codec {
  const isId = type.name === 'ID';
  const isFitting = (value: Json): value is Json => fits(type, value);
  return {
    schema: isId ? { type: ['integer', 'string'] } : leafSchema(type),
    read: checked(isFitting, `must be ${KINDS[type.name]}`, (value, path, problems) => {
      if (type.name === 'Cents' && Number(value) < 0) problems.open[path] = 'cannot be negative';
      return isId ? String(value) : value;
    }),
  };
}

function fits(type: GraphQLScalarType, value: Json): boolean {
  if (type.name === 'Cents') return Number.isInteger(value) && Number(value) <= Number.MAX_SAFE_INTEGER;
  try {
    type.parseValue(value);
    return true;
  } catch {
    return false;
  }
}

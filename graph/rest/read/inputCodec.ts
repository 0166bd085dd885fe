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
import { leafSchema } from '../openapi/leafSchema';
import { nullable, type Schema } from '../openapi/Schema';
import { enumWords } from '../present/enumWords';
import type { Given } from '../restSchema';

export type Json = unknown;
export type Fields = Record<string, Json>;

/** Why the graph's types can't read a field. For `open` problems, such as a missing field, the form may have a better message. */
export type Problems = { firm: Record<string, string>; open: Record<string, string> };

/** How a value in a body is described and read. */
export type Codec = { schema: Schema; read(value: Json, path: string, problems: Problems): Json };

/** A codec for objects only. */
export type FieldsCodec = { schema: Schema; read(body: Fields, path: string, problems: Problems): Fields };

/** How a body differs from the graph's input, with the same change to its description. */
export type BodyView = { read(body: Fields): Fields; describe(schema: Schema): Schema };

function codecOf(type: GraphQLInputType): Codec {
  const isNeeded = isNonNullType(type);
  const { schema, read } = codecOfPresent(getNullableType(type));
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
  return {
    schema,
    read: (value, path, problems) =>
      isRecord(value) ? read(value, path, problems) : refuse(problems, path, 'must be an object'),
  };
}

export function inputCodec(type: GraphQLInputObjectType): FieldsCodec {
  const { schema, read } = fieldsCodec(type.getFields());
  return { schema: { title: type.name, description: type.description ?? undefined, ...schema }, read };
}

/** A codec for the fields of an input, or for arguments. Unknown fields of a body are ignored. */
export function fieldsCodec(given: Record<string, Given>): FieldsCodec {
  const fields = Object.entries(given).map(([name, field]) => [name, fieldCodec(field)] as const);
  const required = Object.keys(given).filter((name) => isNonNullType(given[name]?.type));
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])),
      ...(required.length > 0 && { required }),
    },
    read(body, path, problems) {
      const values = fields.map(([name, field]) => {
        const value = Object.hasOwn(body, name) ? body[name] : undefined;
        return [name, field.read(value, path ? `${path}.${name}` : name, problems)];
      });
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    },
  };
}

function fieldCodec({ type, description, defaultValue }: Given): Codec {
  const { schema, read } = codecOf(type);
  const inner = getNullableType(type);
  const usual = isEnumType(inner) ? enumWords(inner).format(String(defaultValue)) : defaultValue;
  return {
    schema: {
      ...schema,
      ...(description && !schema.title && { description }),
      ...(defaultValue !== undefined && { default: usual }),
    },
    read,
  };
}

function listCodec(item: Codec): Codec {
  return {
    schema: { type: 'array', items: item.schema },
    read: (value, path, problems) =>
      Array.isArray(value)
        ? value.map((each, index) => item.read(each, `${path}[${index}]`, problems))
        : refuse(problems, path, 'must be a list'),
  };
}

/** Reads REST's words as values of the enum. */
function enumCodec(type: GraphQLEnumType): Codec {
  const { parse } = enumWords(type);
  return {
    schema: leafSchema(type),
    read(value, path, problems) {
      const word = typeof value === 'string' ? value : '';
      const known = parse(word);
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
  return {
    schema: isId ? { type: ['integer', 'string'] } : leafSchema(type),
    read(value, path, problems) {
      if (type.name === 'Cents' && Number.isInteger(value) && (value as number) < 0) {
        problems.open[path] = 'cannot be negative';
        return value;
      }
      if (!fits(type, value)) return refuse(problems, path, `must be ${KINDS[type.name]}`);
      return isId ? String(value) : value;
    },
  };
}

function fits(type: GraphQLScalarType, value: Json): boolean {
  if (type.name === 'Cents') return Number.isSafeInteger(value);
  try {
    type.parseValue(value);
    return true;
  } catch {
    return false;
  }
}

function refuse(problems: Problems, path: string, reason: string): undefined {
  problems.firm[path] = reason;
}

export function isRecord(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import {
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type GraphQLScalarType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { parseEnum } from '../present/enumWords';

export type Json = unknown;
export type Fields = Record<string, Json>;
export type InputFields = Record<string, { type: GraphQLInputType }>;

/** Why the types of the graph cannot take a field in. Where one is merely missing or unknown, its form may say it better. */
export type Problems = { firm: Record<string, string>; open: Record<string, string> };

/** The fields that an input knows, out of a body: words as enum values, ids as text. The others are passed over. */
export function readFields(fields: InputFields, body: Fields, path: string, problems: Problems): Fields {
  const read: Fields = {};
  for (const [name, { type }] of Object.entries(fields)) {
    const given = Object.hasOwn(body, name) ? body[name] : undefined;
    const value = readValue(type, given, path ? `${path}.${name}` : name, problems);
    if (value !== undefined) read[name] = value;
  }
  return read;
}

function readValue(type: GraphQLInputType, value: Json, path: string, problems: Problems): Json {
  if (value === null || value === undefined) {
    if (!isNonNullType(type)) return value;
    problems.open[path] = 'is required';
    return undefined;
  }
  const inner = getNullableType(type);
  if (isListType(inner)) return readList(inner.ofType, value, path, problems);
  if (!isInputObjectType(inner)) return readLeaf(getNamedType(inner), value, path, problems);
  return isRecord(value)
    ? readFields(inner.getFields(), value, path, problems)
    : refuse(problems, path, 'must be an object');
}

function readList(type: GraphQLInputType, value: Json, path: string, problems: Problems): Json {
  if (!Array.isArray(value)) return refuse(problems, path, 'must be a list');
  return value.map((item, index) => readValue(type, item, `${path}[${index}]`, problems));
}

function readLeaf(type: GraphQLNamedInputType, value: Json, path: string, problems: Problems): Json {
  if (isEnumType(type)) return readWord(type.name, value, path, problems);
  if (type.name === 'Cents' && Number.isInteger(value) && (value as number) < 0) {
    problems.open[path] = 'cannot be negative';
    return value;
  }
  if (!fits(type, value)) return refuse(problems, path, `must be ${KINDS[type.name]}`);
  return type.name === 'ID' ? String(value) : value;
}

function readWord(enumName: string, value: Json, path: string, problems: Problems): Json {
  const word = typeof value === 'string' ? value : '';
  const known = parseEnum(enumName, word);
  if (!known) problems.open[path] = 'is not one of the known values';
  return known ?? word;
}

const KINDS: Record<string, string | undefined> = {
  Boolean: 'true or false',
  Cents: 'a whole number of cents',
  Float: 'a number',
  ID: 'an id',
  Int: 'a whole number',
  String: 'text',
};

function fits(type: GraphQLNamedInputType, value: Json): boolean {
  if (type.name === 'Cents') return Number.isSafeInteger(value);
  try {
    (type as GraphQLScalarType).parseValue(value);
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

import {
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { badInput } from '../errors';
import { restSchema } from './restSchema';
import { WORDS } from './spelling';

type Json = unknown;

/**
 * Turns a body into an input of the graph: the fields that the input knows, words into enum values, ids into text.
 * Errors: BAD_USER_INPUT for an unknown word and for money that is not whole cents, each with the field's name.
 */
export function readInput<Input>(typeName: string, body: Record<string, Json>): Input {
  const type = restSchema.getType(typeName);
  if (!isInputObjectType(type)) throw new Error(`${typeName} is no input`);
  return readValue(type, body, '') as Input;
}

/** The same for the arguments of a mutation that has no input of its own. */
export function readArguments<Args>(mutation: string, body: Record<string, Json>): Args {
  const { args } = restSchema.getMutationType()!.getFields()[mutation]!;
  const fields = Object.fromEntries(args.map((argument) => [argument.name, argument]));
  return readObject(fields, body, '') as Args;
}

function readValue(type: GraphQLInputType, value: Json, path: string): Json {
  const inner = getNullableType(type);
  if (value === null || value === undefined) return value;
  if (isListType(inner)) return readList(inner.ofType, value, path);
  if (isInputObjectType(inner)) return readObject(inner.getFields(), value, path);
  return readLeaf(getNamedType(inner), value, path);
}

function readList(type: GraphQLInputType, value: Json, path: string): Json {
  if (!Array.isArray(value)) throw badInput({ [path]: `${path} must be a list` });
  return value.map((item, index) => readValue(type, item, `${path}[${index}]`));
}

function readObject(fields: Record<string, { type: GraphQLInputType }>, value: Json, path: string): Json {
  if (typeof value !== 'object' || Array.isArray(value)) throw badInput({ [path || 'body']: 'An object is expected' });
  const given = Object.entries(value as Record<string, Json>).filter(([name]) => Object.hasOwn(fields, name));
  return Object.fromEntries(
    given.map(([name, field]) => [name, readValue(fields[name]!.type, field, path ? `${path}.${name}` : name)]),
  );
}

function readLeaf(type: GraphQLNamedInputType, value: Json, path: string): Json {
  if (isEnumType(type)) return readWord(type.name, value, path);
  if (type.name === 'Cents' && !Number.isInteger(value)) {
    throw badInput({ [path]: `${path} must be a whole number of cents` });
  }
  return type.name === 'ID' ? String(value) : value;
}

/** A word that the facade does not know is passed on as nothing where the form has a message of its own for that. */
function readWord(enumName: string, value: Json, path: string): Json {
  const word = typeof value === 'string' ? WORDS[enumName]?.fromLabel(value) : undefined;
  if (!word) throw badInput({ [path]: MESSAGES[enumName] ?? `${path} is not one of the known values` });
  return word;
}

const MESSAGES: Record<string, string> = { OrderType: 'Please select an order type' };

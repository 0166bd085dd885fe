import { type GraphQLNamedType, isEnumType } from 'graphql';
import { enumWords } from '../present/enumWords';
import type { Schema } from './Schema';

const SCALARS: Record<string, Schema | undefined> = {
  Boolean: { type: 'boolean' },
  Cents: { type: 'integer', minimum: 0 },
  DateTime: { type: 'string', format: 'date-time' },
  Float: { type: 'number' },
  ID: { type: 'integer', minimum: 1 },
  Int: { type: 'integer' },
  String: { type: 'string' },
};

/** A scalar or an enum as REST writes it: ids are numbers, enum values are words. */
export function leafSchema(type: GraphQLNamedType): Schema {
  if (isEnumType(type)) {
    const { format } = enumWords(type);
    return { type: 'string', enum: type.getValues().map(({ name }) => format(name)) };
  }
  const schema = SCALARS[type.name];
  if (!schema) throw new Error(`REST has no schema for ${type.name}`);
  return { ...schema };
}

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

/** The schema of a scalar or enum in REST, where ids are numbers and enum values are words. */
export function leafSchema(type: GraphQLNamedType): Schema {
  if (isEnumType(type)) {
    const { format } = enumWords(type);
    return { type: 'string', enum: type.getValues().map(({ name }) => format(name)) };
  }
  const schema = SCALARS[type.name];
  if (!schema) throw new Error(`REST has no schema for ${type.name}`);
  return { ...schema };
}

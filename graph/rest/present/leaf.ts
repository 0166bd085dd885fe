import { type GraphQLEnumType, type GraphQLNamedType, isEnumType } from 'graphql';
import * as vocabulary from '../../../rules/words/vocabulary';
import type { Schema } from '../openapi/Schema';
import { restSchema } from '../restSchema';

type Labels = { rest(value: string): string | undefined; fromLabel(text: string): string | undefined };

/** The words of an enum ('Half Cow'), read in any spelling: those of the vocabulary, or else its values. */
export function enumWords(type: GraphQLEnumType) {
  const name = type.name.replace(/\B[A-Z]/g, '_$&').toUpperCase();
  const labels = (vocabulary as Record<string, unknown>)[name] as Labels | undefined;
  return {
    format: (value: string) => labels?.rest(value) ?? value,
    parse: (word: string) => (labels ? labels.fromLabel(word) : type.getValue(word.trim().toUpperCase())?.name),
  };
}

export function enumOf(name: string): GraphQLEnumType {
  const type = restSchema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum`);
  return type;
}

const SCALARS: Record<string, Schema | undefined> = {
  Boolean: { type: 'boolean' },
  Cents: { type: 'integer', minimum: 0 },
  DateTime: { type: 'string', format: 'date-time' },
  Float: { type: 'number' },
  ID: { type: 'integer', minimum: 1 },
  Int: { type: 'integer' },
  SignedCents: { type: 'integer' },
  String: { type: 'string' },
};

/** Returns the schema of a scalar or enum in REST, where ids are numbers and enum values are words. */
export function leafSchema(type: GraphQLNamedType): Schema {
  const words = isEnumType(type) && type.getValues().map(({ name }) => enumWords(type).format(name));
  const schema = words ? { type: 'string', enum: words } : SCALARS[type.name];
  if (!schema) throw new Error(`REST has no schema for ${type.name}`);
  return { ...schema };
}

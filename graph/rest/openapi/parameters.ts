import { type GraphQLNamedType, getNamedType, getNullableType, isEnumType, isListType, isNonNullType } from 'graphql';
import { inputAt } from './inputSchema';
import { leafSchema } from './leafSchema';
import type { Schema } from './Schema';

/** A parameter of the query string. */
export type Parameter = { schema: Schema; description: string; required: boolean };
export type Parameters = Record<string, Parameter>;

/** Parameters that are arguments or input fields of the graph: their names, and their places in the schema. */
export function parameters(coordinates: Record<string, string>): Parameters {
  const entries = Object.entries(coordinates);
  return Object.fromEntries(entries.map(([name, coordinate]) => [name, parameterAt(coordinate)]));
}

/** The same parameters where the graph needs them only as parts of something that may be left out as a whole. */
export function optional(given: Parameters): Parameters {
  const entries = Object.entries(given).map(([name, parameter]) => [name, { ...parameter, required: false }]);
  return Object.fromEntries(entries);
}

function parameterAt(coordinate: string): Parameter {
  const { type, description } = inputAt(coordinate);
  const isList = isListType(getNullableType(type));
  const word = wordSchema(getNamedType(type));
  return {
    schema: isList ? { type: 'array', items: word } : word,
    description: isList ? `${description} Separated by commas.` : (description ?? ''),
    required: isNonNullType(type),
  };
}

/** In an address the values of enums stand as the graph spells them; a moment may be a day, of the platform's zone. */
function wordSchema(type: GraphQLNamedType): Schema {
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (type.name !== 'DateTime') return leafSchema(type);
  return { type: 'string', anyOf: [{ format: 'date-time' }, { format: 'date' }] };
}

/** What every list takes. */
export function pageParameters(most: number): Parameters {
  return {
    limit: {
      schema: { type: 'integer', minimum: 1, maximum: most, default: most },
      description: 'How many at most.',
      required: false,
    },
    after: {
      schema: { type: 'string' },
      description: 'Where to go on from: the Link header of an answer names it.',
      required: false,
    },
  };
}

import { type GraphQLEnumType, isEnumType } from 'graphql';
import * as vocabulary from '../../../rules/words/vocabulary';
import { restSchema } from '../restSchema';

type Labels = { rest(value: string): string | undefined; fromLabel(text: string): string | undefined };
type EnumWords = { format(value: string): string; parse(word: string): string | undefined };

/**
 * How REST writes the values of an enum ('Half Cow', 'flat'), and how it reads them in any spelling. The vocabulary has the
 * words: OrderStatus is in ORDER_STATUS. An enum that isn't there keeps its values.
 */
export function enumWords(type: GraphQLEnumType): EnumWords {
  const name = type.name.replace(/\B[A-Z]/g, '_$&').toUpperCase();
  const labels = (vocabulary as Record<string, unknown>)[name] as Labels | undefined;
  return {
    format: (value) => labels?.rest(value) ?? value,
    parse: (word) => (labels ? labels.fromLabel(word) : type.getValue(word.trim().toUpperCase())?.name),
  };
}

export function enumOf(name: string): GraphQLEnumType {
  const type = restSchema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum`);
  return type;
}

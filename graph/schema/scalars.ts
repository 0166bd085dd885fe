import { GraphQLScalarType, Kind } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

/**
 * Larger than GraphQL's Int, since balances add up; anything but a whole number is refused rather than rounded. Whether
 * an amount may be negative is for the forms to say, in their own words and at the field.
 */
export const Cents = new GraphQLScalarType({
  name: 'Cents',
  serialize: wholeNumber,
  parseValue: wholeNumber,
  parseLiteral: (node) => wholeNumber(node.kind === Kind.INT ? Number(node.value) : Number.NaN),
});

export const DateTime = new GraphQLScalarType({ ...GraphQLDateTimeISO.toConfig(), name: 'DateTime' });

function wholeNumber(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new TypeError('Cents are whole numbers');
  return value as number;
}

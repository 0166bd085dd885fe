import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

const cents = {
  serialize: wholeNumber,
  parseValue: wholeNumber,
  parseLiteral: (node: ValueNode) => wholeNumber(node.kind === Kind.INT ? Number(node.value) : Number.NaN),
};

/** Larger than GraphQL's Int, since balances add up. Forms refuse negative ones, with a message at the field. */
export const Cents = new GraphQLScalarType({ ...cents, name: 'Cents' });

/** Works like Cents, but is for amounts with a sign, such as discounts. */
export const SignedCents = new GraphQLScalarType({ ...cents, name: 'SignedCents' });

export const DateTime = new GraphQLScalarType({ ...GraphQLDateTimeISO.toConfig(), name: 'DateTime' });

function wholeNumber(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new TypeError('Cents are whole numbers');
  return value as number;
}

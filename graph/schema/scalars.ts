import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';

const cents = {
  serialize: wholeNumber,
  parseValue: wholeNumber,
  parseLiteral: (node: ValueNode) => wholeNumber(node.kind === Kind.INT ? Number(node.value) : Number.NaN),
};

/**
 * An amount in cents. It may be larger than GraphQL's Int, since balances add up, and anything but a whole number is refused.
 * The forms decide whether an amount may be negative, so that the message is at the field.
 */
export const Cents = new GraphQLScalarType({ ...cents, name: 'Cents' });

/** Works like Cents, but is for amounts with a sign, such as discounts. */
export const SignedCents = new GraphQLScalarType({ ...cents, name: 'SignedCents' });

export const DateTime = new GraphQLScalarType({ ...GraphQLDateTimeISO.toConfig(), name: 'DateTime' });

function wholeNumber(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new TypeError('Cents are whole numbers');
  return value as number;
}

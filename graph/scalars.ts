import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO, GraphQLNonNegativeInt } from 'graphql-scalars';

const cents = GraphQLNonNegativeInt.toConfig();

export const Cents = new GraphQLScalarType({
  ...cents,
  name: 'Cents',
  parseValue(value) {
    // The library's own scalar cuts 1800.5 off to 1800: money is taken as it was meant or not at all.
    if (!Number.isInteger(value)) throw new TypeError('Cents are whole numbers');
    return cents.parseValue?.(value);
  },
});

export const DateTime = new GraphQLScalarType({ ...GraphQLDateTimeISO.toConfig(), name: 'DateTime' });

import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO, GraphQLNonNegativeInt } from 'graphql-scalars';

export const Cents = new GraphQLScalarType({ ...GraphQLNonNegativeInt.toConfig(), name: 'Cents' });

export const DateTime = new GraphQLScalarType({ ...GraphQLDateTimeISO.toConfig(), name: 'DateTime' });

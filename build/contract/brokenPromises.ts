import { findBreakingChanges, type GraphQLSchema } from 'graphql';
import { changedDefaults } from './changedDefaults';
import { narrowings } from './narrowings';

/** Int and its like come and go with the fields that use them. */
const NOBODYS_LOSS = /^Standard scalar /;

/** What one could do with the released schema and can no more, a line each: `FIELD_REMOVED Order.total was removed.` */
export function brokenPromises(released: GraphQLSchema, current: GraphQLSchema): string[] {
  const changes = findBreakingChanges(released, current).filter(({ description }) => !NOBODYS_LOSS.test(description));
  return [
    ...changes.map(({ type, description }) => `${type} ${description}`),
    ...changedDefaults(released, current),
    ...narrowings(released, current),
  ];
}

import { defaultFieldResolver, type GraphQLField, type GraphQLFieldResolver } from 'graphql';
import type { Context } from '../context';

export type Field = GraphQLField<never, Context>;
type Resolve = GraphQLFieldResolver<never, Context>;

/** Runs a check before a field is resolved, and for a subscription when it opens and at each answer. It refuses by throwing. */
export function guardField(field: Field, check: (context: Context, parent: never) => void): void {
  const withCheck =
    (resolve: Resolve): Resolve =>
    (parent, args, context, info) => {
      check(context, parent);
      return resolve(parent, args, context, info);
    };
  field.resolve = withCheck(field.resolve ?? defaultFieldResolver);
  if (field.subscribe) field.subscribe = withCheck(field.subscribe);
}

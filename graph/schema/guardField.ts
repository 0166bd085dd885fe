import { defaultFieldResolver, type GraphQLField, type GraphQLFieldResolver } from 'graphql';
import type { Context } from '../context';

export type Field = GraphQLField<never, Context>;
type Resolve = GraphQLFieldResolver<never, Context>;

/** Runs a check before a field is resolved. The check refuses by throwing. A subscription is checked when it opens and at each answer. */
export function guardField(field: Field, check: (context: Context, parent: never) => void): void {
  const behind =
    (resolve: Resolve): Resolve =>
    (parent, args, context, info) => {
      check(context, parent);
      return resolve(parent, args, context, info);
    };
  field.resolve = behind(field.resolve ?? defaultFieldResolver);
  if (field.subscribe) field.subscribe = behind(field.subscribe);
}

import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { forgetLoaded } from './database/loader';

/** An operation may hold several mutations: each answers with what stands after it, not with what one before it had read. */
export function readAfterWrites(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (parent, args, context, info) => {
      const answer = await resolve(parent, args, context, info);
      forgetLoaded(context);
      return answer;
    };
  }
  return schema;
}

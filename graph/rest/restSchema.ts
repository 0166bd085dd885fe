import { buildSchema } from 'graphql';
import { typeDefs } from '../typeDefs';

/** The graph's types alone: what the facade reads names, units and words from. */
export const restSchema = buildSchema(typeDefs);

import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { Logger } from 'pino';
import { enforceAccess } from './access';
import { admitOperations } from './admitOperations';
import type { Config } from './config';
import type { Context } from './context';
import { maskError } from './errors';
import { answerStatus } from './http/answerStatus';
import { measureOperations } from './http/measureOperations';
import { MAX_TOKENS, queryLimits } from './limits/queryLimits';
import { persistedDocuments, readIds } from './persisted/persistedDocuments';
import { readAfterWrites } from './readAfterWrites';
import { resolvers } from './resolvers';
import { enforceScopes } from './scopes';
import { typeDefs } from './typeDefs';

export function createSchema() {
  return enforceScopes(enforceAccess(readAfterWrites(makeExecutableSchema({ typeDefs, resolvers }))));
}

/** The one executor of the graph: HTTP, the REST facade and the tests all run their operations on it. */
export async function createGraphqlServer(config: Config, log: Logger): Promise<ApolloServer<Context>> {
  const schema = createSchema();
  const server = new ApolloServer<Context>({
    schema,
    // Who may read it is decided by person.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // The process ends as main.ts says, after the requests under way.
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: queryLimits,
    persistedQueries: persistedDocuments,
    formatError: maskError(log, config),
    logger: log,
    plugins: [...withoutDefaults, readIds, admitOperations(schema), measureOperations, answerStatus],
  });
  await server.start();
  return server;
}

const withoutDefaults = [
  // Cache control would ask every resolver's answer a second time.
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginLandingPageDisabled(),
];

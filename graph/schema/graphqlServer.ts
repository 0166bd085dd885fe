import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { defaultFieldResolver, type GraphQLSchema, isScalarType } from 'graphql';
import type { Logger } from 'pino';
import { compiledReads } from '../compiled/compiledReads';
import { stringifyAnswer } from '../compiled/JsonData';
import type { Config } from '../config';
import { type Context, written } from '../context';
import { forgetLoaded } from '../database/reading/loader';
import { maskError } from '../errors';
import { answerStatus } from '../http/answerStatus';
import { measureOperations } from '../http/observe/measureOperations';
import { MAX_TOKENS, queryLimits } from '../limits/queryLimits';
import { documents } from '../persisted/documents.generated';
import type { Resolvers } from '../resolverTypes.generated';
import { enforceAccess } from './access';
import { admitOperations } from './admitOperations';
import { nodeResolvers } from './nodes/resolvers';
import { resolversOfFolders } from './resolverList.generated';
import { Cents, DateTime } from './scalars';
import { enforceScopes } from './scopes';
import { typeDefs } from './typeDefs';

const shared: Resolvers = {
  Cents,
  DateTime,
  Query: {
    // Nothing to load: the gate is the @access on the field.
    admin: () => ({}),
    timeZone: (_, __, { config }) => config.timeZone,
  },
};

export const resolvers: Resolvers[] = [shared, ...resolversOfFolders, nodeResolvers];

/** What every server of this process answers. */
export const schema = enforceScopes(
  enforceAccess(readAfterWrites(describeScalars(makeExecutableSchema({ typeDefs, resolvers })))),
);

/** A scalar's resolver brings a description along, or the lack of one, which must not replace that of the contract. */
function describeScalars(made: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(made.getTypeMap())) {
    if (isScalarType(type) && type.astNode) type.description = type.astNode.description?.value;
  }
  return made;
}

/** An operation may hold several mutations. Each answers with what stands after it, not with what an earlier one had read. */
function readAfterWrites(made: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(made.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (parent, args, context: Context, info) => {
      if (context.pools) context.db = context.pools.all;
      const answer = await resolve(parent, args, context, info);
      forgetLoaded(context);
      written(context);
      return answer;
    };
  }
  return made;
}

/** The one executor of the graph: HTTP, the REST facade and the tests all run their operations on it. */
export async function createGraphqlServer(config: Config, log: Logger): Promise<ApolloServer<Context>> {
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
    stringifyResult: stringifyAnswer,
    formatError: maskError(log, config),
    logger: log,
    plugins: [
      ...withoutDefaults,
      readIds,
      admitOperations(schema),
      measureOperations,
      answerStatus,
      compiledReads(schema, resolvers),
    ],
  });
  await server.start();
  return server;
}

const withoutDefaults = [
  // Cache control would ask every resolver's answer a second time.
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginLandingPageDisabled(),
];

/**
 * What the ids of our own client stand for, in Apollo's protocol of persisted queries. It is read and never written:
 * no stranger makes the server keep a document.
 */
const persistedDocuments: ApolloServerOptions<Context>['persistedQueries'] = {
  cache: {
    get: async (key) => documents.get(key.slice('apq:'.length)),
    set: async () => {},
    delete: async () => false,
  },
};

/** Apollo looks up whatever came as an id, even what cannot be made a text. */
const readIds: ApolloServerPlugin<Context> = {
  async requestDidStart({ request: { extensions } }) {
    const asked = extensions?.persistedQuery;
    if (asked?.version === 1 && typeof asked.sha256Hash !== 'string') asked.sha256Hash = '';
  },
};

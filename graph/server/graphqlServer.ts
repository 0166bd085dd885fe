import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { defaultFieldResolver, type GraphQLSchema, isScalarType } from 'graphql';
import type { Logger } from 'pino';
import type { Known } from '../compiled/compile';
import { compiledReads } from '../compiled/compiledReads';
import { stringifyAnswer } from '../compiled/JsonData';
import { answerFromRows } from '../compiled/objects/answerFromRows';
import { createReader } from '../compiled/reader';
import { shapes } from '../compiled/shapes';
import type { Config } from '../config';
import { type Context, readFromAnsweringPool } from '../context';
import { forgetLoaded } from '../database/reading/loader';
import { maskError } from '../errors';
import { answerStatus } from '../http/answerStatus';
import { measureOperations, operationTimer } from '../http/observe/measureOperations';
import { MAX_ERRORS, MAX_TOKENS, sizeLimits } from '../limits/sizeLimits';
import { documents } from '../persisted/documents.generated';
import type { Resolvers } from '../resolverTypes.generated';
import { enforceAccess } from '../schema/access';
import { documentStore } from '../schema/documentStore';
import { Cents, DateTime, SignedCents } from '../schema/scalars';
import { enforceScopes } from '../schema/scopes';
import { typeDefs } from '../schema/typeDefs';
import { admitOperations } from './admitOperations';
import { directReads } from './directReads';
import { nodeResolvers } from './nodes/resolvers';
import { resolversOfFolders } from './resolverList.generated';
import { operationRunner, type Run } from './runOperation';

const shared: Resolvers = {
  Cents,
  SignedCents,
  DateTime,
  Query: {
    // There is nothing to load: the @access on the field checks the role.
    admin: () => ({}),
    timeZone: (_, __, { config }) => config.timeZone,
  },
};

export const resolvers: Resolvers[] = [shared, ...resolversOfFolders, nodeResolvers];

/** What answers each field: a shape, or a resolver. */
export const known: Known = {
  shapes,
  hasResolver: (type, field) =>
    resolvers.some((some) => Boolean((some as Record<string, Record<string, unknown>>)[type]?.[field])),
};

/** The executable schema, shared by all servers of this process. */
export const schema = enforceScopes(
  enforceAccess(answerFromRows(readAfterWrites(describeScalars(makeExecutableSchema({ typeDefs, resolvers }))), known)),
);

/** Restores the contract's descriptions of scalars, which the scalars' resolvers replace with their own. */
function describeScalars(made: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(made.getTypeMap())) {
    if (isScalarType(type) && type.astNode) type.description = type.astNode.description?.value;
  }
  return made;
}

/** Makes each of several mutations in an operation load its answer again, instead of reusing what an earlier one has loaded. */
function readAfterWrites(made: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(made.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (parent, args, context: Context, info) => {
      if (context.pools) context.db = context.pools.all;
      const answer = await resolve(parent, args, context, info);
      forgetLoaded(context);
      readFromAnsweringPool(context);
      return answer;
    };
  }
  return made;
}

/** The GraphQL executor. All operations go by `run`; only unusual HTTP requests go to Apollo. */
export type GraphqlServer = {
  apollo: ApolloServer<Context>;
  run: Run;
};

export async function createGraphqlServer(config: Config, log: Logger): Promise<GraphqlServer> {
  const read = createReader(schema, known);
  const timeOperation = operationTimer();
  const readDirectly = directReads({ schema, read, timeOperation });
  const apollo = new ApolloServer<Context>({
    schema,
    // `schemaAccess` decides per person who may read the schema.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // main.ts handles signals and waits for running requests.
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: sizeLimits,
    validationOptions: { maxErrors: MAX_ERRORS },
    documentStore,
    persistedQueries: persistedDocuments,
    stringifyResult: stringifyAnswer,
    formatError: maskError(log, config),
    logger: log,
    plugins: [
      ...withoutDefaults,
      replaceInvalidIds,
      admitOperations(schema),
      measureOperations(timeOperation),
      answerStatus,
      compiledReads(read),
    ],
  });
  await apollo.start();
  return { apollo, run: operationRunner(apollo, readDirectly) };
}

const withoutDefaults = [
  // Cache control would process every resolver's result a second time.
  ApolloServerPluginCacheControlDisabled(),
  ApolloServerPluginLandingPageDisabled(),
];

/** Our client's documents by id. Read-only, so that strangers can't make the server store any. */
const persistedDocuments: ApolloServerOptions<Context>['persistedQueries'] = {
  cache: {
    get: async (key) => documents.get(key.slice('apq:'.length)),
    set: async () => {},
    delete: async () => false,
  },
};

/** Replaces the id of a persisted query that isn't a text with an unknown one, because Apollo would fail on it. */
const replaceInvalidIds: ApolloServerPlugin<Context> = {
  async requestDidStart({ request: { extensions } }) {
    const asked = extensions?.persistedQuery;
    if (asked?.version === 1 && typeof asked.sha256Hash !== 'string') asked.sha256Hash = '';
  },
};

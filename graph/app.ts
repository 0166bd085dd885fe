import path from 'node:path';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type RequestHandler } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type Config, projectRoot } from './config';
import type { Context } from './context';
import { Notices } from './database/Notices';
import { serveDocuments } from './documents/serveDocuments';
import { createSchema } from './graphqlServer';
import { answerErrors, answerGraphqlErrors, refuseUnknownPath } from './http/answerErrors';
import { callers } from './http/callers';
import { health } from './http/health';
import { heedEtags } from './http/heedEtags';
import { measureRequests, serveMetrics } from './http/metrics';
import { readBody } from './http/readBody';
import { refuseCrossSite } from './http/refuseCrossSite';
import { type ContextOf, requestContext } from './http/requestContext';
import { requestLog } from './http/requestLog';
import { securityHeaders } from './http/securityHeaders';
import { serveClient } from './http/serveClient';
import { serveSchema } from './http/serveSchema';
import { createSessions, type Sessions } from './http/sessions';
import { createSubscriptions } from './http/subscriptions';
import { serveImages } from './imageProxy/serveImages';
import type { Network } from './outbound/Network';
import { photoStore } from './photos/PhotoStore';
import { receivePhotos } from './photos/receivePhotos';
import { servePhotos } from './photos/servePhotos';
import { restRouter } from './rest/mount';
import { serveDescription } from './rest/openapi/serveDescription';

/** Where the build puts the client. */
export const clientDirectory = path.join(projectRoot, 'dist', 'web');

type Options = {
  config: Config;
  db: Knex;
  databaseUrl: string;
  log: Logger;
  graphql: ApolloServer<Context>;
  client?: string;
  /** The way to hosts of others. */
  network?: Network | undefined;
  isStopping?: () => boolean;
};

type Answering = {
  app: Express;
  /** What would go on answering for as long as somebody listens. */
  endStreams(): void;
  close(): Promise<void>;
};

/** Opens what the server answers with. */
export async function createApp(options: Options): Promise<Answering> {
  const { config, db, log, isStopping = () => false } = options;
  const notices = await Notices.open(options);
  const sessions = createSessions({ ...options, notices });
  const callerOf = callers({ db, sessions });
  const contextOf = requestContext({ config, db, sessions, callerOf });
  const subscriptions = createSubscriptions({ schema: createSchema(), contextOf, callerOf, notices, isStopping });

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(requestLog(config, log), measureRequests, securityHeaders(config));
  mountAnswers(app, { ...options, sessions, contextOf, isStopping, subscriptions: subscriptions.middleware });
  app.use(answerErrors(log));
  const close = async () => {
    await notices.close();
    await sessions.close();
  };
  return { app, endStreams: subscriptions.endAll, close };
}

type Parts = Options & {
  sessions: Sessions;
  contextOf: ContextOf;
  isStopping: () => boolean;
  subscriptions: RequestHandler;
};

/** Everything that the server answers over HTTP, in the order in which a request meets it. */
function mountAnswers(app: Express, parts: Parts): void {
  const { config, db, log, graphql, network, client = clientDirectory, sessions, contextOf, isStopping } = parts;
  const photos = photoStore(config, log);
  app.use(health({ db, isStopping }));
  app.get('/metrics', serveMetrics(db));
  app.use(serveDocuments());
  app.get(/^\/photos(\/|$)/, servePhotos(photos));
  app.use('/api', heedEtags, serveDescription(config));
  app.get('/api/image-proxy', serveImages({ config, db, log, network }));
  app.post('/api/photos', personal(config, sessions), receivePhotos({ db, store: photos, contextOf }));
  app.use(['/graphql', '/api'], personal(config, sessions, readBody));
  app.post('/graphql/stream', parts.subscriptions, answerGraphqlErrors(log));
  app.use('/graphql', graphqlHandler(graphql, contextOf), answerGraphqlErrors(log));
  app.use('/api', restRouter({ graphql, contextOf, log }));
  app.use(serveSchema({ sessions, contextOf }));
  app.use(serveClient(client), refuseUnknownPath);
}

/** What comes before anything that is done for a person. */
function personal(config: Config, sessions: Sessions, reading: RequestHandler[] = []): RequestHandler[] {
  // Not even in the browser: the next person at a shared computer finds nothing there.
  const notStored: RequestHandler = (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  };
  return [notStored, refuseCrossSite(config), ...reading, sessions.middleware];
}

/** The context is made outside of Apollo, so that a database that is down is answered like anywhere else. */
function graphqlHandler(graphql: ApolloServer<Context>, contextOf: ContextOf): RequestHandler[] {
  const readContext: RequestHandler = async (req, res, next) => {
    res.locals.context = await contextOf(req, res);
    next();
  };
  return [readContext, expressMiddleware(graphql, { context: async ({ res }) => res.locals.context })];
}

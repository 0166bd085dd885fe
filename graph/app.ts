import path from 'node:path';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { auditExport } from './audit/audit';
import { type Config, projectRoot } from './config';
import type { Context, Pools } from './context';
import { ANSWERING, connect } from './database/connection';
import { Notices } from './database/Notices';
import { serveDocuments } from './documents/serveDocuments';
import { answerErrors, answerGraphqlErrors, refuseUnknownPath } from './http/answerErrors';
import { serveClient } from './http/client/serveClient';
import { closeWhenLeaving, health } from './http/observe/health';
import { measureRequests, metricsApp, metricsRoute } from './http/observe/metrics';
import { requestLog } from './http/observe/requestLog';
import { conditionalGet, readBody } from './http/readRequest';
import { serveSchema } from './http/schemaAccess';
import { securityHeaders } from './http/securityHeaders';
import { callers } from './http/session/callers';
import { refuseCrossSite } from './http/session/refuseCrossSite';
import { type ContextOf, requestContext } from './http/session/requestContext';
import { createSessions, type Sessions } from './http/session/sessions';
import { createSubscriptions } from './http/streams/subscriptions';
import { pictureDirectory, serveImages } from './imageProxy/serveImages';
import type { Network } from './outbound/Network';
import { receivePhotos, servePhotos } from './photos/receivePhotos';
import { openPhotoStore, photoDirectory } from './photos/store/openPhotoStore';
import { restRouter } from './rest/mount';
import { serveDescription } from './rest/openapi/serveDescription';
import { schema } from './schema/graphqlServer';
import { keepRemovingUnfinished } from './wholeFiles';

/** Where the build puts the client. */
export const clientDirectory = path.join(projectRoot, 'dist', 'web');

type Options = {
  config: Config;
  db: Knex;
  databaseUrl: string;
  /** Where things are listened to, if that is elsewhere. */
  directUrl?: string;
  log: Logger;
  graphql: ApolloServer<Context>;
  client?: string;
  /** The way to hosts of others. */
  network?: Network | undefined;
  /** Told to stop, and serving on for a while. */
  isLeaving?: () => boolean;
  isStopping?: () => boolean;
};

type Answering = {
  app: Express;
  /** What a port of its own answers, if there is one. */
  metrics: Express;
  /** What would go on answering for as long as somebody listens. */
  endStreams(): void;
  close(): Promise<void>;
};

/** Connections for the answers to what has been written; each is held for one statement only. */
const ANSWERS = 2;

/** Opens what the server answers with. */
export async function createApp(options: Options): Promise<Answering> {
  const {
    config,
    db,
    databaseUrl,
    directUrl = databaseUrl,
    log,
    isLeaving = () => false,
    isStopping = () => false,
  } = options;
  const notices = await Notices.open({ databaseUrl: directUrl, log });
  const sessions = createSessions({ ...options, notices });
  const callerOf = callers({ db, sessions });
  const isNamed = directUrl === databaseUrl;
  const answers = { applicationName: 'herdline answers', poolSize: ANSWERS, isNamed };
  const answering = connect(databaseUrl, { ...ANSWERING, ...answers });
  const pools = { all: db, answering };
  const contextOf = requestContext({ config, pools, sessions, callerOf });
  const subscriptions = createSubscriptions({ schema, contextOf, callerOf, notices, isStopping });

  const directories = [photoDirectory(config.dataDir), pictureDirectory(config.dataDir)];
  const cleaning = keepRemovingUnfinished(directories, log);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(requestLog(config, log), closeWhenLeaving(isLeaving), measureRequests, securityHeaders(config));
  mountAnswers(app, { ...options, pools, sessions, contextOf, isLeaving, subscriptions: subscriptions.middleware });
  app.use(answerErrors(log));
  const close = async () => {
    cleaning.stop();
    await notices.close();
    await sessions.close();
    await answering.destroy();
  };
  return {
    app,
    metrics: metricsApp({ config, db, pools: shownPools(pools), log }),
    endStreams: subscriptions.endAll,
    close,
  };
}

const shownPools = ({ all, answering }: Pools) => ({ requests: all, answers: answering });

type Parts = Options & {
  pools: Pools;
  sessions: Sessions;
  contextOf: ContextOf;
  isLeaving: () => boolean;
  subscriptions: RequestHandler;
};

/** Everything that the server answers over HTTP, in the order in which a request meets it. */
function mountAnswers(app: Express, parts: Parts): void {
  const { config, db, pools, log, graphql, network, client = clientDirectory, sessions, contextOf, isLeaving } = parts;
  const photos = openPhotoStore(config, log);
  app.use(health({ db, isLeaving }));
  app.get('/metrics', metricsRoute({ config, db, pools: shownPools(pools) }));
  app.use(serveDocuments());
  app.get(/^\/photos(\/|$)/, servePhotos(photos));
  app.use('/api', conditionalGet);
  app.get('/api/image-proxy', serveImages({ config, db, log, network }));
  app.use(['/api', '/schema.graphql'], compressed);
  app.use('/api', serveDescription(config));
  app.post('/api/photos', personal(config, sessions), receivePhotos({ db, store: photos, contextOf }));
  app.use(['/graphql', '/api'], personal(config, sessions, readBody));
  app.post('/graphql/stream', parts.subscriptions, answerGraphqlErrors(log));
  app.use('/graphql', compressed, graphqlHandler(graphql, contextOf), answerGraphqlErrors(log));
  app.use('/api', restRouter({ graphql, contextOf, log, onFile: auditExport }));
  app.use(serveSchema({ sessions, contextOf }));
  app.use(serveClient(client, config), refuseUnknownPath);
}

/** Text from 1 kB on. Also an answer without a body, such as 304, says that others may come in another encoding. */
const compressed: RequestHandler[] = [
  (_req, res, next) => {
    res.vary('Accept-Encoding');
    next();
  },
  compression(),
];

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

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
import { createFirstScreen } from './http/client/firstScreen';
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

/** The directory that the build puts the client into. */
export const clientDirectory = path.join(projectRoot, 'dist', 'web');

type Options = {
  config: Config;
  db: Knex;
  databaseUrl: string;
  /** The database's address without a pooler, for LISTEN. Left out if `databaseUrl` has no pooler. */
  directUrl?: string;
  log: Logger;
  graphql: ApolloServer<Context>;
  client?: string;
  /** How the server reaches other hosts. Tests pass their own. */
  network?: Network | undefined;
  /** Whether the server was told to stop and still serves for a while. */
  isLeaving?: () => boolean;
  isStopping?: () => boolean;
  /** How many milliseconds a page waits for its data. */
  pageDataWithin?: number | undefined;
};

type Answering = {
  app: Express;
  /** Serves the metrics on their own port, if they have one. */
  metrics: Express;
  /** Ends open subscriptions, which would otherwise keep the server from stopping. */
  endStreams(): void;
  close(): Promise<void>;
};

/** How many connections the reads after a write share. Each is held for one statement only. */
const ANSWERS = 2;

/** Opens the pools, the executor and the sessions, and mounts every endpoint. */
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

/** Mounts every endpoint, in the order in which a request passes them. */
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
  const readFirstScreen = createFirstScreen({ graphql, sessions, contextOf, within: parts.pageDataWithin });
  app.use(serveClient(client, { ...config, readFirstScreen }), refuseUnknownPath);
}

/** Compresses text from 1 kB on. Every answer has `Vary`, even a 304 without a body, so that caches keep encodings apart. */
const compressed: RequestHandler[] = [
  (_req, res, next) => {
    res.vary('Accept-Encoding');
    next();
  },
  compression(),
];

/** The handlers in front of every endpoint that knows who asks. */
function personal(config: Config, sessions: Sessions, reading: RequestHandler[] = []): RequestHandler[] {
  // The browser stores nothing, so the next person at a shared computer finds nothing.
  const notStored: RequestHandler = (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  };
  return [notStored, refuseCrossSite(config), ...reading, sessions.middleware];
}

/** Creates the context before Apollo runs, so that an outage of the database is answered as on every other endpoint. */
function graphqlHandler(graphql: ApolloServer<Context>, contextOf: ContextOf): RequestHandler[] {
  const readContext: RequestHandler = async (req, res, next) => {
    res.locals.context = await contextOf(req, res);
    next();
  };
  return [readContext, expressMiddleware(graphql, { context: async ({ res }) => res.locals.context })];
}

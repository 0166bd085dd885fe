import type { RequestListener } from 'node:http';
import path from 'node:path';
import express, { type Express, type RequestHandler } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { privacy } from '../rules/papers/privacy';
import { UPLOADS } from '../rules/ranches/photoFile';
import { VITALS_PATH } from '../rules/webVitals';
import { AnswerCache } from './answerCache/AnswerCache';
import { auditExport } from './audit/audit';
import { serveCalendar } from './calendar/serveCalendar';
import { serveSharePage } from './claims/serveSharePage';
import { type Config, projectRoot } from './config';
import type { ContextOf, Pools } from './context';
import { receiveMessagePhotos, serveMessagePhotos } from './conversations/messagePhotos';
import { connect, FAIL_FAST, openAll } from './database/connection';
import { Notices } from './database/Notices';
import { sendExport } from './dataExport/sendExport';
import { serveDocuments } from './documents/serveDocuments';
import { serveSitemap } from './find/serveSitemap';
import type { Admission } from './http/Admission';
import { answerErrors, answerGraphqlErrors, refuseUnknownPath } from './http/answerErrors';
import { compress } from './http/compress';
import { health } from './http/observe/health';
import { metricsApp, metricsRoute } from './http/observe/metrics';
import { receiveWebVitals } from './http/observe/receiveWebVitals';
import { pathOf } from './http/observe/routeOf';
import { asMiddleware, type Protection } from './http/Protection';
import { forAll, forPersonal } from './http/protections';
import { conditionalGet, readBody } from './http/readRequest';
import { serveSchema } from './http/schemaAccess';
import { pictureDirectory, serveImages } from './imageProxy/serveImages';
import { LINK_PICTURES, serveLinkPictures } from './linkPictures/serveLinkPictures';
import { serveUnsubscribe } from './notifications/serveUnsubscribe';
import type { Network } from './outbound/Network';
import { createFirstScreen } from './pages/firstScreen';
import { createPaintOwn } from './pages/paintOwn';
import { serveClient } from './pages/serveClient';
import { serveSecurityTxt } from './pages/serveSecurityTxt';
import { createPaint } from './pages/visitors/paintPage';
import { createOpenPages } from './pages/visitors/visitorPage';
import { servePhotos } from './photos/servePhotos';
import { openPhotoStore, photoDirectory } from './photos/store/openPhotoStore';
import { restRouter } from './rest/mount';
import { serveDescription } from './rest/openapi/serveDescription';
import { graphqlEndpoint } from './server/graphqlEndpoint';
import { type GraphqlServer, schema } from './server/graphqlServer';
import { receivePhotos } from './server/receivePhotos';
import { createSubscriptions } from './server/streams/subscriptions';
import { callers } from './session/callers';
import { requestContext } from './session/requestContext';
import { createSessions } from './session/sessions';
import { continueTrace, inTrace } from './trace';
import { keepRemovingUnfinished } from './wholeFiles';

export const clientDirectory = path.join(projectRoot, 'dist', 'web');

type Options = {
  config: Config;
  db: Knex;
  databaseUrl: string;
  /** The database's URL without a pooler, for LISTEN. Left out if `databaseUrl` has no pooler. */
  directUrl?: string;
  log: Logger;
  graphql: GraphqlServer;
  client?: string;
  /** The connections for reads after a write. Tests pass their own; otherwise the app opens and closes some. */
  answering?: Knex | undefined;
  /** How the server reaches other hosts. Tests pass their own. */
  network?: Network | undefined;
  /** Whether the server was told to stop and still serves for a while. */
  isDraining?: () => boolean;
  isStopping?: () => boolean;
  admission: Admission;
  pageDataTimeout?: number | undefined;
};

type AnswerGraphql = ReturnType<typeof graphqlEndpoint>;

type RunningApp = {
  app: RequestListener;
  /** Serves the metrics on their own port, if they have one. */
  metrics: Express;
  /** Ends open subscriptions, which would otherwise keep the server from stopping. */
  endStreams(): void;
  /** Opens all connections, because a new one may take too long while the server is busy. */
  openConnections(): Promise<void>;
  close(): Promise<void>;
};

/** Number of connections for reads after a write. A read holds a connection for only one statement. */
const ANSWERING_POOL_SIZE = 2;

/** Opens the notices, the sessions and the pools for reads, and mounts every endpoint. */
export async function createApp(options: Options): Promise<RunningApp> {
  const {
    config,
    db,
    databaseUrl,
    directUrl = databaseUrl,
    log,
    isDraining = () => false,
    isStopping = () => false,
  } = options;
  const notices = await Notices.open({ databaseUrl: directUrl, log });
  const sessions = createSessions({ ...options, notices });
  const callerOf = callers({ db, sessions });
  const answering = options.answering ?? connectAnswers(options);
  const pools = { all: db, answering };
  const answerCache = new AnswerCache(notices, config.answerCacheBytes);
  const contextOf = requestContext({ config, pools, sessions, callerOf, answerCache });
  const subscriptions = createSubscriptions({ schema, contextOf, callerOf, notices, isStopping });

  const directories = [photoDirectory(config.dataDir), pictureDirectory(config.dataDir)];
  const cleaning = keepRemovingUnfinished(directories, log);

  const answerGraphql = graphqlEndpoint({ ...options, contextOf });
  const { admission } = options;
  const answers = { subscriptions: subscriptions.middleware, answerGraphql, admission };
  const rest = { ...options, ...answers, pools, contextOf, isDraining };
  const openConnections = async () => {
    // If one takes too long, the first request that needs it opens it.
    await Promise.allSettled([openAll(db), openAll(answering), sessions.openAll()]);
  };
  const close = async () => {
    cleaning.stop();
    await notices.close();
    await sessions.close();
    if (answering !== options.answering) await answering.destroy();
  };
  return {
    app: inFrontOf(expressApp(rest), answers, forAll({ config, log, isDraining })),
    metrics: metricsApp({ config, db, pools: shownPools(pools), log }),
    endStreams: subscriptions.endAll,
    openConnections,
    close,
  };
}

function connectAnswers({ databaseUrl, directUrl = databaseUrl }: Options): Knex {
  const answers = {
    applicationName: 'herdline answers',
    poolSize: ANSWERING_POOL_SIZE,
    isNamed: directUrl === databaseUrl,
  };
  return connect(databaseUrl, { ...FAIL_FAST, ...answers });
}

type Front = { answerGraphql: AnswerGraphql; admission: Admission };

/** Passes /graphql to its endpoint and everything else to Express, after the protections for all requests. */
function inFrontOf(app: Express, front: Front, protections: readonly Protection[]): RequestListener {
  const { answerGraphql, admission } = front;
  return (req, res) => {
    if (admission.refused(req, res)) return;
    inTrace(continueTrace(req.headers.traceparent), () => {
      for (const protect of protections) protect(req, res);
      if (pathOf(req) === '/graphql') void answerGraphql(req, res);
      else app(req, res);
    });
  };
}

const shownPools = ({ all, answering }: Pools) => ({ requests: all, answers: answering });

type Parts = Options & {
  pools: Pools;
  contextOf: ContextOf;
  isDraining: () => boolean;
  subscriptions: RequestHandler;
  answerGraphql: AnswerGraphql;
  admission: Admission;
};

/** Mounts every endpoint except /graphql, in the order in which requests are matched. */
function expressApp(parts: Parts): Express {
  const { config, db, pools, log, graphql, network, client = clientDirectory, contextOf, isDraining } = parts;
  const photos = openPhotoStore(config, log);
  const personal = asMiddleware(forPersonal(config));
  const app = express();
  app.disable('x-powered-by');
  app.use(health({ db, isDraining }));
  app.get('/metrics', metricsRoute({ config, db, pools: shownPools(pools) }));
  app.get('/.well-known/security.txt', serveSecurityTxt(config));
  // Nothing is sold or shared, so the signal of Global Privacy Control is always honored.
  app.get('/.well-known/gpc.json', (_req, res) => void res.json({ gpc: true, lastUpdate: privacy.version }));
  app.use(serveDocuments());
  app.use('/calendar', personal, conditionalGet, serveCalendar(contextOf));
  app.use('/share', personal, serveSharePage(contextOf));
  app.use('/unsubscribe', serveUnsubscribe({ db, config }));
  app.get(/^\/photos(\/|$)/, conditionalGet, servePhotos({ db, store: photos, contextOf }));
  app.use('/api', conditionalGet);
  app.get('/api/image-proxy', serveImages({ config, db, log, network }));
  app.use(['/api', '/schema.graphql'], asMiddleware([compress]));
  app.use('/api', serveDescription(config));
  app.post(UPLOADS.photo, personal, receivePhotos({ db, store: photos, contextOf }));
  const messagePhotos = { db, store: photos, contextOf };
  app.post(UPLOADS.messagePhoto, personal, receiveMessagePhotos(messagePhotos));
  app.get(`${UPLOADS.messagePhoto}/:file`, personal, serveMessagePhotos(messagePhotos));
  if (config.webVitals) app.post(VITALS_PATH, personal, receiveWebVitals());
  app.use(['/graphql/stream', '/api'], personal, readingBody);
  app.post('/api/user/data', sendExport({ db, store: photos, contextOf }));
  app.post('/graphql/stream', parts.subscriptions);
  app.use('/graphql/stream', answerGraphqlErrors(log));
  // Handles other spellings of the path, such as /graphql/.
  app.use('/graphql', parts.answerGraphql);
  app.use('/api', async (req, res, next) => {
    await parts.admission.enter(req, res, req.method !== 'GET');
    next();
  });
  app.use('/api', restRouter({ run: graphql.run, contextOf, log, onFile: auditExport }));
  app.use(serveSchema(contextOf));
  const pages = { graphql, contextOf, timeout: parts.pageDataTimeout };
  const readFirstScreen = createFirstScreen({ ...pages, paint: createPaintOwn(client, config.openRanches) });
  const readOpenPage = createOpenPages({ ...pages, publicUrl: config.publicUrl, paint: createPaint(client) });
  app.use(serveSitemap({ db, config }));
  if (config.openRanches) app.get(LINK_PICTURES, serveLinkPictures({ db, client, photos, log }));
  app.use(serveClient(client, { ...config, readFirstScreen, readOpenPage }), refuseUnknownPath, answerErrors(log));
  return app;
}

const readingBody: RequestHandler = async (req, res, next) => {
  await readBody(req, res);
  next();
};

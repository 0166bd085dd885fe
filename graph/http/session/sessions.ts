import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import type { Knex } from 'knex';
import pg from 'pg';
import type { Logger } from 'pino';
import { readViewer } from '../../accounts/readViewer';
import type { Config } from '../../config';
import type { SessionControl, Viewer } from '../../context';
import { ANSWERING } from '../../database/connection';
import type { Notices } from '../../database/Notices';
import { SessionStore } from './SessionStore';
import { ShortMemory } from './ShortMemory';
import { sessionControl } from './sessionControl';
import { sessionCookieName } from './sessionLife';

const VIEWER_REMEMBERED_FOR = 10_000;

type Options = { config: Config; db: Knex; databaseUrl: string; log: Logger; notices: Notices };

export type Sessions = {
  middleware: RequestHandler;
  /** Who a request comes from; null for a visitor. */
  viewerOf(req: Pick<Request, 'session'>): Promise<Viewer | null>;
  controlOf(req: Request, res: Response): SessionControl;
  close(): Promise<void>;
};

/** Whether a request brings an API token. Its cookie is then neither read nor written. */
const bringsToken = (req: Request) => req.get('Authorization') !== undefined;

/** Cookie sessions that several servers share, and the people behind them. */
export function createSessions(options: Options): Sessions {
  const { config, db } = options;
  const { store, viewers, forget, close } = sharedMemory(options);
  const cookie = cookieOptions(config);
  const name = sessionCookieName(config.publicUrl);
  const secret = config.sessionSecret;
  const withCookie = session({ ...sessionOptions, name, secret, store, cookie, proxy: cookie.secure });
  return {
    middleware: (req, res, next) => (bringsToken(req) ? next() : withCookie(req, res, next)),
    async viewerOf({ session: { userId, startedAt = 0 } = {} }: { session?: Partial<session.SessionData> }) {
      if (userId === undefined) return null;
      const viewer = await viewers.read(userId, () => readViewer(db, userId));
      return viewer && startedAt >= viewer.sessionsValidFrom ? viewer : null;
    },
    controlOf: (req, res) => sessionControl(req, { forget, clearCookie: () => res.clearCookie(name, cookie) }),
    close,
  };
}

/** Sessions and viewers are kept in memory only while this server is told of those that end. */
function sharedMemory({ databaseUrl, log, notices }: Options) {
  const pool = new pg.Pool({ ...connectionOptions, connectionString: databaseUrl });
  // A broken connection is replaced when the next one is needed.
  pool.on('error', (error) => log.warn({ err: error }, 'a session connection broke'));
  const isInformed = () => notices.isListening();
  const onError = (...details: unknown[]) => log.warn({ err: details.at(-1) }, 'old sessions were not removed');
  const store = new SessionStore({ pool, isInformed, onError });
  const viewers = new ShortMemory<number, Viewer>({ milliseconds: VIEWER_REMEMBERED_FOR, isInformed });
  const forget = (userId: number) => {
    store.forgetUser(userId);
    viewers.forget((known) => known === userId);
  };
  notices.on('sessions_ended', (userId) => forget(Number(userId)));
  notices.on('gap', () => {
    store.forgetAll();
    viewers.forgetAll();
  });
  const close = async () => {
    store.close();
    await pool.end();
  };
  return { store, viewers, forget, close };
}

const connectionOptions = {
  max: 4,
  // As long as the other connections that answer people.
  connectionTimeoutMillis: ANSWERING.connectTimeout,
  query_timeout: 1_800,
  application_name: 'herdline sessions',
};

/** Visitors have no row. A session's content changes only at sign-in, so no request writes an ended session back. */
const sessionOptions = { resave: false, saveUninitialized: false };

function cookieOptions({ publicUrl }: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: publicUrl.startsWith('https:') };
}

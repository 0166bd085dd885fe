import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';
import type { Request, Response } from 'express';
import session, { type SessionData } from 'express-session';
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Logger } from 'pino';
import { inSession, readViewer } from '../accounts/readViewer';
import { sessionCookieName } from '../accounts/signIn/sessionLife';
import type { Config } from '../config';
import type { SessionControl, Viewer } from '../context';
import { FAIL_FAST } from '../database/connection';
import type { Notices } from '../database/Notices';
import { reportFailure } from '../errors';
import { LoadCache } from '../LoadCache';
import { knownDevices } from './knownDevices';
import { keepDoors } from './openDoors';
import { hashOf, SessionStore } from './SessionStore';
import { sessionControl } from './sessionControl';

const VIEWER_CACHED_FOR = 10_000;

type Options = { config: Config; db: Knex; databaseUrl: string; log: Logger; notices: Notices };

export type Sessions = {
  /** Returns the person who sent a request, or null for a visitor. */
  viewerOf(req: IncomingMessage): Promise<Viewer | null>;
  /** Extends the session of a request, because somebody uses it. */
  use(req: IncomingMessage): Promise<void>;
  controlOf(req: IncomingMessage, res: ServerResponse): SessionControl;
  openAll(): Promise<void>;
  close(): Promise<void>;
};

/** Every request reads its session and person here. express-session only creates and ends sessions. */
export function createSessions(options: Options): Sessions {
  const { config, db } = options;
  const { store, viewers, forget, openAll, close } = sharedMemory(options);
  const cookie = cookieOptions(config);
  const name = sessionCookieName(config.publicUrl);
  const secret = config.sessionSecret;
  const sessionIdOf = sessionIdReader(name, secret);
  const read = new WeakMap<IncomingMessage, Readonly<SessionData> | null>();

  async function readSession(req: IncomingMessage): Promise<Readonly<SessionData> | null> {
    const cached = read.get(req);
    if (cached !== undefined) return cached;
    const id = sessionIdOf(req);
    const found = id === null ? null : await store.read(id);
    read.set(req, found);
    return found;
  }

  const devices = knownDevices(config);
  const middleware = session({ ...sessionOptions, name, secret, store, cookie, proxy: cookie.secure });
  return {
    async viewerOf(req) {
      const found = await readSession(req);
      if (found?.userId === undefined) return null;
      const { userId, startedAt } = found;
      const viewer = await viewers.read(userId, () => readViewer(db, userId));
      return viewer && startedAt >= viewer.sessionsValidFrom ? inSession(viewer, startedAt, config) : null;
    },
    async use(req) {
      const [id, found] = [sessionIdOf(req), await readSession(req)];
      if (id !== null && found) await store.use(id, found);
    },
    controlOf: (req, res) =>
      sessionControl(req, {
        open() {
          devices.sendCookieLast(res);
          return opened(middleware, req as Request, res as Response);
        },
        began: () => read.get(req) ?? {},
        storedId() {
          const id = sessionIdOf(req);
          return id === null ? null : hashOf(id);
        },
        clearCookie() {
          res.appendHeader('Set-Cookie', clearedCookie(name, cookie));
          res.setHeader('Clear-Site-Data', CLEAR_SITE_DATA);
        },
        deviceOf: (userId) => devices.deviceOf(req, userId),
        rememberDevice: (userId) => devices.remember(req, res, userId),
        browserId: () => devices.browserOf(req, res),
        keepDoors: (ids, plant) => keepDoors(config, res, ids, plant),
        forget,
      }),
    openAll,
    close,
  };
}

/** The middleware calls back once more if it fails to store the session while the answer is sent. */
function opened(middleware: ReturnType<typeof session>, req: Request, res: Response): Promise<Request> {
  return new Promise((resolve, reject) => {
    middleware(req, res, (error?: unknown) => {
      if (error && res.headersSent) reportFailure(error, req.log);
      if (error) reject(error);
      else resolve(req);
    });
  });
}

/** Caches sessions and viewers, but only while this server receives notices of ended sessions. */
function sharedMemory({ databaseUrl, log, notices }: Options) {
  const pool = new pg.Pool({ ...connectionOptions, connectionString: databaseUrl });
  // A broken connection is replaced when the next one is needed.
  pool.on('error', (error) => log.warn({ err: error }, 'a session connection broke'));
  const isListening = () => notices.isListening();
  const onError = (...details: unknown[]) => log.warn({ err: details.at(-1) }, 'old sessions were not removed');
  const store = new SessionStore({ pool, isListening, onError });
  const viewers = new LoadCache<number, Viewer>({ keptFor: VIEWER_CACHED_FOR, isListening });
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
  const openAll = async () => {
    await Promise.all(Array.from({ length: connectionOptions.max }, () => pool.query('select 1')));
  };
  return { store, viewers, forget, openAll, close };
}

const connectionOptions = {
  max: 4,
  // The same as for other connections that answer people.
  idleTimeoutMillis: FAIL_FAST.idleTimeout,
  connectionTimeoutMillis: FAIL_FAST.connectTimeout,
  query_timeout: 1_800,
  application_name: 'herdline sessions',
};

/** Visitors have no row. A session's content changes only at sign-in, so no request writes an ended session back. */
const sessionOptions = { resave: false, saveUninitialized: false };

function cookieOptions({ publicUrl }: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: publicUrl.startsWith('https:') };
}

/** Clears the cache, which has pages that Back would show, and leaves the storage to the client, for the cart. */
const CLEAR_SITE_DATA = '"cache"';

const clearedCookie = (name: string, { secure }: { secure: boolean }) =>
  `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly${secure ? '; Secure' : ''}; SameSite=Lax`;

/** Limits the memory used for verified cookies. */
const MAX_VERIFIED = 10_000;

/** Reads the id in the signed cookie that express-session sets; null if there is none, or its signature is not ours. */
function sessionIdReader(name: string, secret: string): (req: IncomingMessage) => string | null {
  // Caches verified cookies, since a signature stays valid.
  const verified = new LRUCache<string, string>({ max: MAX_VERIFIED });
  return ({ headers: { cookie } }) => {
    const value = cookie === undefined ? undefined : parse(cookie)[name];
    if (!value?.startsWith('s:')) return null;
    const id = verified.get(value) ?? unsign(value.slice('s:'.length), secret);
    if (id === false) return null;
    verified.set(value, id);
    return id;
  };
}

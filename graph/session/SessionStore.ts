import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type pg from 'pg';
import { IDLE, isOver } from '../accounts/signIn/sessionLife';
import { LoadCache } from '../LoadCache';

type Done = (error?: unknown) => void;
type Options = { pool: pg.Pool; isListening: () => boolean; onError: (...details: unknown[]) => void };

const CACHED_FOR = 10_000;

/** How often a session's use is stored, instead of at each request. */
const TOUCHED_EVERY = 5 * 60_000;

/** Ends a session. It is a single statement, so that no server revives a session that another one has ended. */
const END = `
  with ended as (delete from sessions where sid = $1 returning sess ->> 'userId' as user_id)
  select pg_notify('sessions_ended', user_id) from ended where user_id is not null`;

/** The table has only the hash of each id, so nobody can sign in with what they read there or in a backup. */
export class SessionStore extends connectPgSimple(session) {
  readonly #pool: pg.Pool;
  readonly #sessions: LoadCache<string, SessionData>;
  readonly #uses = new LoadCache<string, true>({ keptFor: TOUCHED_EVERY });

  constructor({ pool, isListening, onError }: Options) {
    super({ pool, tableName: 'sessions', ttl: IDLE / 1_000, errorLog: onError });
    this.#pool = pool;
    this.#sessions = new LoadCache({ keptFor: CACHED_FOR, isListening });
  }

  /** Returns a copy, because the middleware changes the object. */
  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    callbackify(async () => structuredClone(await this.read(sid)))(done);
  }

  override set(sid: string, data: SessionData, done?: Done): void {
    super.set(hashOf(sid), data, done);
  }

  override destroy(sid: string, done: Done = () => {}): void {
    callbackify(() => this.#end(sid))(done);
  }

  override touch(sid: string, data: SessionData, done: Done = () => {}): void {
    callbackify(() => this.use(sid, data))((error) => done(error));
  }

  /** Records that a session is used, which extends it. */
  async use(sid: string, data: SessionData): Promise<void> {
    await this.#uses.read(sid, () => this.#extend(sid, data));
  }

  /** Returns a session, or null if there is none or it's over. */
  async read(sid: string): Promise<Readonly<SessionData> | null> {
    const data = await this.#sessions.read(sid, () => this.#load(sid));
    return data && !isOver(data) ? data : null;
  }

  forgetUser(userId: number): void {
    this.#sessions.forget((_sid, session) => session.userId === userId);
  }

  forgetAll(): void {
    this.#sessions.forgetAll();
  }

  #load(sid: string): Promise<SessionData | null> {
    return new Promise((resolve, reject) => {
      super.get(hashOf(sid), (error, data) => (error ? reject(error) : resolve(data ?? null)));
    });
  }

  async #end(sid: string): Promise<void> {
    await this.#pool.query(END, [hashOf(sid)]);
    this.#sessions.forget((known) => known === sid);
  }

  async #extend(sid: string, { cookie }: SessionData): Promise<true> {
    const expire = new Date(Date.now() + (cookie.originalMaxAge ?? IDLE));
    await this.#pool.query('update sessions set expire = $1 where sid = $2', [expire, hashOf(sid)]);
    return true;
  }
}

export const hashOf = (sid: string): string => createHash('sha256').update(sid).digest('hex');

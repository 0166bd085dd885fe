import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type pg from 'pg';
import { ShortMemory } from './ShortMemory';
import { IDLE, isOver } from './sessionLife';

type Done = (error?: unknown) => void;
type Options = { pool: pg.Pool; isInformed: () => boolean; onError: (...details: unknown[]) => void };

const REMEMBERED_FOR = 10_000;

/** How often a session's use is stored, instead of at each request. */
const TOUCHED_EVERY = 5 * 60_000;

/** One statement, so that no server revives a session that another one has ended. */
const END = `
  with ended as (delete from sessions where sid = $1 returning sess ->> 'userId' as user_id)
  select pg_notify('sessions_ended', user_id) from ended where user_id is not null`;

/**
 * Keeps sessions in PostgreSQL, and for a few seconds in memory while the server is told of those that end. The table has
 * only the hash of each id, so nobody can sign in with what they read there or in a backup.
 */
export class SessionStore extends connectPgSimple(session) {
  readonly #pool: pg.Pool;
  readonly #sessions: ShortMemory<string, SessionData>;
  readonly #uses = new ShortMemory<string, true>({ milliseconds: TOUCHED_EVERY });

  constructor({ pool, isInformed, onError }: Options) {
    super({ pool, tableName: 'sessions', ttl: IDLE / 1_000, errorLog: onError });
    this.#pool = pool;
    this.#sessions = new ShortMemory({ milliseconds: REMEMBERED_FOR, isInformed });
  }

  /** What the middleware gets is a copy, because it changes the object. */
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

  /** Notes that a session is used, so that it lasts on. */
  async use(sid: string, data: SessionData): Promise<void> {
    await this.#uses.read(sid, () => this.#extend(sid, data));
  }

  /** A session that is not over, or null. */
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

/** As the migration hashes those from before. The ids are random enough that no salt is needed. */
export function hashOf(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}

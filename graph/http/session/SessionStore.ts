import { createHash } from 'node:crypto';
import { callbackify } from 'node:util';
import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData } from 'express-session';
import type pg from 'pg';
import { ShortMemory } from './ShortMemory';
import { IDLE, isOver } from './sessionLife';

type Done = (error?: unknown) => void;
type Remembered = { userId: number; text: string };
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
  readonly #sessions: ShortMemory<string, Remembered>;
  readonly #touches = new ShortMemory<string, true>({ milliseconds: TOUCHED_EVERY });

  constructor({ pool, isInformed, onError }: Options) {
    super({ pool, tableName: 'sessions', ttl: IDLE / 1_000, errorLog: onError });
    this.#pool = pool;
    this.#sessions = new ShortMemory({ milliseconds: REMEMBERED_FOR, isInformed });
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    callbackify(() => this.#read(hashOf(sid)))(done);
  }

  override set(sid: string, data: SessionData, done?: Done): void {
    super.set(hashOf(sid), data, done);
  }

  override destroy(sid: string, done: Done = () => {}): void {
    callbackify(() => this.#end(hashOf(sid)))(done);
  }

  override touch(sid: string, data: SessionData, done: Done = () => {}): void {
    const hash = hashOf(sid);
    callbackify(() => this.#touches.read(hash, () => this.#touch(hash, data)))((error) => done(error));
  }

  forgetUser(userId: number): void {
    this.#sessions.forget((_sid, remembered) => remembered.userId === userId);
  }

  forgetAll(): void {
    this.#sessions.forgetAll();
  }

  async #read(hash: string): Promise<SessionData | null> {
    const found = await this.#sessions.read(hash, () => this.#load(hash));
    if (!found) return null;
    // Parsed for each request, because the session middleware changes the object.
    const data: SessionData = JSON.parse(found.text);
    return isOver(data) ? null : data;
  }

  #load(hash: string): Promise<Remembered | null> {
    return new Promise((resolve, reject) => {
      super.get(hash, (error, data) => {
        if (error) reject(error);
        else resolve(data ? { userId: data.userId, text: JSON.stringify(data) } : null);
      });
    });
  }

  async #end(hash: string): Promise<void> {
    await this.#pool.query(END, [hash]);
    this.#sessions.forget((known) => known === hash);
  }

  #touch(hash: string, data: SessionData): Promise<true> {
    return new Promise((resolve, reject) => {
      super.touch(hash, data, (error?: unknown) => (error ? reject(error) : resolve(true)));
    });
  }
}

/** As the migration hashes those from before. The ids are random enough that no salt is needed. */
function hashOf(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}

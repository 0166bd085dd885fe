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

/** That a session is in use is written down this often, rather than at each request. */
const TOUCHED_EVERY = 5 * 60_000;

/** In one statement: no server may go on with a session that another one has ended. */
const END = `
  with ended as (delete from sessions where sid = $1 returning sess ->> 'userId' as user_id)
  select pg_notify('sessions_ended', user_id) from ended where user_id is not null`;

/** Sessions in PostgreSQL, each remembered for a few seconds while the server hears of those that end. */
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
    callbackify(() => this.#read(sid))(done);
  }

  override destroy(sid: string, done: Done = () => {}): void {
    callbackify(() => this.#end(sid))(done);
  }

  override touch(sid: string, data: SessionData, done: Done = () => {}): void {
    callbackify(() => this.#touches.read(sid, () => this.#touch(sid, data)))((error) => done(error));
  }

  forgetUser(userId: number): void {
    this.#sessions.forget((_sid, remembered) => remembered.userId === userId);
  }

  forgetAll(): void {
    this.#sessions.forgetAll();
  }

  async #read(sid: string): Promise<SessionData | null> {
    const found = await this.#sessions.read(sid, () => this.#load(sid));
    if (!found) return null;
    // Parsed each time: the session middleware writes into what it is given.
    const data: SessionData = JSON.parse(found.text);
    return isOver(data) ? null : data;
  }

  #load(sid: string): Promise<Remembered | null> {
    return new Promise((resolve, reject) => {
      super.get(sid, (error, data) => {
        if (error) reject(error);
        else resolve(data ? { userId: data.userId, text: JSON.stringify(data) } : null);
      });
    });
  }

  async #end(sid: string): Promise<void> {
    await this.#pool.query(END, [sid]);
    this.#sessions.forget((known) => known === sid);
  }

  #touch(sid: string, data: SessionData): Promise<true> {
    return new Promise((resolve, reject) => {
      super.touch(sid, data, (error?: unknown) => (error ? reject(error) : resolve(true)));
    });
  }
}

import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

/** Creates a person's session on another device, and returns its id in the table. */
export async function startSession(db: Knex, userId: number): Promise<string> {
  const sid = randomBytes(32).toString('hex');
  const expire = db.raw("now() + interval '1 day'");
  await db('sessions').insert({ sid, sess: JSON.stringify({ cookie: {}, userId }), expire });
  return sid;
}

/** Counts a person's sessions. */
export async function sessionsOf(db: Knex, userId: number): Promise<number> {
  return (await db('sessions').whereRaw("sess ->> 'userId' = ?", [String(userId)])).length;
}

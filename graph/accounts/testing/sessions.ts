import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';

/** A person's session on another device. */
export async function startSession(db: Knex, userId: number): Promise<void> {
  const expire = db.raw("now() + interval '1 day'");
  await db('sessions').insert({ sid: randomUUID(), sess: JSON.stringify({ cookie: {}, userId }), expire });
}

/** How many sessions a person has. */
export async function sessionsOf(db: Knex, userId: number): Promise<number> {
  return (await db('sessions').whereRaw("sess ->> 'userId' = ?", [String(userId)])).length;
}

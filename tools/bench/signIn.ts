import { createHash, createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import type { Family } from './workloads';

export const SECRET = '0123456789abcdef'.repeat(4);

/** Creates a session for each family in the database, because signing in isn't measured. */
export async function signIn(db: Knex, userIds: number[]): Promise<Family[]> {
  return Promise.all(
    userIds.map(async (userId, index) => ({
      userId,
      cookie: await cookieOf(db, userId),
      address: `10.0.0.${index + 1}`,
    })),
  );
}

async function cookieOf(db: Knex, userId: number): Promise<string> {
  const id = `bench${userId}`;
  const sess = { cookie: { path: '/', originalMaxAge: null }, userId, startedAt: Date.now(), rememberMe: false };
  const sid = createHash('sha256').update(id).digest('hex');
  await db.raw("insert into sessions (sid, sess, expire) values (?, ?, now() + interval '1 day')", [
    sid,
    JSON.stringify(sess),
  ]);
  const signature = createHmac('sha256', SECRET).update(id).digest('base64').replace(/=+$/, '');
  return `herdline.sid=${encodeURIComponent(`s:${id}.${signature}`)}`;
}

import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

const MINUTES_OF_LIFE = 30;

/** Creates a token for a new password. A person has at most one: a new one replaces the old one. */
export async function issueResetToken(trx: Knex, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = trx.raw("now() + ? * interval '1 minute'", [MINUTES_OF_LIFE]);
  await trx('passwordResets')
    .insert({ userId, tokenHash: hashOf(token), expiresAt })
    .onConflict('userId')
    .merge();
  return token;
}

/** The owner of a token that can still be used. */
export async function findResetToken(db: Knex, token: string): Promise<number | undefined> {
  const found = await usable(db, token).first('userId');
  return found?.userId;
}

/** Uses up a token and returns its owner. If it's used twice at once, the second finds nothing. */
export async function redeemResetToken(trx: Knex, token: string): Promise<number | undefined> {
  const [used] = await usable(trx, token).delete().returning('userId');
  return used?.userId;
}

/** Revokes a person's unused token. */
export async function revokeResetToken(trx: Knex, userId: number): Promise<void> {
  await trx('passwordResets').where({ userId }).delete();
}

function usable(db: Knex, token: string) {
  return db('passwordResets')
    .where({ tokenHash: hashOf(token) })
    .where('expiresAt', '>', db.fn.now());
}

/** Only the hash is stored, so a leaked table is useless. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

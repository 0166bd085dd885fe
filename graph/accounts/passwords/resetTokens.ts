import type { Knex } from 'knex';
import { hashOfLinkToken, newLinkToken } from '../linkToken';
import type { User } from '../User';

const MINUTES_OF_LIFE = 30;

/** An impatient person requests another link, and then opens the first. */
const MAX_LINKS = 3;

/** Creates a token for a new password. The last three of a person work, until one is used. */
export async function issueResetToken(trx: Knex, { id: userId, email }: Pick<User, 'id' | 'email'>): Promise<string> {
  const token = newLinkToken();
  const expiresAt = trx.raw("now() + ? * interval '1 minute'", [MINUTES_OF_LIFE]);
  await trx('passwordResets').insert({ userId, email, tokenHash: hashOfLinkToken(token), expiresAt });
  const newest = trx('passwordResets').where({ userId }).orderBy('id', 'desc').limit(MAX_LINKS).select('id');
  await trx('passwordResets').where({ userId }).whereNotIn('id', newest).delete();
  return token;
}

/** Returns the owner of a token that can still be used. */
export async function findResetToken(db: Knex, token: string): Promise<number | undefined> {
  const found = await usable(db, token).first('userId');
  return found?.userId;
}

/** `email` is the recipient of the link, or null if an earlier version mailed it. */
type Redeemed = { userId: number; email: string | null };

/** Redeems a token and returns its owner, whose other tokens end too. If two requests use one at once, the second gets undefined. */
export async function redeemResetToken(trx: Knex, token: string): Promise<Redeemed | undefined> {
  const [used] = await usable(trx, token).delete().returning(['userId', 'email']);
  if (used) await revokeResetTokens(trx, used.userId);
  return used;
}

export async function revokeResetTokens(trx: Knex, userId: number): Promise<void> {
  await trx('passwordResets').where({ userId }).delete();
}

function usable(db: Knex, token: string) {
  return db('passwordResets')
    .where({ tokenHash: hashOfLinkToken(token) })
    .where('expiresAt', '>', db.fn.now());
}

import type { Knex } from 'knex';
import type { EmailChange } from '../../resolverTypes.generated';
import { refuseTakenEmail } from '../createUser';
import { hashOfLinkToken, newLinkToken } from '../linkToken';
import { revokeResetTokens } from '../passwords/resetTokens';
import { User } from '../User';

/** Gives people time to find the mail after signing up, and the owner of a replaced email time to undo the change. */
const DAYS_OF_LIFE = 7;

export const inSevenDays = (db: Knex) => db.raw("now() + ? * interval '1 day'", [DAYS_OF_LIFE]);

type Confirmation = { userId: number; email: string; isChange: boolean };

/** Creates the token that confirms an account's current email. The previous token stops working. */
export async function issueConfirmation(db: Knex, { id: userId, email }: User): Promise<string> {
  const token = newLinkToken();
  await db('emailConfirmations')
    .insert({ userId, isChange: false, email, tokenHash: hashOfLinkToken(token), expiresAt: inSevenDays(db) })
    .onConflict(['userId', 'isChange'])
    .merge();
  return token;
}

/** Stores a requested new email, in place of an earlier request. issueChangeToken creates its token later, with the letter. */
export async function startEmailChange(trx: Knex, userId: number, email: string): Promise<void> {
  await trx('emailConfirmations')
    .insert({ userId, isChange: true, email, tokenHash: null, takesEffectAt: null, expiresAt: inSevenDays(trx) })
    .onConflict(['userId', 'isChange'])
    .merge();
}

/** Days in which the owner of an old email that was never confirmed can stop a change, since they couldn't undo it. */
const DAYS_OF_WAIT = 3;

/** Stores a change that was confirmed and doesn't take effect yet. Returns when it does. */
export async function letChangeWait(trx: Knex, userId: number, email: string): Promise<string> {
  const takesEffectAt = trx.raw("now() + ? * interval '1 day'", [DAYS_OF_WAIT]);
  const expiresAt = trx.raw("now() + interval '1 year'");
  const [waiting] = await trx('emailConfirmations')
    .insert({ userId, isChange: true, email, tokenHash: null, takesEffectAt, expiresAt })
    .returning('takesEffectAt');
  return waiting.takesEffectAt;
}

/** Creates the token for a requested change. Null if the change has been canceled or confirmed. */
export async function issueChangeToken(db: Knex, userId: number): Promise<{ email: string; token: string } | null> {
  const token = newLinkToken();
  const [change] = await pendingChange(db, userId)
    .whereNull('takesEffectAt')
    .update({ tokenHash: hashOfLinkToken(token), expiresAt: inSevenDays(db) })
    .returning('email');
  return change ? { email: change.email, token } : null;
}

/** Returns the change that a person hasn't confirmed yet. */
export async function readEmailChange(db: Knex, userId: number): Promise<EmailChange | null> {
  return (await pendingChange(db, userId).first('email', 'expiresAt', 'takesEffectAt')) ?? null;
}

/** Cancels the pending change. False if there was none. */
export async function stopEmailChange(trx: Knex, userId: number): Promise<boolean> {
  return (await pendingChange(trx, userId).delete()) > 0;
}

export async function findConfirmation(db: Knex, token: string): Promise<Confirmation | undefined> {
  return usable(db, token).first('userId', 'email', 'isChange');
}

/** Redeems a token. If two requests use it at once, the second gets undefined. */
export async function redeemConfirmation(trx: Knex, token: string): Promise<Confirmation | undefined> {
  const [used] = await usable(trx, token).delete().returning(['userId', 'email', 'isChange']);
  return used;
}

const pendingChange = (db: Knex, userId: number) =>
  db('emailConfirmations').where({ userId, isChange: true }).where('expiresAt', '>', db.fn.now());

const usable = (db: Knex, token: string) =>
  db('emailConfirmations')
    .where({ tokenHash: hashOfLinkToken(token) })
    .where('expiresAt', '>', db.fn.now());

export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Changes an account's email to a confirmed one, and invalidates older mailed links. Errors: CONFLICT. */
export async function replaceEmail(trx: Knex, userId: number, email: string): Promise<void> {
  const now = trx.fn.now();
  const patch = { email, emailConfirmedAt: now, updatedAt: now };
  await refuseTakenEmail(User.query(trx).findById(userId).patch(patch));
  await revokeResetTokens(trx, userId);
  await trx('emailConfirmations').where({ userId }).delete();
}

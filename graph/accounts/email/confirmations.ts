import type { Knex } from 'knex';
import type { EmailChange } from '../../resolverTypes.generated';
import { hashOfLinkToken, newLinkToken } from '../linkToken';
import type { User } from '../User';

/** People open the links of a sign-up when they find them, and an old email has this long to undo a change. */
const DAYS_OF_LIFE = 7;

export const inSevenDays = (db: Knex) => db.raw("now() + ? * interval '1 day'", [DAYS_OF_LIFE]);

type Confirmation = { userId: number; email: string; isChange: boolean };

/** Creates the token for an account's own email. The one before stops working. */
export async function issueConfirmation(db: Knex, { id: userId, email }: User): Promise<string> {
  const token = newLinkToken();
  await db('emailConfirmations')
    .insert({ userId, isChange: false, email, tokenHash: hashOfLinkToken(token), expiresAt: inSevenDays(db) })
    .onConflict(['userId', 'isChange'])
    .merge();
  return token;
}

/** Keeps the email that is to replace the present one, in place of another one that was. Its token comes with the letter. */
export async function startEmailChange(trx: Knex, userId: number, email: string): Promise<void> {
  await trx('emailConfirmations')
    .insert({ userId, isChange: true, email, tokenHash: null, expiresAt: inSevenDays(trx) })
    .onConflict(['userId', 'isChange'])
    .merge();
}

/** Creates the token for a change. Null if it was taken back meanwhile. */
export async function issueChangeToken(db: Knex, userId: number): Promise<{ email: string; token: string } | null> {
  const token = newLinkToken();
  const [change] = await waitingChange(db, userId)
    .update({ tokenHash: hashOfLinkToken(token), expiresAt: inSevenDays(db) })
    .returning('email');
  return change ? { email: change.email, token } : null;
}

/** The change that a person hasn't confirmed yet. */
export async function readEmailChange(db: Knex, userId: number): Promise<EmailChange | null> {
  return (await waitingChange(db, userId).first('email', 'expiresAt')) ?? null;
}

/** Whether there was one to stop. */
export async function stopEmailChange(trx: Knex, userId: number): Promise<boolean> {
  return (await waitingChange(trx, userId).delete()) > 0;
}

export async function findConfirmation(db: Knex, token: string): Promise<Confirmation | undefined> {
  return usable(db, token).first('userId', 'email', 'isChange');
}

/** Uses up a token. If it's used twice at once, the second finds nothing. */
export async function redeemConfirmation(trx: Knex, token: string): Promise<Confirmation | undefined> {
  const [used] = await usable(trx, token).delete().returning(['userId', 'email', 'isChange']);
  return used;
}

const waitingChange = (db: Knex, userId: number) =>
  db('emailConfirmations').where({ userId, isChange: true }).where('expiresAt', '>', db.fn.now());

const usable = (db: Knex, token: string) =>
  db('emailConfirmations')
    .where({ tokenHash: hashOfLinkToken(token) })
    .where('expiresAt', '>', db.fn.now());

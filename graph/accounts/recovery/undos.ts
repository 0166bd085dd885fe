import type { Knex } from 'knex';
import { inSevenDays } from '../email/confirmations';
import { hashOfLinkToken, newLinkToken } from '../linkToken';
import type { User } from '../User';

/** A letter by whose link an owner takes back a change, with the email that the account had before it. */
export type Undo = { id: number; userId: number; email: string; wasConfirmed: boolean; happenedAt: Date };

const COLUMNS = ['id', 'userId', 'email', 'wasConfirmed', 'happenedAt'];

/** Stores the current email with a change that a letter reports to it. Returns the row's id. */
export async function keepUndo(trx: Knex, user: Pick<User, 'id' | 'email' | 'emailConfirmedAt'>): Promise<number> {
  const { id: userId, email, emailConfirmedAt } = user;
  await trx('accountUndos').where({ userId }).where('expiresAt', '<', trx.fn.now()).delete();
  const row = { userId, email, wasConfirmed: emailConfirmedAt !== null, expiresAt: inSevenDays(trx) };
  const [stored] = await trx('accountUndos').insert(row).returning('id');
  return stored.id;
}

/** Creates the token for the letter. The previous token stops working. */
export async function issueUndoToken(db: Knex, id: number): Promise<string> {
  const token = newLinkToken();
  await db('accountUndos')
    .where({ id })
    .update({ tokenHash: hashOfLinkToken(token) });
  return token;
}

export async function readUndo(db: Knex, id: number): Promise<Undo | undefined> {
  return db('accountUndos').where({ id }).where('expiresAt', '>', db.fn.now()).first(COLUMNS);
}

export async function findUndo(db: Knex, token: string): Promise<Undo | undefined> {
  return usable(db, token).first(COLUMNS);
}

/** Also ends the links of later changes, whose email may be the intruder's. False if it was used before. */
export async function redeemUndo(trx: Knex, token: string, { id, userId }: Undo): Promise<boolean> {
  if ((await usable(trx, token).delete()) === 0) return false;
  await trx('accountUndos').where({ userId }).where('id', '>', id).delete();
  return true;
}

const usable = (db: Knex, token: string) =>
  db('accountUndos')
    .where({ tokenHash: hashOfLinkToken(token) })
    .where('expiresAt', '>', db.fn.now());

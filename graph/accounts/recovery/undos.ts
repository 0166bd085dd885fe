import type { Knex } from 'knex';
import { hashOfLinkToken, newLinkToken } from '../linkToken';
import type { User } from '../User';
import { inSevenDays } from './confirmations';

/** The email of an account before a change, which may still be pending. */
export type OldEmail = { id: number; userId: number; email: string; wasConfirmed: boolean };

const COLUMNS = ['id', 'userId', 'email', 'wasConfirmed'];

/** Stores the current email before a change, so that its owner can be notified and can undo the change. Returns the row's id. */
export async function keepOldEmail(trx: Knex, { id: userId, email, emailConfirmedAt }: User): Promise<number> {
  await trx('emailUndos').where('expiresAt', '<', trx.fn.now()).delete();
  await trx('emailUndos').where({ userId }).whereRaw('lower(email) = lower(?)', [email]).delete();
  const row = { userId, email, wasConfirmed: emailConfirmedAt !== null, expiresAt: inSevenDays(trx) };
  const [stored] = await trx('emailUndos').insert(row).returning('id');
  return stored.id;
}

/** Creates the token for a letter to an old email. The previous token stops working. */
export async function issueUndoToken(db: Knex, id: number): Promise<string> {
  const token = newLinkToken();
  await db('emailUndos')
    .where({ id })
    .update({ tokenHash: hashOfLinkToken(token) });
  return token;
}

export async function readOldEmail(db: Knex, id: number): Promise<OldEmail | undefined> {
  return db('emailUndos').where({ id }).where('expiresAt', '>', db.fn.now()).first(COLUMNS);
}

export async function findUndo(db: Knex, token: string): Promise<OldEmail | undefined> {
  return usable(db, token).first(COLUMNS);
}

/** Redeems a token. If two requests use it at once, the second gets false. */
export async function redeemUndo(trx: Knex, token: string): Promise<boolean> {
  return (await usable(trx, token).delete()) > 0;
}

const usable = (db: Knex, token: string) =>
  db('emailUndos')
    .where({ tokenHash: hashOfLinkToken(token) })
    .where('expiresAt', '>', db.fn.now());

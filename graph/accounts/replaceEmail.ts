import type { Knex } from 'knex';
import { refuseTakenEmail } from './createUser';
import { revokeResetToken } from './newPassword/resetTokens';
import { User } from './User';

/** Upper and lower case don't matter. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Gives an account another email. Links that were mailed before don't work anymore: neither those for a new password, nor those
 * that confirm an email. Errors: CONFLICT.
 */
export async function replaceEmail(trx: Knex, userId: number, email: string, isConfirmed: boolean): Promise<void> {
  const now = trx.fn.now() as never;
  const patch = { email, emailConfirmedAt: isConfirmed ? now : null, updatedAt: now };
  await refuseTakenEmail(User.query(trx).findById(userId).patch(patch));
  await revokeResetToken(trx, userId);
  await trx('emailConfirmations').where({ userId }).delete();
}

/** From here on, no old email of the account can be brought back by a link. */
export async function endEmailUndos(trx: Knex, userId: number): Promise<void> {
  await trx('emailUndos').where({ userId }).delete();
}

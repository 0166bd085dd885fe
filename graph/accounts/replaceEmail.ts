import type { Knex } from 'knex';
import { refuseTakenEmail } from './createUser';
import { revokeResetToken } from './newPassword/resetTokens';
import { User } from './User';

/** Compares two emails, ignoring case. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Changes the email of an account. Invalidates mailed links that reset the password or confirm an email. Errors: CONFLICT.
 */
export async function replaceEmail(trx: Knex, userId: number, email: string, isConfirmed: boolean): Promise<void> {
  const now = trx.fn.now() as never;
  const patch = { email, emailConfirmedAt: isConfirmed ? now : null, updatedAt: now };
  await refuseTakenEmail(User.query(trx).findById(userId).patch(patch));
  await revokeResetToken(trx, userId);
  await trx('emailConfirmations').where({ userId }).delete();
}

/** Invalidates all links that restore an old email of the account. */
export async function endEmailUndos(trx: Knex, userId: number): Promise<void> {
  await trx('emailUndos').where({ userId }).delete();
}

import type { Knex } from 'knex';
import { refuseTakenEmail } from '../createUser';
import { revokeResetTokens } from '../passwords/resetTokens';
import { User } from '../User';

/** Compares two emails, ignoring case. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Changes the email of an account to a confirmed one. Invalidates mailed links that reset the password or confirm an email. Errors: CONFLICT.
 */
export async function replaceEmail(trx: Knex, userId: number, email: string): Promise<void> {
  const now = trx.fn.now();
  const patch = { email, emailConfirmedAt: now, updatedAt: now };
  await refuseTakenEmail(User.query(trx).findById(userId).patch(patch));
  await revokeResetTokens(trx, userId);
  await trx('emailConfirmations').where({ userId }).delete();
}

import type { Knex } from 'knex';
import type { AdminRole } from '../../rules/accounts/duties';
import type { UserType } from '../../rules/words/vocabulary';
import { violatedConstraint } from '../database/sqlState';
import { conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import { User } from './User';

export type NewUser = {
  email: string;
  name: string;
  phone?: string;
  zipCode?: string;
  city?: string;
  state?: string;
  /** Hashed before the transaction, so that no lock is held while the hashing waits in its queue. */
  passwordHash: string;
  userType: UserType;
  /** What the sign-up form had them accept. */
  termsVersion?: string;
  termsAcceptedAt?: string;
  adminRole?: AdminRole;
  mustChangePassword?: boolean;
  /** Set only if the person came through a mailed link. */
  emailConfirmedAt?: string;
};

/** Creates an account, and mails a link that confirms its email unless it's confirmed. Errors: CONFLICT. */
export async function createUser(trx: Knex, person: NewUser): Promise<User> {
  const user = await refuseTakenEmail(User.query(trx).insert(person).returning('*'));
  if (!user.emailConfirmedAt) await queueMail(trx, { template: 'emailConfirmation', userId: user.id });
  return user;
}

/** Runs a write to an account. Errors: CONFLICT if another account has the email, even if both are written at the same time. */
export async function refuseTakenEmail<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') throw conflict('An account with this email already exists');
    throw error;
  }
}

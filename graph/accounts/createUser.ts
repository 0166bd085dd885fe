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
  /** Hashed before the transaction, so that no lock is held while a password waits. */
  passwordHash: string;
  userType: UserType;
  /** Of an admin. */
  adminRole?: AdminRole;
  mustChangePassword?: boolean;
  /** Only of somebody who came by a mailed link. */
  emailConfirmedAt?: string;
};

/** Creates an account, and mails a link that confirms its email unless it's confirmed. Errors: CONFLICT. */
export async function createUser(trx: Knex, person: NewUser): Promise<User> {
  const user = await refuseTakenEmail(User.query(trx).insert(person).returning('*'));
  if (!user.emailConfirmedAt) await queueMail(trx, { template: 'emailConfirmation', userId: user.id });
  return user;
}

/** Runs a write of an account. If two use the same email at once, the unique index lets only one through. Errors: CONFLICT. */
export async function refuseTakenEmail<T>(write: PromiseLike<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') throw conflict('An account with this email already exists');
    throw error;
  }
}

import type { Knex } from 'knex';
import type { UserType } from '../../rules/vocabulary';
import { violatedConstraint } from '../database/sqlState';
import { conflict } from '../errors';
import { hashPassword } from './passwords';
import { User } from './User';

export type NewUser = {
  email: string;
  name: string;
  phone?: string;
  zipCode?: string;
  city?: string;
  state?: string;
  password: string;
  userType: UserType;
  mustChangePassword?: boolean;
};

/** Makes an account. Of two sign-ups with one email at once, the unique index lets one through. Errors: CONFLICT. */
export async function createUser(trx: Knex, { password, ...person }: NewUser): Promise<User> {
  const passwordHash = await hashPassword(password);
  try {
    return await User.query(trx)
      .insert({ ...person, passwordHash })
      .returning('*');
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') throw conflict('An account with this email already exists');
    throw error;
  }
}
